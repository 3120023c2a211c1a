import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Visitor } from "#harness/visitor.ts";
import { compoundFile } from "#tests/support/compound-file.ts";
import { pdf, wordParts, zip } from "#tests/support/documents.ts";
import { openPeopledSite } from "#tests/support/servers/peopled-site.ts";
import { databases, type Site } from "#tests/support/servers/site.ts";
import { apply, expectNothingStored, files, MAX, withoutLink } from "#tests/support/uploads.ts";

const docx = zip(wordParts);
const [types, document] = wordParts as [(typeof wordParts)[0], (typeof wordParts)[0]];
const unsupported = "Unsupported file type: Only PDF and Word documents are supported.";
const mislabeled = `${unsupported} The content of this file doesn’t match its name. Please save it as a PDF and choose the PDF instead.`;
const hasPassword = `${unsupported} This document has a password. Please remove the password and choose the document again.`;
const damaged = expect.stringMatching(/^This document is damaged or incomplete\./);
const growing = expect.stringMatching(/^This document unpacks to far more than a resume needs\./);

/** What Word writes for a document with a password. */
const locked = compoundFile({ EncryptionInfo: Buffer.alloc(5000), EncryptedPackage: Buffer.alloc(5000) });

/** A Word document whose relations name `target` as its main part, which has this name and type. */
function wordFile(target: string, name: string, type = "document", list?: string): Buffer {
  const contentType = `application/vnd.openxmlformats-officedocument.wordprocessingml.${type}.main+xml`;
  const relation = `<x:Relationship Target='${target}' Id="r1"\n Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"/>`;
  return zip([
    { ...types, content: `<Types>${list ?? `<Override ContentType="${contentType}" PartName="/${name}"/>`}</Types>` },
    { name: "_rels/.rels", content: `<x:Relationships>${relation}</x:Relationships>` },
    { name, content: document.content },
  ]);
}
/** A list in which the type of the main part is that of its extension, as .NET writes it. */
const byExtension = `<Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>`;
const inUtf16 = zip(
  wordParts.map(({ content, ...part }) => ({ ...part, content: Buffer.from(`\ufeff${content}`, "utf16le") })),
);
const behind = (start: string | Buffer) => Buffer.concat([Buffer.from(start as string), pdf()]);
const pdfType = "application/pdf";
const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

