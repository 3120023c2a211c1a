import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { hostilePdfs } from "#harness/hostile-pdfs.ts";
import type { Visitor } from "#harness/visitor.ts";
import {
  activeDocuments,
  closedDocuments,
  documentsWithPrograms,
  ordinaryDocuments,
} from "#tests/support/active-documents.ts";
import { openPeopledSite } from "#tests/support/servers/peopled-site.ts";
import { databases, type Site } from "#tests/support/servers/site.ts";
import { apply, expectNothingStored } from "#tests/support/uploads.ts";

const program =
  "This document contains a program, so we can’t accept it. Please save it as a PDF without attachments and choose the PDF instead.";

describe.each(databases)("the content of uploaded documents on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  beforeAll(async () => {
    ({ site, ada } = await openPeopledSite(kind));
  });
  afterAll(() => site.stop());
  beforeEach(async () => {
    await site.db.write((queries) => queries.deleteFrom("jobApplications").execute());
  });

  const inspectionOf = async (name: string, content: Buffer) => {
    const answer = await apply(site, [{ name, content }]);
    expect(answer.status, answer.text).toBe(201);
    const [listed] = (await ada.get("/api/admin/job-applications")).json;
    return listed.resumeFile.inspection;
  };

  test.each(activeDocuments)("marks %s in %s", async (_what, name, content, activeContent) => {
    const found = await inspectionOf(name, content);
    expect(found).toEqual({ activeContent: expect.anything(), coverage: "complete", scan: "off" });
    expect(found.activeContent.toSorted()).toEqual(activeContent.toSorted());
  });

  test.each(ordinaryDocuments)("finds nothing in a document with %s (%s)", async (_what, name, content) => {
    expect(await inspectionOf(name, content)).toEqual({ activeContent: [], coverage: "complete", scan: "off" });
  });

  test.each(closedDocuments)("marks a document %s (%s)", async (_what, name, content, coverage) => {
    expect(await inspectionOf(name, content)).toEqual({ activeContent: [], coverage, scan: "off" });
  });

  test("marks what was found before the time for a document was used up", async () => {
    const script = Buffer.from("\n<</S/JavaScript>>\n");
    const content = hostilePdfs["the word stream"]?.() ?? Buffer.alloc(0);
    script.copy(content, 200);
    expect(await inspectionOf("a.pdf", content)).toEqual({
      activeContent: ["javascript"],
      coverage: "partial",
      scan: "off",
    });
  });

  test.each(documentsWithPrograms)("refuses %s in %s and stores nothing", async (_what, name, content) => {
    const answer = await apply(site, [{ name, content }]);
    expect([answer.status, answer.json.errors]).toEqual([400, { resume: [program] }]);
    await expectNothingStored(site);
  });

  test("inspects a file in a conversation like a resume", async () => {
    const vera = site.visitor();
    const id = await startConversation(vera);
    const [[, name, content] = ["", "", Buffer.alloc(0)]] = activeDocuments;
    expect((await sendMessage(vera, id, "Look", {}, { name, content })).status).toBe(201);
    const messages = (await ada.get(`/api/admin/conversations/${id}`)).json.messages;
    expect(messages[0].inspection).toEqual({ activeContent: ["javascript"], coverage: "complete", scan: "off" });
    expect((await vera.get(`/api/chat/conversations/${id}/messages`)).json[0]).not.toHaveProperty("inspection");
    const [[, refused, programContent] = ["", "", Buffer.alloc(0)]] = documentsWithPrograms;
    const answer = await sendMessage(vera, id, "Look", {}, { name: refused, content: programContent });
    expect([answer.status, answer.json.errors]).toEqual([400, { attachment: [program] }]);
  });
});
