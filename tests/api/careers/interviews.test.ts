import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { deleteUser } from "#domain/accounts/users/remove.ts";
import { applicant, cast } from "#harness/cast.ts";
import type { MailServer, ReceivedEmail } from "#harness/mail-server.ts";
import type { Visitor } from "#harness/visitor.ts";
import { memberWith, visitorWith } from "#tests/support/people.ts";
import { clear, openEmailSite, settled, stored } from "#tests/support/servers/email-site.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

/** The calendar file of an email, unfolded: its properties by name without parameters, and its method. */
function calendarOf({ raw }: ReceivedEmail) {
  const boundaries = [...raw.matchAll(/boundary="([^"]+)"/g)].map(([, boundary = ""]) => `--${boundary}`);
  const parts = boundaries.reduce((texts, boundary) => texts.flatMap((text) => text.split(boundary)), [raw]);
  const file = parts.find((part) => /^\s*Content-Type: application\/ics/i.test(part)) ?? "";
  const inline = parts.find((part) => /^\s*Content-Type: text\/calendar/i.test(part)) ?? "";
  const [head = "", body = ""] = file.split("\r\n\r\n");
  expect(head).toMatch(/Content-Disposition: attachment; filename=interview\.ics/i);
  const text = Buffer.from(body, "base64").toString("utf8");
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = text.replaceAll("\r\n ", "").split("\r\n").filter(Boolean);
  const values = Object.fromEntries(
    lines.map((line) => {
      const [, name = "", value = ""] = /^([A-Z-]+)(?:;[^:"]*(?:"[^"]*")?[^:"]*)?:(.*)$/.exec(line) ?? [];
      return [name, value];
    }),
  );
  expect(inline).toMatch(new RegExp(`method=${values.METHOD}`, "i"));
  return values;
}

const year = new Date().getUTCFullYear() + 1;
/** The last Sunday of March, on which clocks in Europe change at 1:00 UTC. */
const sunday = 31 - new Date(Date.UTC(year, 2, 31)).getUTCDay();
const plan = {
  title: "Talk, with a loom; and threads",
  startsAt: `${year}-03-${sunday}T00:30:00Z`,
  durationMinutes: 45,
  timeZone: "Asia/Kolkata",
  candidateTimeZone: "Europe/Berlin",
  place: "https://meet.example/loom",
  invitesCandidate: true,
};

const put = (visitor: Visitor, path: string, body: object) =>
  visitor.send(path, { method: "PUT", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

describe.each(databases)("interviews on %s", (kind) => {
  let site: Site;
  let server: MailServer;
  let ada: Visitor;
  let ben: Awaited<ReturnType<typeof memberWith>>;
  let cleo: Awaited<ReturnType<typeof memberWith>>;
  beforeAll(async () => {
    ({ site, server, ada } = await openEmailSite(kind));
    ben = await memberWith(site, "recruiter", "Ben");
    cleo = await memberWith(site, "privacy", "Cleo");
  });
  afterAll(() => site.stop());
  afterEach(async () => {
    if ((await stored(site)).length > 0) await settled(site, "sent");
    await site.db.write((queries) => queries.deleteFrom("interviews").execute());
    await clear(site, server);
  });

  let count = 0;
  const email = () => `cara${count}@example.com`;
  async function apply(): Promise<string> {
    count += 1;
    const sent = await site.visitor().post("/api/job-applications", { ...applicant, email: email() });
    await settled(site, "sent");
    await clear(site, server);
    return `/api/admin/job-applications/${sent.json.id}/interviews`;
  }
  const received = (address: string) => server.emails.filter(({ to }) => to.includes(address));
  const last = (address: string) => calendarOf(received(address).at(-1) as ReceivedEmail);

  test("reach interviewers and candidate as calendar files, and so do changes and the cancellation", async () => {
    const path = await apply();
    const body = { ...plan, interviewerIds: [ben.id, cleo.id] };
    const planned = await ada.post(path, body);
    expect([planned.status, planned.json.version]).toEqual([201, 1]);
    await settled(site, "sent");
    const invitation = {
      METHOD: "REQUEST",
      SEQUENCE: "0",
      DTSTART: `${year}03${sunday}T003000Z`,
      DTEND: `${year}03${sunday}T011500Z`,
      LOCATION: plan.place,
      STATUS: "CONFIRMED",
    };
    for (const address of [ben.email, cleo.email, email()])
      expect(last(address)).toMatchObject({ ...invitation, ATTENDEE: `mailto:${address}` });
    expect(last(cleo.email).SUMMARY).toBe("Talk\\, with a loom\\; and threads: Cara Candidate");
    expect(last(email()).SUMMARY).not.toContain(applicant.fullName);
    const { UID } = last(ben.email);

    const moved = { ...body, startsAt: `${year}-04-02T09:00:00Z`, interviewerIds: [ben.id], version: 1 };
    const changed = await put(ada, `${path}/${planned.json.id}`, moved);
    expect([changed.status, changed.json.version]).toEqual([200, 2]);
    await settled(site, "sent");
    for (const address of [ben.email, email()])
      expect(last(address)).toMatchObject({ METHOD: "REQUEST", UID, SEQUENCE: "1", DTSTART: `${year}0402T090000Z` });
    expect(last(cleo.email)).toMatchObject({ METHOD: "CANCEL", UID, SEQUENCE: "1", STATUS: "CANCELLED" });

    const canceled = await ada.post(`${path}/${planned.json.id}/cancel`, { version: 2 });
    expect([canceled.status, canceled.json.isCanceled]).toEqual([200, true]);
    await settled(site, "sent");
    for (const address of [ben.email, email()])
      expect(last(address)).toMatchObject({ METHOD: "CANCEL", UID, SEQUENCE: "2", STATUS: "CANCELLED" });
    expect(received(cleo.email)).toHaveLength(2);
    expect((await ada.get(path)).json).toMatchObject([{ isCanceled: true, interviewers: [{ name: "Ben" }] }]);
    const again = await ada.post(`${path}/${planned.json.id}/cancel`, { version: 3 });
    expect([again.status, again.json.detail]).toEqual([409, expect.stringContaining("was canceled")]);
  });

  test("are taken back from each person who is left out, who learns nothing of the new plan", async () => {
    const path = await apply();
    const body = { ...plan, interviewerIds: [ben.id, cleo.id] };
    const { id } = (await ada.post(path, body)).json;
    await settled(site, "sent");
    const found = await ada.post("/api/admin/mails/searches", { q: path.split("/").at(-2) });
    expect(found.json.total).toBe(3);
    const inner = { ...body, title: "Inner circle", place: "Vault", interviewerIds: [ben.id], invitesCandidate: false };
    expect((await put(ada, `${path}/${id}`, { ...inner, version: 1 })).status).toBe(200);
    await settled(site, "sent");
    for (const address of [cleo.email, email()]) expect(last(address)).toMatchObject({ METHOD: "CANCEL" });
    expect(received(email()).at(-1)?.raw).not.toMatch(/Inner|Vault/);
    expect(JSON.stringify(last(email()))).not.toMatch(/Inner|Vault|Ben/);
  });

  test("are taken back also when the plan changes again before that email has left", async () => {
    await using silent = await openSite(kind);
    const admin = silent.visitor();
    await admin.logIn(cast.ada);
    const [eve, finn] = [await memberWith(silent, "recruiter"), await memberWith(silent, "recruiter")];
    const application = (await silent.visitor().post("/api/job-applications", applicant)).json.id;
    const path = `/api/admin/job-applications/${application}/interviews`;
    const { id } = (await admin.post(path, { ...plan, interviewerIds: [eve.id, finn.id] })).json;
    const alone = { ...plan, invitesCandidate: false, interviewerIds: [eve.id] };
    for (const version of [1, 2])
      expect((await put(admin, `${path}/${id}`, { ...alone, durationMinutes: 15 * version, version })).status).toBe(
        200,
      );
    const waiting = (await stored(silent)).filter(({ aboutId }) => aboutId === id);
    const recipients = [eve.email, finn.email, applicant.email];
    expect(waiting.map(({ recipient }) => recipient).sort()).toEqual(recipients.sort());
  });

  test("tell nothing to a colleague who lost access to applications, and leave the outbox with the account", async () => {
    const path = await apply();
    const dan = await memberWith(site, "recruiter", "Dan");
    const body = { ...plan, invitesCandidate: false, interviewerIds: [ben.id, dan.id] };
    const { id } = (await ada.post(path, body)).json;
    await settled(site, "sent");
    const disable = { disabledAt: Date.now() + site.ahead() };
    await site.db.write((queries) => queries.updateTable("users").set(disable).where("id", "=", dan.id).execute());
    expect((await ada.post(`${path}/${id}/cancel`, { version: 1 })).status).toBe(200);
    await settled(site, "sent");
    expect(received(ben.email)).toHaveLength(2);
    expect(received(dan.email)).toHaveLength(1);
    await site.db.write(async (queries) => {
      const row = await queries.selectFrom("users").selectAll().where("id", "=", dan.id).executeTakeFirstOrThrow();
      await deleteUser({ db: site.db, actor: null, now: Date.now }, queries, row);
    });
    expect((await stored(site)).map(({ recipient }) => recipient)).not.toContain(dan.email);
  });

  test("reach the candidate in the candidate’s time zone, and only when invited", async () => {
    const path = await apply();
    await ada.post(path, { ...plan, interviewerIds: [ben.id] });
    await settled(site, "sent");
    const [toCandidate] = received(email());
    expect(toCandidate?.raw.replace(/=\r\n/g, "")).toContain(
      `Sunday, March ${sunday}, ${year}, at 1:30 AM (Europe/Berlin)`,
    );
    await clear(site, server);
    await ada.post(path, {
      ...plan,
      startsAt: `${year}-04-01T08:00:00Z`,
      invitesCandidate: false,
      interviewerIds: [ben.id],
    });
    await settled(site, "sent");
    expect(received(email())).toEqual([]);
    expect(received(ben.email)).toHaveLength(1);
  });

  test("of one person at the same time are refused until the plan accepts it", async () => {
    const path = await apply();
    const own = { ...plan, invitesCandidate: false, interviewerIds: [ben.id] };
    expect((await ada.post(path, own)).status).toBe(201);
    const overlapping = { ...own, startsAt: `${year}-03-${sunday}T01:10:00Z` };
    const refused = await ada.post(path, overlapping);
    expect(refused.status).toBe(409);
    expect(refused.json.errors.despiteConflicts[0]).toBe(
      `Ben has another interview on Mar ${sunday}, ${year}, 6:00 AM (Asia/Kolkata)`,
    );
    expect((await ada.post(path, { ...own, startsAt: `${year}-03-${sunday}T01:15:00Z` })).status).toBe(201);
    expect((await ada.post(path, { ...overlapping, despiteConflicts: true })).status).toBe(201);
  });

  test("of two changes of the same version, the second is told", async () => {
    const path = await apply();
    const own = { ...plan, invitesCandidate: false, interviewerIds: [ben.id] };
    const { id } = (await ada.post(path, own)).json;
    const change = (title: string) => put(ada, `${path}/${id}`, { ...own, title, version: 1 });
    const answers = await Promise.all([change("One"), change("Two")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [current] = (await ada.get(path)).json;
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      detail: "A colleague changed this interview in the meantime. Check it and try again",
      errors: { version: [expect.any(String)] },
      current: { ...current, version: 2 },
      changes: [{ by: { name: cast.ada.name }, fields: ["title"], at: expect.any(String) }],
    });
  });

  test("refuse what makes no sense, and people who may not read applications", async () => {
    const path = await apply();
    const own = { ...plan, interviewerIds: [ben.id] };
    const sales = await memberWith(site, "sales");
    for (const [field, value] of [
      ["title", " "],
      ["startsAt", "tomorrow"],
      ["durationMinutes", 0],
      ["timeZone", "+05:30"],
      ["candidateTimeZone", "Mars/Olympus"],
      ["interviewerIds", []],
      ["interviewerIds", [sales.id]],
      ["place", "x".repeat(301)],
    ] as const) {
      const answer = await ada.post(path, { ...own, [field]: value });
      expect([answer.status, Object.keys(answer.json.errors)], field).toEqual([400, [field]]);
    }
    expect((await ada.post(path.replace(/[0-9a-f-]{36}/, ben.id), own)).status).toBe(404);
    expect((await sales.visitor.get(path)).status).toBe(403);
    expect((await site.visitor().get(path)).status).toBe(401);
    expect((await ada.post(path, own)).status).toBe(201);
  });

  test("of a masked application hide its candidate, who is invited only once the application is revealed", async () => {
    const path = await apply();
    const recruiter = await visitorWith(site, "recruiter");
    const own = { ...plan, title: `Call ${applicant.fullName}`, place: applicant.phone, interviewerIds: [ben.id] };
    expect((await recruiter.post(path, own)).status).toBe(403);
    const planned = await recruiter.post(path, { ...own, invitesCandidate: false });
    expect(planned.status).toBe(201);
    for (const { text } of [planned, await recruiter.get(path)]) {
      expect(text).not.toContain("Cara");
      expect(text).not.toContain("11111");
    }
    const masked = { ...own, version: 1, invitesCandidate: false };
    expect((await put(recruiter, `${path}/${planned.json.id}`, masked)).status).toBe(403);
    const revealed = await recruiter.post(path.replace(/interviews$/, "reveal"), { purpose: "interview" });
    expect(revealed.status).toBe(200);
    const invited = { ...own, version: 1, invitesCandidate: true };
    const changed = await put(recruiter, `${path}/${planned.json.id}`, invited);
    expect([changed.status, changed.json.title]).toEqual([200, own.title]);
    await settled(site, "sent");
    expect(received(email())).toHaveLength(1);
  });

  test("go with their application, and so do their emails", async () => {
    const path = await apply();
    await ada.post(path, { ...plan, interviewerIds: [ben.id] });
    await settled(site, "sent");
    const removed = await ada.send(path.replace(/\/interviews$/, ""), { method: "DELETE" });
    expect(removed.status).toBe(204);
    for (const table of ["interviews", "interviewers", "mails"] as const)
      expect(await site.db.read.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
