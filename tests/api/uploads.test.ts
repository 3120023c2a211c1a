import { createHash, randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { applicant, cast, intern } from "#tests/cast.ts";
import { compoundFile, pdf, wordParts, zip } from "#tests/support/documents.ts";
import { type FilePart, formRequest } from "#tests/support/form.ts";
import { databases, openSite, type Site } from "#tests/support/site.ts";
import type { Visitor } from "#tests/support/visitor.ts";

const MAX = 5 * 1024 * 1024;
const docx = zip(wordParts);
const [types, document] = wordParts as [(typeof wordParts)[0], (typeof wordParts)[0]];
const { resumePath: _, ...withoutLink } = applicant;
const unsupported = "Unsupported file type: Only PDF and Word documents are supported.";
const tooLarge = "File too large: Please select a file smaller than 5MB.";
const damaged = expect.stringMatching(/^This document is damaged or incomplete\./);
const growing = expect.stringMatching(/^This document unpacks to far more than a resume needs\./);

describe.each(databases)("uploads on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  let otto: Visitor;
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    ada = site.visitor();
    await ada.logIn(cast.ada);
    otto = site.visitor();
    await otto.register(cast.otto);
  });
  afterAll(() => site.stop());
  beforeEach(async () => {
    await site.db.write((queries) => queries.deleteFrom("jobApplications").execute());
  });

  const apply = (files: FilePart[], more: object = {}) =>
    site.visitor().send("/api/job-applications", formRequest({ ...withoutLink, ...more }, ...files));
  const applications = () => site.db.read.selectFrom("jobApplications").select("id").execute();
  const files = () => site.db.read.selectFrom("files").select(["jobApplicationId", "name", "size"]).execute();
  const resumeOf = (id: string, who = ada) => who.get(`/api/admin/job-applications/${id}/resume`);
  const nothingStays = async () => {
    expect(await applications()).toEqual([]);
    expect(await files()).toEqual([]);
    expect(readdirSync(join(site.dataFolder, "uploads"))).toEqual([]);
  };

  test.each([
    ["a PDF", "Cara's resume.PDF", pdf(), "application/pdf"],
    ["a Word 97 document", "cara.doc", compoundFile(), "application/msword"],
    ["a Word document", "cara.docx", docx, "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["exactly 5 MB", "big.pdf", pdf(MAX), "application/pdf"],
  ])("%s is stored and comes back byte for byte, as an attachment", async (_what, name, content, type) => {
    const answer = await apply([{ name, content, type: "text/html" }]);
    expect(answer.status, answer.text).toBe(201);
    const [listed] = (await ada.get("/api/admin/job-applications")).json;
    const savedAs = name.replace(".PDF", ".pdf");
    expect(listed).toMatchObject({ ...withoutLink, ...answer.json, resumePath: null });
    expect(listed.resumeFile).toEqual({ name: savedAs, size: content.length, type });
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
      .selectFrom("resumeOpenings")
      .select(["userId", "jobApplicationId"])
      .where("jobApplicationId", "=", answer.json.id)
      .execute();
    expect(opened).toEqual([{ userId, jobApplicationId: answer.json.id }]);
  });

  test.each<[string, string, Buffer | string, unknown]>([
    ["a page that is called a PDF", "me.pdf", "<!doctype html><script>alert(1)</script>", unsupported],
    ["a program that is called a PDF", "me.pdf", Buffer.from("MZ\x90\x00\x03PE\x00\x00"), unsupported],
    ["a program", "me.exe", Buffer.from("MZ\x90\x00"), unsupported],
    ["a program behind a name that reads backwards", "me\u202efdp.exe", pdf(), unsupported],
    ["a page that turns into a PDF", "me.pdf", Buffer.concat([Buffer.from("<html><!--"), pdf()]), unsupported],
    [
      "a PDF that is a page as well",
      "me.pdf",
      Buffer.concat([Buffer.from("%PDF-1.7\n<html><script>alert(1)</script><!--\n"), pdf()]),
      unsupported,
    ],
    [
      "a PDF with a page behind it",
      "me.pdf",
      Buffer.concat([pdf(), Buffer.from("<script >alert(1)</script>")]),
      unsupported,
    ],
    ["a PDF with a zip behind it", "me.pdf", Buffer.concat([pdf(), docx]), unsupported],
    ["a PDF with much behind it", "me.pdf", Buffer.concat([pdf(), randomBytes(9000)]), unsupported],
    ["half a PDF", "me.pdf", pdf(9000).subarray(0, 5000), damaged],
    ["a PDF that is called a document", "me.docx", pdf(), unsupported],
    ["a document that is called a PDF", "me.pdf", docx, unsupported],
    ["half a document", "me.docx", docx.subarray(0, docx.length / 2), damaged],
    ["a zip without a document", "me.docx", zip([types, { name: "word/other.xml", content: "x" }]), unsupported],
    ["a zip with a document and no list", "me.docx", zip([document]), unsupported],
    [
      "a sheet that is called a document",
      "me.docx",
      zip([{ name: types.name, content: "<Types/>" }, document]),
      unsupported,
    ],
    [
      "a document with macros",
      "me.docx",
      zip([...wordParts, { name: "word/vbaProject.bin", content: "x" }]),
      unsupported,
    ],
    ["a part outside the document", "me.docx", zip([...wordParts, { name: "../../evil.sh", content: "x" }]), damaged],
    [
      "a part that grows to 4 GB",
      "me.docx",
      zip([...wordParts, { name: "b", content: "", said: { uncompressedSize: 0xfffffff0 } }]),
      growing,
    ],
    [
      "a list that is longer than it says",
      "me.docx",
      zip([
        { ...types, content: `${types.content}${" ".repeat(5_000_000)}`, said: { uncompressedSize: 400 } },
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
          said: { offset: 0 },
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
    ["a sheet of 1997", "me.doc", compoundFile("Workbook"), unsupported],
    ["half a document of 1997", "me.doc", compoundFile().subarray(0, 3000), damaged],
    ["a document of 1997 without a directory", "me.doc", compoundFile().subarray(0, 600), damaged],
    ["nothing", "me.pdf", "", "This file is empty. Please choose another one."],
    ["a name without an extension", "pdf", pdf(), unsupported],
    ["a name of dots", "../..", pdf(), unsupported],
  ])("%s is refused in words, and nothing is stored", async (_what, name, content, message) => {
    const answer = await apply([{ name, content, type: "application/pdf" }]);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.json.errors).toEqual({ resume: [message] });
    await nothingStays();
  });

  test("5 MB and one byte is refused while it arrives, and nothing is stored", async () => {
    const answer = await apply([{ name: "me.pdf", content: pdf(MAX + 1) }]);
    expect([answer.status, answer.json.detail]).toEqual([413, tooLarge]);
    expect(answer.json.errors).toEqual({ resume: [tooLarge] });
    await nothingStays();
  });

  test("a file without end is cut off at 5 MB, with or without a length", async () => {
    const head = formRequest(withoutLink, { name: "me.pdf", content: "%PDF-1.7\n" });
    const start = head.body.toString("latin1").replace(/\r\n--[^\r]*--\r\n$/, "");
    const begin = `POST /api/job-applications HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${head.headers?.["Content-Type"]}\r\n`;
    const chunk = (text: string) => `${Buffer.byteLength(text, "latin1").toString(16)}\r\n${text}\r\n`;
    const piece = chunk("x".repeat(65_536));
    const { answer, sent } = await new Promise<{ answer: string; sent: number }>((resolve, reject) => {
      let answer = "";
      let sent = 0;
      const socket = connect(site.port, "127.0.0.1", () => {
        socket.write(`${begin}Transfer-Encoding: chunked\r\n\r\n${chunk(start)}`, "latin1");
        const more = () => {
          while (!socket.destroyed && !answer && sent < 200_000_000) {
            sent += 65_536;
            if (!socket.write(piece)) return socket.once("drain", more);
          }
        };
        more();
      });
      socket.on("data", (data) => {
        answer += data;
        if (answer.includes(tooLarge)) socket.destroy();
      });
      socket.on("error", (error) => (answer ? undefined : reject(error)));
      socket.on("close", () => resolve({ answer, sent }));
    });
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain(tooLarge);
    expect(sent).toBeLessThan(50_000_000);
    const announced = await site.visitor().send("/api/job-applications", {
      method: "POST",
      headers: { ...head.headers, "Content-Length": 5_000_000_000 },
    });
    expect([announced.status, announced.json.detail]).toEqual([413, tooLarge]);
    await nothingStays();
  });

  test.each([
    ["../../../etc/passwd.pdf", "passwd.pdf"],
    ["C:\\\\Users\\\\cara\\\\me.pdf", "me.pdf"],
    ["a\tb\u0000c.pdf", "abc.pdf"],
    ["me\u202edoc\u2066\u200b.pdf", "medoc.pdf"],
    ["a%0d%0aSet-Cookie: x=1.pdf", "a_0d_0aSet-Cookie_ x=1.pdf"],
    ["Lebenslauf Zoë – 履歴書.pdf", "Lebenslauf Zoë – 履歴書.pdf"],
    [".pdf", "file.pdf"],
    ["con.pdf", "_con.pdf"],
    [`${"x".repeat(400)}.pdf`, `${"x".repeat(100)}.pdf`],
  ])("a file that is called %j is saved as %j", async (name, savedAs) => {
    const answer = await apply([{ name, content: pdf() }]);
    expect(answer.status, answer.text).toBe(201);
    expect(await files()).toMatchObject([{ name: savedAs }]);
    const header = String((await resumeOf(answer.json.id)).headers["content-disposition"]);
    expect(header).toMatch(/^attachment; filename="[^"\\%/]+\.pdf"; filename\*=UTF-8''[\w.%!#$&+^`|~-]+$/);
    expect(decodeURIComponent(header.split("''")[1] ?? "")).toBe(savedAs);
  });

  test("a name with a line break in it is no file's", async () => {
    for (const name of ["a\r\nX-Evil: 1\r\n.pdf", "a\n.pdf"]) {
      const answer = await apply([{ name, content: pdf() }]);
      expect(answer.status, answer.text).toBe(400);
    }
    await nothingStays();
  });

  test("a form without a file needs the link, as JSON does, and with both keeps both", async () => {
    const noFile = { name: "", content: "" };
    for (const chosen of [[], [noFile]]) {
      const answer = await apply(chosen);
      expect([answer.status, answer.json.errors]).toEqual([400, { resumePath: ["Resume link is required"] }]);
      expect((await apply([noFile], { resumePath: "", fullName: "" })).json.errors).toEqual({
        fullName: ["Full name is required"],
        resumePath: ["Resume link is required"],
      });
    }
    const both = await apply([{ name: "me.pdf", content: pdf() }], { resumePath: applicant.resumePath });
    expect(both.status).toBe(201);
    const [listed] = (await ada.get("/api/admin/job-applications")).json;
    expect(listed).toMatchObject({ resumePath: applicant.resumePath, resumeFile: { name: "me.pdf" } });
    expect((await resumeOf(both.json.id)).bytes).toEqual(pdf());
  });

  test("an intern may send the resume itself", async () => {
    const { resumePath: _link, ...rest } = intern;
    const answer = await site
      .visitor()
      .send("/api/job-applications", formRequest(rest, { name: "me.docx", content: docx }));
    expect(answer.status, answer.text).toBe(201);
    expect((await ada.get("/api/admin/job-applications")).json[0]).toMatchObject(rest);
  });

  test("a line break counts once, though a browser's form sends two characters for it", async () => {
    const message = `${"x".repeat(24)}\n`.repeat(200).slice(0, -1);
    const sent = (breaks: string) => apply([], { ...applicant, message: message.replaceAll("\n", breaks) });
    expect((await sent("\r\n")).status).toBe(201);
    const [listed] = (await ada.get("/api/admin/job-applications")).json;
    expect(listed.message).toBe(message);
  });

  test("what is wrong in the fields is named, and a second application within a day stores no file", async () => {
    const file = { name: "me.pdf", content: pdf() };
    const wrong = await apply([file], { email: "nobody", __proto__: "x", phone: "" });
    expect(wrong.json.errors).toEqual({ email: ["Invalid email address"], phone: ["Phone number is required"] });
    await nothingStays();
    expect((await apply([file])).status).toBe(201);
    expect((await apply([file])).status).toBe(409);
    expect(await files()).toHaveLength(1);
  });

  test("forms that are broken, cut off or full of things are refused, and nothing is stored", async () => {
    const file = { name: "me.pdf", content: pdf(100_000) };
    const whole = formRequest(withoutLink, file);
    const send = (more: object) => site.visitor().send("/api/job-applications", { ...whole, ...more });
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`n${i}`, "x"]));
    for (const [what, answer] of [
      ["cut off", await send({ body: whole.body.subarray(0, 50_000) })],
      ["cut off in the fields", await send({ body: whole.body.subarray(0, 200) })],
      ["cut off in a header", await send({ body: whole.body.subarray(0, 40) })],
      ["empty", await send({ body: "" })],
      ["no form", await send({ body: "{}" })],
      ["no boundary", await send({ headers: { "Content-Type": "multipart/form-data" } })],
      ["another boundary", await send({ headers: { "Content-Type": "multipart/form-data; boundary=other" } })],
      ["two files", await apply([file, file])],
      ["a file of another name", await apply([{ ...file, field: "photo" }])],
      ["many fields", await apply([file], many)],
      ["a huge field", await apply([file], { message: "x".repeat(500_000) })],
      ["a long field", await apply([file], { message: "x".repeat(5001) })],
    ] as const) {
      expect(answer.status, what).toBe(400);
      expect(Object.keys(answer.json.errors), what).toHaveLength(1);
    }
    const squeezed = await send({ headers: { ...whole.headers, "Content-Encoding": "gzip" } });
    expect(squeezed.status).toBe(415);
    await nothingStays();
  });

  test("a form from another site is refused", async () => {
    const { headers, ...rest } = formRequest(withoutLink, { name: "me.pdf", content: pdf() });
    const answer = await site
      .visitor()
      .send("/api/job-applications", { ...rest, headers: { ...headers, "Sec-Fetch-Site": "cross-site" } });
    expect(answer.status).toBe(403);
    expect(await applications()).toEqual([]);
  });

  test("two hundred at once: each whole one is stored with its file, each bad one is a clear 4xx", async () => {
    const sent = Array.from({ length: 200 }, (_, i) => {
      const content = i % 4 === 3 ? Buffer.from("<html>") : pdf(150_000 + i);
      return apply([{ name: `${i}.pdf`, content }], { email: `n${i}@example.com` });
    });
    const answers = await Promise.all(sent);
    answers.forEach((answer, i) => {
      expect(answer.status, answer.text).toBe(i % 4 === 3 ? 400 : 201);
    });
    const sizes = new Map((await files()).map((file) => [file.jobApplicationId, file.size]));
    expect(await applications()).toHaveLength(150);
    expect(sizes.size).toBe(150);
    answers.forEach((answer, i) => {
      if (answer.status === 201) expect(sizes.get(answer.json.id)).toBe(150_000 + i);
    });
  });

  test("forty copies of one, from a hasty hand, are one application and one file", async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => apply([{ name: "me.pdf", content: pdf() }])));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(39).fill(409)]);
    expect(await files()).toHaveLength(1);
  });

  test("a file is an admin's to open alone, and goes with its application", async () => {
    const { id } = (await apply([{ name: "me.pdf", content: pdf() }], { email: cast.otto.email })).json;
    expect((await resumeOf(id, site.visitor())).status).toBe(401);
    expect((await resumeOf(id, otto)).status).toBe(403);
    const remove = (who: Visitor) => who.send(`/api/admin/job-applications/${id}`, { method: "DELETE" });
    expect((await remove(otto)).status).toBe(403);
    expect(await files()).toHaveLength(1);
    expect((await remove(ada)).status).toBe(204);
    expect((await resumeOf(id)).status).toBe(404);
    await nothingStays();
  });
});
