import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { applicant, cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { formRequest } from "#harness/form.ts";
import type { Visitor } from "#harness/visitor.ts";
import { pdf } from "#tests/support/documents.ts";
import { newUser, visitorWith } from "#tests/support/people.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

const MINUTE = 60_000;

describe.each(databases)("the rights of one person on %s", (kind) => {
  let site: Site;
  let privacy: Visitor;
  let sales: Visitor;
  let recruiter: Visitor;
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    [privacy, sales, recruiter] = [
      await visitorWith(site, "privacy"),
      await visitorWith(site, "sales"),
      await visitorWith(site, "recruiter"),
    ];
  });
  afterAll(() => site.stop());

  const inquire = async (email: string, more: object = {}) => {
    site.advanceTime(1000);
    return (await site.visitor().post("/api/inquiries", { ...cast.vera, email, ...more })).json.id as string;
  };
  const apply = async (email: string, fullName: string, more: object = {}) => {
    const { resumePath: _, ...fields } = { ...applicant, email, fullName, ...more };
    const form = formRequest(fields, { name: "resume.pdf", content: pdf() });
    return (await site.visitor().send("/api/job-applications", form)).json.id as string;
  };
  const chat = async (userEmail: string) => {
    const vera = site.visitor();
    const id = await startConversation(vera, { userEmail });
    await sendMessage(vera, id, "Do you mask names?", {}, { name: "sheet.pdf", content: pdf() });
    return id;
  };
  const personOf = async (id: string, record = "inquiry") =>
    (await privacy.post("/api/admin/people", { kind: record, id })).json.id as string;
  const read = async (id: string) => (await privacy.get(`/api/admin/people/${id}`)).json;
  const entriesOf = async (requestId: unknown) =>
    await site.db.read
      .selectFrom("auditEntries")
      .select(["action", "objectKind", "objectId"])
      .where("requestId", "=", String(requestId))
      .orderBy("sequence")
      .execute();
  const confirm = () =>
    site.db.write((queries) =>
      queries
        .updateTable("sessions")
        .set({ confirmedAt: Date.now() + site.ahead() })
        .execute(),
    );

  test("are served by suggestions of the same name or phone, merged by hand, and split again", async () => {
    const mark = newId().slice(-8);
    const [first, second, third] = ["a", "b", "c"].map((part) => `${part}.${mark}@looms.example`) as [
      string,
      string,
      string,
    ];
    const phone = `+91 90000 ${String(Date.now()).slice(-5)}`;
    const inquiry = await inquire(first, { lastName: mark });
    const byName = await inquire(second, { lastName: mark.toUpperCase() });
    const own = await apply(first, `Vera ${mark}`, { phone });
    const byPhone = await apply(third, "Another Name", { phone });
    const id = await personOf(inquiry);
    const path = `/api/admin/people/${id}`;
    const suggested = (await privacy.get(`${path}/aliases`)).json;
    expect(suggested).toMatchObject([
      { record: { kind: "application", id: byPhone }, address: third, reason: "phone" },
      { record: { kind: "inquiry", id: byName }, address: second, reason: "name" },
    ]);
    expect((await read(id)).counts).toMatchObject({ inquiry: 1, application: 1 });
    expect((await sales.get(`${path}/aliases`)).status).toBe(403);
    expect((await sales.post(`${path}/merge`, { kind: "inquiry", id: byName })).status).toBe(403);

    const former = await personOf(byName);
    const merged = await privacy.post(`${path}/merge`, { kind: "inquiry", id: byName });
    expect(merged.status, merged.text).toBe(204);
    expect(await entriesOf(merged.headers["x-request-id"])).toEqual([
      { action: "merge", objectKind: "person", objectId: id },
    ]);
    expect((await privacy.post(`${path}/merge`, { kind: "inquiry", id: byName })).status).toBe(409);
    const person = await read(id);
    expect(person.counts).toMatchObject({ inquiry: 2, application: 1 });
    expect(person.addresses).toEqual([
      { id, address: first, isMerged: false },
      { id: former, address: second, isMerged: true },
    ]);
    // The earlier address of the page leads to the same person.
    expect((await read(former)).id).toBe(id);
    expect((await privacy.get(`/api/admin/people?kind=application&id=${own}`)).json).toEqual({ others: 2 });

    expect((await privacy.post(`${path}/split`, { address: id })).status).toBe(409);
    expect((await privacy.post(`${path}/split`, { address: newId() })).status).toBe(404);
    expect((await privacy.post(`${path}/split`, { address: former })).status).toBe(204);
    expect((await read(id)).addresses).toHaveLength(1);
    expect(await read(former)).toMatchObject({ id: former, addresses: [{ address: second, isMerged: false }] });
  });

  test("are served by one file with everything, in which files are named and linked", async () => {
    const email = `${newId()}@looms.example`;
    const inquiry = await inquire(email);
    const application = await apply(email, "Vera Visitor");
    const conversation = await chat(email);
    await inquire(`other-${email}`);
    const id = await personOf(inquiry);
    const path = `/api/admin/people/${id}/export`;
    const record = `/api/admin/job-applications/${application}`;
    expect((await privacy.post(`${record}/stage`, { from: "new", to: "interview" })).status).toBe(200);
    await site.db.write(async (queries) => {
      const about = { jobApplicationId: application, createdAt: 1, version: 1 };
      const times = { startsAt: 2, durationMinutes: 45, changedAt: 1, canceledAt: null, createdBy: null };
      const zones = {
        timeZone: "Asia/Kolkata",
        candidateTimeZone: "Asia/Kolkata",
        place: "Vault",
        invitesCandidate: 0,
      };
      const interview = { ...about, ...times, ...zones, id: newId(), title: "Talk" };
      await queries.insertInto("interviews").values(interview).execute();
      const judgment = { scores: '{"skills":4}', recommendation: "yes", note: "Knows looms", changes: "[]" } as const;
      await queries
        .insertInto("scorecards")
        .values({ ...about, ...judgment, id: newId(), authorId: null })
        .execute();
    });
    for (const visitor of [sales, recruiter]) expect((await visitor.get(path)).status).toBe(403);
    const hiring = {
      stage: "interview",
      stageMoves: [{ from: "new", to: "interview" }],
      interviews: [{ title: "Talk", place: "Vault" }],
      scorecards: [{ recommendation: "yes", note: "Knows looms", scores: { skills: 4 } }],
    };
    const file = await privacy.get(path);
    expect(file.status, file.text).toBe(200);
    expect(file.headers["content-disposition"]).toBe('attachment; filename="person.json"');
    expect(file.json).toMatchObject({
      person: id,
      addresses: [email],
      cookieChoices: expect.stringContaining("none can be linked"),
      inquiries: [{ id: inquiry, message: cast.vera.message, replies: [], notes: [] }],
      applications: [{ id: application, phone: applicant.phone, files: [{ name: "resume.pdf" }], ...hiring }],
      conversations: [{ id: conversation }],
      accounts: [],
    });
    const links = [file.json.applications[0].files[0].path, file.json.conversations[0].messages[0].file.path];
    for (const link of links) expect((await privacy.get(link)).status, link).toBe(200);
    expect(file.text).not.toMatch(/searchText|emailFolded|ownerHash|passwordHash/);
  });

  test("are served by erasing everything that the user was told, with an entry for each record", async () => {
    const user = newUser();
    await site.visitor().register(user);
    const inquiry = await inquire(user.email.toUpperCase());
    const application = await apply(user.email, "Per Son");
    const conversation = await chat(user.email);
    const other = await inquire(`other-${user.email}`);
    const id = await personOf(inquiry);
    const path = `/api/admin/people/${id}/erase`;
    const { counts } = await read(id);
    expect(counts).toMatchObject({ inquiry: 1, application: 1, conversation: 1, account: 1 });
    expect((await sales.post(path, { counts })).status).toBe(403);
    site.advanceTime(11 * MINUTE);
    const unconfirmed = await privacy.post(path, { counts });
    expect([unconfirmed.status, Object.keys(unconfirmed.json.errors)]).toEqual([403, ["confirmation"]]);
    await confirm();
    for (const wrong of [{ ...counts, inquiry: 2 }, {}])
      expect((await privacy.post(path, { counts: wrong })).status).toBe(409);
    expect((await privacy.post(path, {})).status).toBe(400);
    expect((await read(id)).counts).toEqual(counts);

    const erased = await privacy.post(path, { counts });
    expect(erased.status, erased.text).toBe(204);
    const entries = await entriesOf(erased.headers["x-request-id"]);
    expect(entries.every(({ action }) => action === "remove" || action === "end-sessions")).toBe(true);
    const removed = entries.flatMap(({ objectKind, objectId }) => (objectKind === "email" ? [] : [objectId]));
    expect(removed).toEqual(expect.arrayContaining([inquiry, application, conversation, id]));
    expect((await privacy.get(`/api/admin/people/${id}`)).status).toBe(404);
    for (const table of ["inquiries", "jobApplications", "chatConversations", "files"] as const) {
      const rows = await site.db.read
        .selectFrom(table)
        .select("id")
        .where("id", "in", removed as string[])
        .execute();
      expect(rows, table).toEqual([]);
    }
    const left = await site.db.read.selectFrom("users").select("id").where("username", "=", user.username).execute();
    expect(left).toEqual([]);
    const mails = await site.db.read.selectFrom("mails").select("recipient").execute();
    expect(mails.map(({ recipient }) => recipient?.toLowerCase())).not.toContain(user.email);
    expect((await privacy.post("/api/admin/people", { kind: "inquiry", id: other })).status).toBe(200);
  });

  test("leave an account of the team alone", async () => {
    const admin = await visitorWith(site, "admin");
    const email = (await admin.get("/api/user")).json.email as string;
    const id = await personOf(await inquire(email));
    const { counts } = await read(id);
    expect(counts.account).toBe(0);
    await confirm();
    expect((await privacy.post(`/api/admin/people/${id}/erase`, { counts })).status).toBe(204);
    expect((await admin.get("/api/user")).status).toBe(200);
  });

  test("wait for a reveal where records are masked, one purpose for all that the role may read", async () => {
    const email = `${newId()}@looms.example`;
    const inquiry = await inquire(email);
    const application = await apply(email, "Vera Visitor");
    const id = await personOf(inquiry);
    const path = `/api/admin/people/${id}`;
    const revealed = await sales.post(`${path}/reveal`, { purpose: "reply" });
    expect([revealed.status, revealed.json]).toEqual([200, { id }]);
    expect(await entriesOf(revealed.headers["x-request-id"])).toEqual([
      { action: "reveal", objectKind: "inquiry", objectId: inquiry },
    ]);
    expect((await sales.get(path)).json.addresses[0].address).toBe(email);
    expect((await recruiter.get(path)).text).not.toContain(email);
    expect((await recruiter.get(`/api/admin/job-applications/${application}/resume`)).status).toBe(403);
    site.advanceTime(10 * MINUTE);
    expect((await sales.get(path)).text).not.toContain(email);
    expect((await sales.post(`${path}/reveal`, { purpose: "curiosity" })).status).toBe(400);
  });
});
