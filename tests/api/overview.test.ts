import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { applicant, cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import type { Visitor } from "#harness/visitor.ts";
import { site as owner } from "#site";
import { visitorWith } from "#tests/support/people.ts";
import { bothDatabases, openSite, type Site } from "#tests/support/servers/site.ts";

const DAY = 86_400_000;
const path = "/api/admin/overview";

describe.each(bothDatabases)("the overview on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    ada = site.visitor();
    await ada.logIn(cast.ada);
  });
  afterAll(() => site.stop());

  const inquire = async (): Promise<string> => {
    site.advanceTime(1000);
    return (await site.visitor().post("/api/inquiries", cast.vera)).json.id;
  };
  const change = async (by: Visitor, id: string, values: object) => {
    const work = `/api/admin/inquiries/${id}/work`;
    const { version } = (await by.get(work)).json;
    const body = JSON.stringify({ version, ...values });
    const answer = await by.send(work, { method: "PATCH", headers: { "Content-Type": "application/json" }, body });
    expect(answer.status, answer.text).toBe(200);
  };
  const waitingFor = async (visitor: Visitor): Promise<string[]> =>
    (await visitor.get(path)).json.waiting.map(({ id }: { id: string }) => id);

  test("shows what waits for the user, the longest first, and nothing finished, snoozed or assigned to others", async () => {
    const [first, snoozed, finished, others] = [await inquire(), await inquire(), await inquire(), await inquire()];
    const application = (await site.visitor().post("/api/job-applications", applicant)).json.id;
    const vera = site.visitor();
    const chat = await startConversation(vera, { userName: "Vera" });
    await sendMessage(vera, chat, "Hello");
    await vera.post(`/api/chat/conversations/${chat}/hand-over`, { email: cast.vera.email });
    const bea = await visitorWith(site, "admin");
    const { id: ofBea } = (await bea.get("/api/user")).json;
    await change(ada, snoozed, { snoozedUntil: new Date(Date.now() + site.ahead() + DAY).toISOString() });
    await change(ada, finished, { status: "done" });
    await change(ada, others, { assigneeId: ofBea });
    const { waiting, waitingCounts } = (await ada.get(path)).json;
    expect(waiting).toMatchObject([
      { tab: "inquiries", id: first, title: "Vera Visitor", detail: cast.vera.company, isMine: false },
      { tab: "applications", id: application, title: applicant.fullName, detail: applicant.position },
      { tab: "conversations", id: chat, title: "Vera", detail: "" },
    ]);
    expect(waitingCounts).toEqual({ inquiries: 1, applications: 1, conversations: 1 });
    const ofColleague = (await bea.get(path)).json.waiting;
    expect(ofColleague[1]).toMatchObject({ id: others, isMine: true });
    site.advanceTime(DAY);
    await ada.logIn(cast.ada);
    expect((await waitingFor(ada)).slice(0, 2)).toEqual([first, snoozed]);
  });

  test("shows each role what it may read, masked as in the lists", async () => {
    const sales = (await (await visitorWith(site, "sales")).get(path)).json;
    expect(Object.keys(sales.waitingCounts)).toEqual(["inquiries", "conversations"]);
    const recruiter = await (await visitorWith(site, "recruiter")).get(path);
    expect(recruiter.json.waiting).toMatchObject([
      { tab: "applications", title: expect.stringMatching(/^\w\. \w\.$/) },
    ]);
    expect(recruiter.text).not.toContain(applicant.fullName);
    const auditor = (await (await visitorWith(site, "auditor")).get(path)).json;
    expect(auditor).toMatchObject({ waiting: [], waitingCounts: {}, expiring: {} });
    expect((await site.visitor().get(path)).status).toBe(401);
  });

  test("counts what arrived yesterday and what is removed within a week", async () => {
    const now = Date.now() + site.ahead();
    const removedAt = (createdAt: number) => {
      const date = new Date(createdAt);
      return date.setUTCMonth(date.getUTCMonth() + owner.inquiryRetentionMonths);
    };
    const yesterday = Math.floor(now / DAY) * DAY - DAY;
    const old = new Date(now);
    old.setUTCMonth(old.getUTCMonth() - owner.inquiryRetentionMonths);
    const before = (await ada.get(path)).json;
    const row = { ...cast.vera, searchText: "", company: "", industry: "other" } as const;
    for (const createdAt of [
      yesterday,
      yesterday + DAY - 1,
      yesterday + DAY,
      old.getTime() + 6 * DAY,
      old.getTime() + 9 * DAY,
    ])
      await site.db.write((queries) =>
        queries
          .insertInto("inquiries")
          .values({ id: newId(createdAt), ...row, createdAt })
          .execute(),
      );
    expect(removedAt(old.getTime() + 9 * DAY)).toBeGreaterThan(now + 7 * DAY);
    const after = (await ada.get(path)).json;
    expect(after.yesterday.day).toBe(new Date(yesterday).toISOString().slice(0, 10));
    expect(after.yesterday.inquiries - before.yesterday.inquiries).toBe(2);
    expect(after.expiring.inquiries - before.expiring.inquiries).toBe(1);
  });
});
