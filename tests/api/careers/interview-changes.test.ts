import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { newId } from "#db/id.ts";
import { applicant, cast } from "#harness/cast.ts";
import type { Visitor } from "#harness/visitor.ts";
import { memberWith, visitorWith } from "#tests/support/people.ts";
import { stored } from "#tests/support/servers/email-site.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

const year = new Date().getUTCFullYear() + 1;
const plan = {
  title: "First talk",
  startsAt: `${year}-03-28T00:30:00Z`,
  durationMinutes: 45,
  timeZone: "Asia/Kolkata",
  candidateTimeZone: "Europe/Berlin",
  place: "",
  invitesCandidate: true,
  despiteConflicts: true,
};

const put = (visitor: Visitor, path: string, body: object) =>
  visitor.send(path, { method: "PUT", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

describe.each(databases)("changes of interviews on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  let ben: Awaited<ReturnType<typeof memberWith>>;
  let cleo: Awaited<ReturnType<typeof memberWith>>;
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    ada = site.visitor();
    await ada.logIn(cast.ada);
    ben = await memberWith(site, "recruiter", "Ben");
    cleo = await memberWith(site, "privacy", "Cleo");
  });
  afterAll(() => site.stop());

  const apply = async () => {
    const body = { ...applicant, email: `${newId()}@example.com` };
    return `/api/admin/job-applications/${(await site.visitor().post("/api/job-applications", body)).json.id}/interviews`;
  };

  test("tell a late change who changed what since, masked as the interview is", async () => {
    const path = await apply();
    const own = { ...plan, invitesCandidate: false, interviewerIds: [ben.id] };
    const { id } = (await ada.post(path, own)).json;
    const moved = { ...own, startsAt: `${year}-05-02T09:00:00Z`, timeZone: "UTC", interviewerIds: [cleo.id] };
    expect((await put(ada, `${path}/${id}`, { ...moved, version: 1 })).status).toBe(200);
    const title = `Call ${applicant.fullName}`;
    expect((await put(cleo.visitor, `${path}/${id}`, { ...moved, title, place: "Room 1", version: 2 })).status).toBe(
      200,
    );
    const recruiter = await visitorWith(site, "recruiter");
    for (const broken of ["%00", "x"]) {
      const unknown = `/api/admin/job-applications/${broken}/interviews/${id}`;
      expect((await recruiter.post(`${unknown}/cancel`, { version: 1 })).status).toBe(404);
      expect((await put(recruiter, unknown, { ...moved, version: 1 })).status).toBe(404);
    }
    const late = await recruiter.post(`${path}/${id}/cancel`, { version: 1 });
    expect(late.status).toBe(409);
    expect(late.json).toMatchObject({
      current: { id, version: 3, place: "Room 1", interviewers: [{ id: cleo.id, name: "Cleo" }] },
      changes: [
        { by: { name: cast.ada.name }, fields: ["time", "time zone", "interviewers"] },
        { by: { id: cleo.id, name: "Cleo" }, fields: ["title", "place"] },
      ],
    });
    expect(late.text).not.toContain("Cara");
    const views = site.db.read.selectFrom("auditEntries").select(["action", "objectKind"]);
    expect(await views.where("requestId", "=", String(late.headers["x-request-id"])).execute()).toEqual([
      { action: "view", objectKind: "application" },
    ]);
    expect((await ada.post(`${path}/${id}/cancel`, { version: 3 })).status).toBe(200);
    const again = await put(ada, `${path}/${id}`, { ...moved, version: 4 });
    expect([again.status, again.json.detail]).toEqual([409, "This interview was canceled. Schedule a new one instead"]);
    expect(again.json.changes).toMatchObject([{ by: { name: cast.ada.name }, fields: ["cancellation"] }]);
  });

  test("start within two years, and new ones are not over yet", async () => {
    const path = await apply();
    const own = { ...plan, invitesCandidate: false, interviewerIds: [ben.id] };
    const inDays = (days: number) => new Date(Date.now() + site.ahead() + days * 86_400_000).toISOString();
    for (const [startsAt, message] of [
      ["9999-12-31T23:59:00Z", "Choose a start within the next two years"],
      [inDays(2 * 366 + 1), "Choose a start within the next two years"],
      [inDays(-1), "This interview would be over already. Choose a start in the future"],
      ["0001-01-01T00:00:00Z", "This interview would be over already. Choose a start in the future"],
    ] as const) {
      const answer = await ada.post(path, { ...own, startsAt });
      expect([answer.status, answer.json.errors], startsAt).toEqual([400, { startsAt: [message] }]);
    }
    // One that runs can be planned, and one that took place can be corrected.
    const planned = await ada.post(path, { ...own, startsAt: inDays(-0.01) });
    expect(planned.status).toBe(201);
    const corrected = { ...own, startsAt: inDays(-1), version: 1 };
    expect((await put(ada, `${path}/${planned.json.id}`, corrected)).status).toBe(200);
    const far = await put(ada, `${path}/${planned.json.id}`, { ...own, startsAt: inDays(800), version: 2 });
    expect(Object.keys(far.json.errors)).toEqual(["startsAt"]);
  });

  test("of one application are at most 100, and are read in the same number of queries as a single one", async () => {
    const path = await apply();
    const own = { ...plan, invitesCandidate: false, interviewerIds: [ben.id, cleo.id], despiteConflicts: true };
    const { id } = (await ada.post(path, own)).json;
    const countQueries = async () => {
      const query = vi.spyOn(site.db.read.getExecutor(), "executeQuery");
      const { length } = (await ada.get(path)).json;
      const queries = query.mock.calls.length;
      query.mockRestore();
      return { length, queries };
    };
    const one = await countQueries();
    const row = await site.db.read.selectFrom("interviews").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const rows = Array.from({ length: 99 }, () => ({ ...row, id: newId() }));
    await site.db.write((queries) => queries.insertInto("interviews").values(rows).execute());
    expect(one).toEqual({ length: 1, queries: expect.any(Number) });
    expect(await countQueries()).toEqual({ length: 100, queries: one.queries });
    const full = await ada.post(path, own);
    expect([full.status, full.json.detail]).toEqual([409, "This application has 100 interviews, and can’t have more"]);
  });

  test("reach an interviewer as an invitation whose address has changed since it was queued", async () => {
    const path = await apply();
    const eve = await memberWith(site, "recruiter");
    const own = { ...plan, invitesCandidate: false, interviewerIds: [eve.id] };
    const { id } = (await ada.post(path, own)).json;
    const names = { email: "eve@new.example", emailFolded: "eve@new.example" };
    await site.db.write((queries) => queries.updateTable("users").set(names).where("id", "=", eve.id).execute());
    const waiting = async () => (await stored(site)).filter(({ aboutId }) => aboutId === id);
    const preview = await ada.get(`/api/admin/mails/${(await waiting())[0]?.id}/preview`);
    expect(preview.text).toContain("You’re invited to an interview.");
    // A change replaces what still waits for the same person.
    expect((await put(ada, `${path}/${id}`, { ...own, durationMinutes: 30, version: 1 })).status).toBe(200);
    expect((await waiting()).map(({ recipient }) => recipient)).toEqual(["eve@new.example"]);
  });
});
