import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applicant, weaver } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import type { Visitor } from "#harness/visitor.ts";
import { pdf } from "#tests/support/documents.ts";
import {
  messages,
  openChatSiteWithAda,
  stored,
  transcript,
  waitForMessages,
} from "#tests/support/servers/chat-site.ts";
import { databases, type Site } from "#tests/support/servers/site.ts";

const resume = { name: "cara.pdf", content: pdf() };
const application = {
  fullName: applicant.fullName,
  email: applicant.email,
  position: weaver.title,
  experience: applicant.experience,
  isJobApplication: true,
};
const apply = { isApplicationRequest: "true", metadata: JSON.stringify(application) };

describe.each(databases)("files and applications in conversations on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  beforeAll(async () => {
    ({ site, ada } = await openChatSiteWithAda(kind));
  });
  afterAll(() => site.stop());

  test("validates a file like a resume and serves it only to its conversation", async () => {
    const vera = site.visitor();
    const id = await startConversation(vera);
    const sent = await sendMessage(vera, id, "", {}, { name: "../me.pdf", content: pdf() });
    expect(sent.json).toMatchObject({ content: "", attachmentType: "application/pdf" });
    const [, answer] = await waitForMessages(vera, id, 2);
    expect(answer).toMatchObject({ isApplicationRequest: true, metadata: { offers: ["apply", "handover"] } });
    const file = await vera.get(sent.json.attachmentUrl);
    expect([file.status, file.bytes.equals(pdf())]).toEqual([200, true]);
    expect(file.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
    });
    expect(file.headers["content-disposition"]).toMatch(/^attachment; filename="me.pdf"/);
    const [ofTeam] = (await transcript(ada, id)).messages;
    expect((await ada.get(ofTeam.attachmentUrl)).bytes.equals(pdf())).toBe(true);
    for (const [name, content, message] of [
      ["me.exe", "MZ", "Unsupported file type: Only PDF and Word documents are supported."],
      [
        "me.pdf",
        "MZ",
        "Unsupported file type: Only PDF and Word documents are supported. The content of this file doesn’t match its name. Please save it as a PDF and choose the PDF instead.",
      ],
      ["me.pdf", pdf(5 * 1024 * 1024 + 1), "File too large: Please select a file smaller than 5MB."],
    ] as const) {
      const refused = await sendMessage(vera, id, "Here", {}, { name, content: Buffer.from(content) });
      expect(refused.json.errors, name).toEqual({ attachment: [message] });
    }
    expect(await stored(site, id)).toHaveLength(2);
  });

  test("acknowledges a file whatever its text, and answers a question that comes with it", async () => {
    const vera = site.visitor();
    const id = await startConversation(vera);
    await sendMessage(vera, id, "as discussed, here you go", {}, resume);
    const [, acknowledged] = await waitForMessages(vera, id, 2);
    expect(acknowledged.content).toMatch(/^We saved your file with this conversation\./);
    expect(acknowledged.metadata.offers).toEqual(["apply", "handover"]);
    await sendMessage(vera, id, "How long do you keep my resume?", {}, resume);
    const [, , , answered] = await waitForMessages(vera, id, 4);
    expect(answered.content).toMatch(/^We saved your file with this conversation\.[\s\S]*12 months/);
    expect(answered.metadata.offers).toEqual(["apply", "handover"]);
    expect(answered.metadata.citations[0].path).toMatch(/^\/privacy-policy/);
  });

  test("stores an application together with its message or not at all", async () => {
    const listing = (await ada.post("/api/admin/job-listings", weaver)).json;
    const cara = site.visitor();
    const id = await startConversation(cara);
    const content = `I would like to apply for the position: ${weaver.title}.`;
    for (const [metadata, errors] of [
      [{}, ["fullName", "email", "position", "experience"]],
      [{ ...application, email: "not an address" }, ["email"]],
    ] as const) {
      const refused = await sendMessage(cara, id, content, { ...apply, metadata: JSON.stringify(metadata) }, resume);
      expect([refused.status, Object.keys(refused.json.errors)]).toEqual([400, errors]);
    }
    const words = (await sendMessage(cara, id, content, { ...apply, metadata: "{}" })).json.errors;
    expect(words).toMatchObject({
      fullName: ["Name is required"],
      email: ["Email is required"],
      position: ["Position is required"],
      experience: ["Years of experience is required"],
    });
    expect((await sendMessage(cara, id, content, apply)).json.errors).toEqual({ attachment: ["Resume is required"] });
    expect(await stored(site, id)).toHaveLength(0);

    const sent = await sendMessage(cara, id, content, apply, resume);
    expect([sent.status, sent.json.isApplicationRequest]).toEqual([201, true]);
    const [own, thanks] = await waitForMessages(cara, id, 2);
    expect(own).toEqual(sent.json);
    expect(thanks.sender).toBe("bot");
    const [made] = (await ada.get("/api/admin/job-applications")).json;
    expect(made).toMatchObject({
      fullName: applicant.fullName,
      email: applicant.email,
      phone: "",
      position: weaver.title,
      message: null,
      applicationType: "job",
      jobListingId: listing.id,
      resumeFile: { name: "cara.pdf", size: pdf().length, type: "application/pdf" },
    });
    const about = await site.db.read.selectFrom("mails").select("kind").where("aboutId", "=", made.id).execute();
    expect(about.map(({ kind: one }) => one).sort()).toEqual(["application-acknowledged", "application-to-team"]);
    expect((await cara.get(sent.json.attachmentUrl)).bytes.equals(pdf())).toBe(true);
    const asSeen = await transcript(ada, id);
    expect(asSeen).toMatchObject({ userName: applicant.fullName, userEmail: applicant.email });
    expect(asSeen.messages[0].attachmentUrl).toBe(`/api/admin/job-applications/${made.id}/resume`);
    // Sending it again in the conversation creates no second application.
    const again = await sendMessage(cara, id, content, apply, resume);
    expect([again.status, Object.keys(again.json.errors)]).toEqual([409, ["position"]]);
    expect(await stored(site, id)).toHaveLength(2);
    // In another one, a stranger may use her address.
    const stranger = site.visitor();
    const other = await startConversation(stranger);
    expect((await sendMessage(stranger, other, content, apply, resume)).status).toBe(201);
    const [marked] = (await ada.get("/api/admin/job-applications?page=1")).json.items;
    expect(marked.work).toMatchObject({ status: "new", duplicateOf: made.id });

    await ada.send(`/api/admin/job-applications/${made.id}`, { method: "DELETE" });
    const [without] = await messages(cara, id);
    expect([without.content, without.attachmentUrl]).toEqual([content, null]);
    expect((await cara.get(sent.json.attachmentUrl)).status).toBe(404);
  });
});
