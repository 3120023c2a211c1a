import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { insertSession, newSession } from "#domain/accounts/sessions/create.ts";
import type { Role } from "#domain/kernel/user.ts";
import { applicant, cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import type { Visitor } from "#harness/visitor.ts";
import { bothDatabases, openSite, type Site } from "#tests/support/servers/site.ts";

const path = "/api/admin/counts";

describe.each(bothDatabases)("the frame of the dashboard on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    ada = site.visitor();
    await ada.logIn(cast.ada);
  });
  afterAll(() => site.stop());

  /** Signs in a person with a role, without hashing a password. */
  const memberWith = async (role: Role) => {
    const id = newId();
    const session = newSession(id, Date.now());
    const names = { username: role, usernameFolded: role, email: role, emailFolded: role, name: role };
    const rest = { passwordHash: "", role, fromEnvironment: 0, disabledAt: null, createdAt: Date.now() };
    await site.db.write(async (queries) => {
      await queries
        .insertInto("users")
        .values({ id, ...names, ...rest })
        .execute();
      await insertSession(queries, session);
    });
    const visitor = site.visitor();
    visitor.cookies.set("session", session.token);
    return visitor;
  };
  const open = (visitor: Visitor, tab: string) =>
    visitor.send("/api/account/opened-tab", {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ tab }),
    });
  const inquire = async (more: object = {}) => {
    site.advanceTime(1000);
    return (await site.visitor().post("/api/inquiries", { ...cast.vera, ...more })).json.id as string;
  };

  test("counts what arrived since the person last opened the tab, what waits and what fails", async () => {
    expect((await ada.get(path)).json).toEqual({ inquiries: 0, applications: 0, email: 0, conversations: 0 });
    await inquire();
    await site.visitor().post("/api/job-applications", applicant);
    const vera = site.visitor();
    const id = await startConversation(vera);
    await sendMessage(vera, id, "Hello");
    await vera.post(`/api/chat/conversations/${id}/hand-over`, { email: cast.vera.email });
    await site.db.write((queries) =>
      queries.updateTable("mails").set({ state: "dead", failedAt: Date.now() }).execute(),
    );
    const { email, ...counts } = (await ada.get(path)).json;
    expect(counts).toEqual({ inquiries: 1, applications: 1, conversations: 1 });
    expect(email).toBeGreaterThan(0);

    site.advanceTime(1000);
    expect((await open(ada, "inquiries")).status).toBe(204);
    expect((await ada.get(path)).json).toMatchObject({ inquiries: 0, applications: 1 });
    await inquire();
    expect((await ada.get(path)).json).toMatchObject({ inquiries: 1, applications: 1 });
    expect((await open(ada, "inquiries")).status).toBe(204);
    expect((await open(ada, "team")).status).toBe(400);
  });

  test("answers a poll without news with 304, and counts each person's visits apart", async () => {
    const { headers } = await ada.get(path);
    const poll = () => ada.send(path, { headers: { "If-None-Match": String(headers.etag) } });
    expect((await poll()).status).toBe(304);
    const sales = await memberWith("sales");
    await open(sales, "inquiries");
    await inquire();
    expect((await poll()).status).toBe(200);
    await open(ada, "inquiries");
    expect((await sales.get(path)).json).toEqual({ inquiries: 1, conversations: 1 });
  });

  test("counts and finds only what the role may read", async () => {
    const mark = newId().slice(-8);
    const id = await inquire({ lastName: mark });
    const application = await site.visitor().post("/api/job-applications", {
      ...applicant,
      email: `${newId()}@example.com`,
      position: `Weaver ${mark}`,
    });
    const search = { q: mark };
    expect((await ada.post("/api/admin/searches", search)).json).toMatchObject([
      { tab: "inquiries", id, title: `Vera ${mark}`, detail: cast.vera.company },
      { tab: "applications", id: application.json.id, title: applicant.fullName, detail: `Weaver ${mark}` },
    ]);
    const auditor = await memberWith("auditor");
    expect((await auditor.get(path)).json).toEqual({});
    expect((await auditor.post("/api/admin/searches", search)).json).toEqual([]);
    const recruiter = await memberWith("recruiter");
    expect(Object.keys((await recruiter.get(path)).json)).toEqual(["applications"]);
    expect((await recruiter.post("/api/admin/searches", search)).json).toMatchObject([
      { tab: "applications", title: "C. C.", detail: `Weaver ${mark}` },
    ]);
    for (const q of ["x", " x ", "y".repeat(201)])
      expect((await ada.post("/api/admin/searches", { q })).status, q).toBe(400);
  });
});