describe.each(databases)("uploaded documents on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  beforeAll(async () => {
    ({ site, ada } = await openPeopledSite(kind));
  });
  afterAll(() => site.stop());
  beforeEach(async () => {
    await site.db.write((queries) => queries.deleteFrom("jobApplications").execute());
  });

  const resumeOf = (id: string) => ada.get(`/api/admin/job-applications/${id}/resume`);

  test.each([
    ["a PDF", "Cara's resume.PDF", pdf(), "application/pdf"],
    ["a Word 97 document", "cara.doc", compoundFile(), "application/msword"],
    ["a Word document", "cara.docx", docx, "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["exactly 5 MB", "big.pdf", pdf(MAX), "application/pdf"],
    ["a document of Word for the web", "a.docx", wordFile("/word/document2.xml", "word/document2.xml"), docxType],
    ["a document with its own names", "a.docx", wordFile("./Word/My%20text.xml", "word/my text.xml"), docxType],
    ["a document with escaped names", "a.docx", wordFile("/a%20b/main.xml", "a%20b/main.xml"), docxType],
    ["a document in UTF-16", "a.docx", inUtf16, docxType],
    ["a document with a line break behind it", "a.docx", Buffer.concat([docx, Buffer.from("\r\n")]), docxType],
    ["a document of .NET", "a.docx", wordFile("word/document.xml", "word/document.xml", "", byExtension), docxType],
    ["a PDF behind a line break", "a.pdf", behind("\n"), pdfType],
    ["a PDF behind a byte order mark", "a.pdf", behind("\ufeff"), pdfType],
    ["a PDF behind 128 zero bytes", "a.pdf", behind(Buffer.alloc(128)), pdfType],
    ["a PDF behind a printer’s commands", "a.pdf", behind("\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n"), pdfType],
    ["a PDF with 4 KB behind it", "a.pdf", Buffer.concat([pdf(), Buffer.alloc(4096, "x")]), pdfType],
    ["a PDF filled up with zero bytes", "a.pdf", Buffer.concat([pdf(), Buffer.alloc(64 * 1024)]), pdfType],
  ])("stores %s and returns it unchanged as an attachment", async (_what, name, content, type) => {
    const answer = await apply(site, [{ name, content, type: "text/html" }]);
    expect(answer.status, answer.text).toBe(201);
    const [listed] = (await ada.get("/api/admin/job-applications")).json;
    const savedAs = name.replace(".PDF", ".pdf");
    expect(listed).toMatchObject({ ...withoutLink, ...answer.json, resumePath: null });
    const inspection = { activeContent: [], coverage: "complete", scan: "off" };
    expect(listed.resumeFile).toEqual({ name: savedAs, size: content.length, type, inspection });
    const back = await resumeOf(answer.json.id);
    expect(back.status).toBe(200);
    expect(createHash("sha256").update(back.bytes).digest("hex")).toBe(
      createHash("sha256").update(content).digest("hex"),
    );
    expect(back.headers).toMatchObject({
      "content-type": type,
      "content-disposition": `attachment; filename="${savedAs}"; filename*=UTF-8''${encodeURIComponent(savedAs).replace("'", "%27")}`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "no-store",
    });
    const { id: userId } = (await ada.get("/api/user")).json;
    const opened = await site.db.read
      .selectFrom("auditEntries")
      .select(["actorId", "action"])
      .where("objectId", "=", answer.json.id)
      .execute();
    expect(opened).toEqual([{ actorId: userId, action: "download" }]);
  });

  test.each<[string, string, Buffer | string, unknown]>([
    ["a page that is called a PDF", "me.pdf", "<!doctype html><script>alert(1)</script>", mislabeled],
    ["a program that is called a PDF", "me.pdf", Buffer.from("MZ\x90\x00\x03PE\x00\x00"), mislabeled],
    ["a program", "me.exe", Buffer.from("MZ\x90\x00"), unsupported],
    ["a program behind a name that reads backwards", "me\u202efdp.exe", pdf(), unsupported],
    ["a page that turns into a PDF", "me.pdf", Buffer.concat([Buffer.from("<html><!--"), pdf()]), mislabeled],
    [
      "a PDF that is a page as well",
      "me.pdf",
      Buffer.concat([Buffer.from("%PDF-1.7\n<html><script>alert(1)</script><!--\n"), pdf()]),
      mislabeled,
    ],
    [
      "a PDF with a page behind it",
      "me.pdf",
      Buffer.concat([pdf(), Buffer.from("<script >alert(1)</script>")]),
      mislabeled,
    ],
    ["a PDF with a zip behind it", "me.pdf", Buffer.concat([pdf(), docx]), mislabeled],
    ["a PDF with much behind it", "me.pdf", Buffer.concat([pdf(), randomBytes(9000)]), mislabeled],
    ["half a PDF", "me.pdf", pdf(9000).subarray(0, 5000), damaged],
    ["a PDF that is called a document", "me.docx", pdf(), mislabeled],
    ["a document that is called a PDF", "me.pdf", docx, mislabeled],
    ["half a document", "me.docx", docx.subarray(0, docx.length / 2), damaged],
    ["a zip without a document", "me.docx", zip([types, { name: "word/other.xml", content: "x" }]), mislabeled],
    ["a zip with a document and no list", "me.docx", zip([document]), mislabeled],
    [
      "a sheet that is called a document",
      "me.docx",
      zip([{ name: types.name, content: "<Types/>" }, document]),
      mislabeled,
    ],
    [
      "a document with macros",
      "me.docx",
      zip([...wordParts, { name: "word/vbaProject.bin", content: "x" }]),
      mislabeled,
    ],
    ["a part outside the document", "me.docx", zip([...wordParts, { name: "../../evil.sh", content: "x" }]), damaged],
    [
      "a part that grows to 4 GB",
      "me.docx",
      zip([...wordParts, { name: "b", content: "", declared: { uncompressedSize: 0xfffffff0 } }]),
      growing,
    ],
    [
      "a list that is longer than it says",
      "me.docx",
      zip([
        { ...types, content: `${types.content}${" ".repeat(5_000_000)}`, declared: { uncompressedSize: 400 } },
        document,
      ]),
      damaged,
    ],
    [
      "parts that lie upon each other",
      "me.docx",
      zip([
        ...wordParts,
        ...Array.from({ length: 5 }, (_, i) => ({
          name: `b${i}`,
          content: "x",
          declared: { offset: 0 },
        })),
      ]),
      growing,
    ],
    [
      "six hundred parts of 200 KB each",
      "me.docx",
      zip([...wordParts, ...Array.from({ length: 600 }, (_, i) => ({ name: `b${i}`, content: "x".repeat(200_000) }))]),
      growing,
    ],
    [
      "three thousand parts",
      "me.docx",
      zip([...wordParts, ...Array.from({ length: 3000 }, (_, i) => ({ name: `b${i}`, content: "" }))]),
      growing,
    ],
    ["a sheet of 1997", "me.doc", compoundFile({ Workbook: Buffer.alloc(5000) }), mislabeled],
    ["half a document of 1997", "me.doc", compoundFile().subarray(0, 3000), damaged],
    ["a document of 1997 without a directory", "me.doc", compoundFile().subarray(0, 600), damaged],
    ["nothing", "me.pdf", "", "This file is empty. Please choose another one."],
    ["a name without an extension", "pdf", pdf(), unsupported],
    ["a name of dots", "../..", pdf(), unsupported],
    ["a program with a PDF behind it", "me.pdf", Buffer.concat([Buffer.from("MZ\x90\x00"), pdf()]), mislabeled],
    ["a document with a PDF behind it", "me.pdf", Buffer.concat([docx.subarray(0, 300), pdf()]), mislabeled],
    ["rich text that is called a document", "me.doc", "{\\rtf1\\ansi Cara}", mislabeled],
    ["a page that is called a document", "me.doc", "<html><body>Cara</body></html>", mislabeled],
    ["a new document with an old name", "me.doc", docx, mislabeled],
    ["an old document with a new name", "me.docx", compoundFile(), mislabeled],
    ["a document with a password", "me.docx", locked, hasPassword],
    ["a document with a password and an old name", "me.doc", locked, hasPassword],
    ["a document without its main part", "me.docx", wordFile("word/document2.xml", "word/other.xml"), mislabeled],
    [
      "a document whose main part is a sheet",
      "me.docx",
      wordFile("xl/workbook.xml", "xl/workbook.xml", "sheet"),
      mislabeled,
    ],
  ])("rejects %s with a message and stores nothing", async (_what, name, content, message) => {
    const answer = await apply(site, [{ name, content, type: "application/pdf" }]);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.json.errors).toEqual({ resume: [message] });
    await expectNothingStored(site);
  });

  test.each([
    ["../../../etc/passwd.pdf", "passwd.pdf"],
    ["C:\\\\Users\\\\cara\\\\me.pdf", "me.pdf"],
    ["a\tb\u0000c.pdf", "abc.pdf"],
    ["me\u202edoc\u2066\u200b.pdf", "medoc.pdf"],
    ["a%0d%0aSet-Cookie: x=1.pdf", "a_0d_0aSet-Cookie_ x=1.pdf"],
    ["cv %22final%22%0D%0Anew%0A.pdf", "cv _final_ new.pdf"],
    ["Lebenslauf Zoë – 履歴書.pdf", "Lebenslauf Zoë – 履歴書.pdf"],
    [".pdf", "file.pdf"],
    ["con.pdf", "_con.pdf"],
    [`${"x".repeat(400)}.pdf`, `${"x".repeat(100)}.pdf`],
  ])("saves a file named %j as %j", async (name, savedAs) => {
    const answer = await apply(site, [{ name, content: pdf() }]);
    expect(answer.status, answer.text).toBe(201);
    expect(await files(site)).toMatchObject([{ name: savedAs }]);
    const header = String((await resumeOf(answer.json.id)).headers["content-disposition"]);
    expect(header).toMatch(/^attachment; filename="[^"\\%/]+\.pdf"; filename\*=UTF-8''[\w.%!#$&+^`|~-]+$/);
    expect(decodeURIComponent(header.split("''")[1] ?? "")).toBe(savedAs);
  });

  test("rejects a file name with a line break", async () => {
    for (const name of ["a\r\nX-Evil: 1\r\n.pdf", "a\n.pdf"]) {
      const answer = await apply(site, [{ name, content: pdf() }]);
      expect(answer.status, answer.text).toBe(400);
    }
    await expectNothingStored(site);
  });
});
