import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { removeExpired } from "#domain/retention/remove-expired.ts";
import { applicant, cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { formRequest } from "#harness/form.ts";
import type { Visitor } from "#harness/visitor.ts";
import { retentionSteps } from "#server/retention.ts";
import { pdf } from "#tests/support/documents.ts";
import { visitorWith } from "#tests/support/people.ts";
import { bothDatabases, openSite, type Site } from "#tests/support/servers/site.ts";

interface Event {
  kind: string;
  id: string;
}

describe.each(bothDatabases)("the page of one person on %s", (kind) => {
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
  /** An inquiry, an application with a file and a conversation of one address, in different letter cases. */
  const arrive = async () => {
    const mark = newId().slice(-8);
    const email = `vera.${mark}@clinic.example`;
    const inquiry = await inquire(email.toUpperCase(), { lastName: mark });
    const { resumePath: _, ...fields } = { ...applicant, email, fullName: `Vera ${mark}` };
    const form = formRequest(fields, { name: `${mark}.pdf`, content: pdf() });
    const application = (await site.visitor().send("/api/job-applications", form)).json.id as string;
    const vera = site.visitor();
    const conversation = await startConversation(vera, { userEmail: email, userName: `Vera ${mark}` });
    await sendMessage(vera, conversation, "Hello");
    return { mark, email, inquiry, application, conversation };
  };
  const personOf = async (visitor: Visitor, record: Event) => {
    const opened = await visitor.post("/api/admin/people", record);
    expect(opened.status, opened.text).toBe(200);
    return opened.json.id as string;
  };
  const eventsOf = async (visitor: Visitor, id: string): Promise<Event[]> =>
    (await visitor.get(`/api/admin/people/${id}/timeline`)).json.events;
  const kindsOf = (events: Event[]) => events.map((event) => event.kind).sort();

  test("shows everything under one address, whatever its letter case, and has an id without it", async () => {
    const { mark, email, inquiry, application, conversation } = await arrive();
    await inquire(`other-${email}`);
    const noted = await privacy.post(`/api/admin/job-applications/${application}/notes`, { content: "Call back" });
    expect(noted.status, noted.text).toBe(201);
    const id = await personOf(privacy, { kind: "inquiry", id: inquiry });
    expect(await personOf(privacy, { kind: "application", id: application })).toBe(id);
    expect(await personOf(privacy, { kind: "conversation", id: conversation })).toBe(id);
    const { json: person, text } = await privacy.get(`/api/admin/people/${id}`);
    expect(person, text).toMatchObject({
      id,
      names: [`Vera ${mark}`],
      companies: [cast.vera.company],
      phones: [applicant.phone],
      addresses: [{ address: email, isMerged: false }],
      counts: { inquiry: 1, application: 1, conversation: 1, account: 0 },
    });
    expect(person).not.toHaveProperty("revealedUntil");
    const events = await eventsOf(privacy, id);
    expect(events.filter((event) => event.kind !== "email").map((event) => event.id)).toEqual([
      conversation,
      application,
      inquiry,
    ]);
    expect(events.find((event) => event.id === application)).toMatchObject({
      text: "Weaver",
      detail: `${mark}.pdf`,
      status: "new",
      replies: 0,
      notes: 1,
    });
    expect(kindsOf(events)).toContain("email");
    expect((await privacy.get(`/api/admin/people?kind=inquiry&id=${inquiry}`)).json).toEqual({ others: 2 });
  });

  test("shows a role only the kinds that it may read, and no person without a record that it may read", async () => {
    const { inquiry, application } = await arrive();
    const id = await personOf(sales, { kind: "inquiry", id: inquiry });
    expect(kindsOf(await eventsOf(sales, id))).toEqual(["conversation", "inquiry"]);
    expect(kindsOf(await eventsOf(recruiter, id))).toEqual(["application"]);
    expect((await recruiter.get(`/api/admin/people?kind=application&id=${application}`)).json).toEqual({ others: 0 });
    expect((await sales.post("/api/admin/people", { kind: "application", id: application })).status).toBe(404);
    const lead = await personOf(sales, { kind: "inquiry", id: await inquire(`${newId()}@clinic.example`) });
    expect((await recruiter.get(`/api/admin/people/${lead}`)).status).toBe(404);
    const auditor = await visitorWith(site, "auditor");
    expect((await auditor.get(`/api/admin/people/${id}`)).status).toBe(403);
  });

  test("hides what is masked until a record is revealed, and a search confirms no address", async () => {
    const { mark, email, inquiry } = await arrive();
    const id = await personOf(sales, { kind: "inquiry", id: inquiry });
    const masked = await sales.get(`/api/admin/people/${id}`);
    expect(masked.text).not.toContain(email);
    expect(masked.json).toMatchObject({ addresses: [{ address: "v•••@clinic.example" }], revealedUntil: null });
    const ofRecruiter = await recruiter.get(`/api/admin/people/${id}`);
    const timeline = await recruiter.get(`/api/admin/people/${id}/timeline`);
    expect(ofRecruiter.text + timeline.text).not.toContain(mark);
    expect(timeline.json.events).toMatchObject([{ detail: "•••.pdf", revealedUntil: null }]);
    expect(ofRecruiter.json).toMatchObject({
      names: [expect.stringMatching(/^V\./)],
      phones: ["+91 ••• ••• 11"],
      revealedUntil: null,
    });
    const search = async (visitor: Visitor, q: string) =>
      (await visitor.post("/api/admin/people/searches", { q })).json;
    expect(await search(sales, email)).toEqual([]);
    expect(await search(recruiter, email)).toEqual([]);
    expect(await search(recruiter, mark)).toEqual([]);
    expect(await search(sales, mark)).toMatchObject([{ name: `Vera ${mark}`, address: "v•••@clinic.example" }]);
    await sales.post(`/api/admin/inquiries/${inquiry}/reveal`, { purpose: "reply" });
    const revealed = (await sales.get(`/api/admin/people/${id}`)).json;
    expect(revealed).toMatchObject({ addresses: [{ address: email }], revealedUntil: expect.any(String) });
  });

  test("is found by a full address and by a part of a name, each person once", async () => {
    const { mark, email, conversation } = await arrive();
    for (const q of [email.toUpperCase(), mark.slice(1), `vera ${mark}`]) {
      const { json } = await privacy.post("/api/admin/people/searches", { q });
      expect(json, q).toEqual([
        { record: { kind: "conversation", id: conversation }, name: `Vera ${mark}`, address: email },
      ]);
    }
    expect(JSON.stringify(site.logged)).not.toContain(mark);
    for (const q of ["x", " x ", "y".repeat(201), 7])
      expect((await privacy.post("/api/admin/people/searches", { q })).status).toBe(400);
  });

  test("continues its timeline where a part ends, of all kinds or of one", async () => {
    const { email, inquiry } = await arrive();
    const ids = [inquiry];
    for (let i = 0; i < 34; i++) ids.unshift(await inquire(email));
    const id = await personOf(privacy, { kind: "inquiry", id: inquiry });
    const path = `/api/admin/people/${id}`;
    const first = (await privacy.get(`${path}/timeline`)).json;
    const rest = (await privacy.get(`${path}/timeline?after=${first.next}`)).json;
    const all: Event[] = [...first.events, ...rest.events];
    expect(rest.next).toBe(null);
    expect(all.filter((event) => event.kind === "inquiry").map((event) => event.id)).toEqual(ids);
    expect(new Set(all.map((event) => event.id)).size).toBe(all.length);
    const chats = (await privacy.get(`${path}/timeline?kind=conversation`)).json;
    expect([kindsOf(chats.events), chats.next]).toEqual([["conversation"], null]);
    for (const query of ["kind=secret", "after=x"])
      expect((await privacy.get(`${path}/timeline?${query}`)).status, query).toBe(400);
  });

  test("is forgotten by the hourly removal once its records are gone", async () => {
    const email = `${newId()}@clinic.example`;
    const inquiry = await inquire(email);
    const id = await personOf(privacy, { kind: "inquiry", id: inquiry });
    const rows = () => site.db.read.selectFrom("personAddresses").select("id").where("address", "=", email).execute();
    const now = () => Date.now() + site.ahead();
    const removeOld = () => removeExpired({ db: site.db, now, agent: "system" }, retentionSteps);
    await removeOld();
    expect(await rows()).toHaveLength(1);
    expect((await privacy.send(`/api/admin/inquiries/${inquiry}`, { method: "DELETE" })).status).toBe(204);
    expect((await privacy.get(`/api/admin/people/${id}`)).status).toBe(404);
    await removeOld();
    expect(await rows()).toEqual([]);
  });

  test("answers bad references with a clear refusal", async () => {
    for (const body of [{}, { kind: "email", id: newId() }, { kind: "inquiry", id: "vera@clinic.example" }])
      expect((await privacy.post("/api/admin/people", body)).status).toBe(400);
    expect((await privacy.post("/api/admin/people", { kind: "inquiry", id: newId() })).status).toBe(404);
    const visitor = site.visitor();
    const conversation = await startConversation(visitor);
    await sendMessage(visitor, conversation, "Hello");
    const anonymous = await privacy.post("/api/admin/people", { kind: "conversation", id: conversation });
    expect([anonymous.status, anonymous.json.detail]).toEqual([400, "This visitor left no email address"]);
    const others = await privacy.get(`/api/admin/people?kind=conversation&id=${conversation}`);
    expect(others.json).toEqual({ others: null });
    for (const id of [newId(), "x", "vera@clinic.example"])
      expect((await privacy.get(`/api/admin/people/${id}`)).status, id).toBe(404);
  });
});
