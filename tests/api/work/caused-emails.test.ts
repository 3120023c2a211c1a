import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { applicant, cast } from "#harness/cast.ts";
import { startConversation } from "#harness/chat.ts";
import { interviewPlan } from "#tests/api/audit/audited-records.ts";
import { memberWith } from "#tests/support/people.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

describe.each(databases)("the emails that a member of the team causes on %s", (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(kind);
  });
  afterAll(() => site.stop());

  test("are 100 an hour: replies, mentions and invitations together", async () => {
    const author = await memberWith(site, "privacy");
    const other = await memberWith(site, "privacy");
    const colleagues: string[] = [];
    for (let index = 0; index < 10; index += 1) colleagues.push((await memberWith(site, "privacy")).id);
    const inquiry = `/api/admin/inquiries/${(await site.visitor().post("/api/inquiries", cast.vera)).json.id}`;
    const application = `/api/admin/job-applications/${(await site.visitor().post("/api/job-applications", applicant)).json.id}`;
    const mention = (ids: string[]) => ({ content: ids.map((id) => `<@${id}>`).join(" ") });
    const note = (content: object, who = author) => who.visitor.post(`${inquiry}/notes`, content);
    const plan = { ...interviewPlan, interviewerIds: colleagues };
    const put = (path: string, body: object) =>
      author.visitor.send(path, {
        method: "PUT",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });

    // One's own mention sends no email, and a colleague who is mentioned twice gets one: 60 of these.
    for (let sent = 0; sent < 6; sent += 1)
      expect((await note(mention([...colleagues, ...colleagues, author.id]))).status).toBe(201);
    // 11, to its people and the candidate, and 11 for the change, although it leaves all but one out: 82.
    const planned = await author.visitor.post(`${application}/interviews`, plan);
    expect(planned.status).toBe(201);
    const interview = `${application}/interviews/${planned.json.id}`;
    const smaller = { ...plan, invitesCandidate: false, interviewerIds: colleagues.slice(0, 1), version: 1 };
    expect((await put(interview, smaller)).status).toBe(200);
    expect((await author.visitor.post(`${interview}/cancel`, { version: 2 })).status).toBe(200);
    const letter = { subject: "Hello", text: "Thank you" };
    expect((await author.visitor.post(`${inquiry}/replies`, letter)).status).toBe(201);
    const none = `/api/admin/inquiries/${newId()}/replies`;
    for (let sent = 84; sent < 100; sent += 1) expect((await author.visitor.post(none, letter)).status).toBe(404);

    const before = (await site.db.read.selectFrom("mails").select("id").execute()).length;
    for (const refused of [
      await note(mention(colleagues.slice(0, 1))),
      await author.visitor.post(`${application}/interviews`, { ...plan, interviewerIds: colleagues.slice(0, 1) }),
      await author.visitor.post(none, letter),
    ]) {
      expect(refused.status).toBe(429);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      expect(refused.json.detail).toMatch(/^You’ve sent too many emails in the past hour: .*Please try again in/);
    }
    expect(await site.db.read.selectFrom("mails").select("id").execute()).toHaveLength(before);
    expect((await note({ content: "Without a mention" })).status).toBe(201);
    expect((await note(mention(colleagues), other)).status).toBe(201);
  });

  test("include replies in the chat to a visitor who left an address", async () => {
    const { visitor } = await memberWith(site, "sales");
    const vera = site.visitor();
    const reply = async (id: string) =>
      await visitor.post(`/api/admin/conversations/${id}/messages`, { content: "Hello from the team" });
    const withAddress = await startConversation(vera, { userEmail: cast.vera.email });
    for (let sent = 0; sent < 100; sent += 1) expect((await reply(withAddress)).status).toBe(201);
    const before = await site.db.read.selectFrom("mails").select("id").execute();
    const refused = await reply(withAddress);
    expect([refused.status, refused.json.detail]).toEqual([429, expect.stringContaining("too many emails")]);
    expect(await site.db.read.selectFrom("mails").select("id").execute()).toEqual(before);
    expect((await visitor.get(`/api/admin/conversations/${withAddress}`)).json.messages).toHaveLength(100);
    expect((await reply(await startConversation(vera))).status).toBe(201);
  });
});
