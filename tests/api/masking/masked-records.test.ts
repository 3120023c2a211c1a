import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertSession, newSession } from "#domain/sessions/create.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { formRequest } from "#harness/form.ts";
import type { Answer } from "#harness/send.ts";
import type { Visitor } from "#harness/visitor.ts";
import { pdf } from "#tests/support/documents.ts";
import { visitorWith } from "#tests/support/people.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

const MINUTE = 60_000;
const note = "Nora Thane asked from nora.t@looms.example to see her own data";

/** An application and an inquiry of each person, whose digits, names and addresses occur nowhere else. */
const people = [
  { first: "Nora", last: "Thanewell", user: "nora.t", phone: "+91 98765 43201" },
  { first: "Otis", last: "Umbergaard", user: "otisumber", phone: "+91 70123 55802" },
] as const;
type Person = (typeof people)[number];

const emailOf = ({ user }: Person) => `${user}@looms.example`;
const digitsOf = ({ phone }: Person) => phone.replace(/\D/g, "");
const nameOf = ({ first, last }: Person) => `${first} ${last}`;

/** What must not be on the wire: addresses and phone numbers, and in applications names. */
const contacts = (person: Person) => [person.user, digitsOf(person).slice(2), digitsOf(person).slice(2, 7)];
const names = (person: Person) => [person.last.toLowerCase()];

/** Which of `values` a response has, in its body or its headers, whatever the case, spaces and encoding. */
function found(answers: readonly Answer[], values: readonly string[]): string[] {
  const wire = answers.map(({ text, headers }) => `${text}\n${JSON.stringify(headers)}`).join("\n");
  const forms = [wire, decodeURIComponent(wire.replace(/%(?![0-9a-f]{2})/gi, ""))].map((form) => form.toLowerCase());
  const all = [...forms, ...forms.map((form) => form.replace(/(\d)[ ()-]+(?=\d)/g, "$1"))];
  return values.filter((value) => all.some((form) => form.includes(value)));
}

/** A browser in which a user is signed in, in a session of its own. */
async function signedIn(site: Site, userId: string): Promise<Visitor> {
  const session = newSession(userId, Date.now() + site.ahead());
  await site.db.write((queries) => insertSession(queries, session));
  const visitor = site.visitor();
  visitor.cookies.set("session", session.token);
  return visitor;
}

describe.each(databases)("records that are masked on %s", (kind) => {
  let site: Site;
  let sales: Visitor;
  let recruiter: Visitor;
  let gets: { path: string; access: string }[];
  const inquiries: string[] = [];
  const applications: string[] = [];
  const linked: string[] = [];
  const chats: { id: string; message: string }[] = [];
  const jobChats: string[] = [];

  async function arrive(person: Person) {
    const email = emailOf(person);
    const message = `I am ${nameOf(person)}. Write to ${email} or call ${person.phone}. We weave shields.`;
    const visitor = site.visitor();
    const inquiry = {
      firstName: person.first,
      lastName: person.last,
      email,
      company: "Looms",
      industry: "other",
      message,
    };
    inquiries.push((await visitor.post("/api/inquiries", inquiry)).json.id);
    const application = {
      fullName: nameOf(person),
      email,
      phone: person.phone,
      position: "Weaver",
      experience: "3 years",
    };
    const form = formRequest(
      { ...application, message },
      { name: `${nameOf(person)} ${person.user}.pdf`, content: pdf() },
    );
    applications.push((await visitor.send("/api/job-applications", form)).json.id);
    const resumePath = `https://profiles.example/in/${person.first}-${person.last}?mail=${email}`;
    const other = {
      ...application,
      position: "Dyer",
      message: `${message}\n${resumePath}\n${person.last}`,
      resumePath,
    };
    linked.push((await visitor.post("/api/job-applications", other)).json.id);
    const chat = await startConversation(visitor, { userName: nameOf(person) });
    const file = { name: `${nameOf(person)}.pdf`, content: pdf() };
    const sent = await sendMessage(visitor, chat, message, {}, file);
    chats.push({ id: chat, message: sent.json.id });
    await visitor.post(`/api/chat/conversations/${chat}/hand-over`, { email });
    const ada = await visitorWith(site, "privacy");
    await ada.post(`/api/admin/conversations/${chat}/messages`, { content: `We call ${person.phone}, ${email}` });
    const jobChat = await startConversation(visitor);
    const metadata = JSON.stringify({ ...application, position: "Spinner", isJobApplication: true });
    const words = { isApplicationRequest: "true", metadata };
    expect((await sendMessage(visitor, jobChat, `This is ${nameOf(person)}`, words, file)).status).toBe(201);
    jobChats.push(jobChat);
  }

  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    for (const person of people) await arrive(person);
    sales = await visitorWith(site, "sales");
    recruiter = await visitorWith(site, "recruiter");
    const { paths } = (await site.visitor().get("/api/openapi.json")).json;
    gets = Object.entries<Record<string, Record<string, string>>>(paths).flatMap(([path, methods]) =>
      methods.get && path.startsWith("/api/admin/") ? [{ path, access: methods.get["x-access"] ?? "" }] : [],
    );
  });
  afterAll(() => site.stop());

  /** Every GET endpoint that a user may call, in each of its forms and of each record. */
  async function readAll(visitor: Visitor): Promise<Answer[]> {
    const answers: Answer[] = [];
    const ids = [...inquiries, ...applications, ...linked, ...chats.map(({ id }) => id), ...jobChats];
    for (const { path } of gets) {
      const messages = path.includes("{message}") ? chats : [{ id: "", message: "" }];
      const targets = path.includes("{id}")
        ? ids.flatMap((id) => messages.map(({ message }) => path.replace("{id}", id).replace("{message}", message)))
        : [path, `${path}?page=1&pageSize=100`, `${path}?pageSize=2&sort=oldest`, `${path}?q=weave&pageSize=100`];
      for (const target of targets) answers.push(await visitor.get(target));
    }
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(10);
    return answers.filter(({ status }) => status !== 500);
  }

  const reveal = (visitor: Visitor, path: string, body: object = { purpose: "reply" }) =>
    visitor.post(`/api/admin/${path}/reveal`, body);

  test("hide addresses, phone numbers and applicants’ names on every endpoint of sales and recruiters", async () => {
    for (const visitor of [sales, recruiter]) {
      const answers = await readAll(visitor);
      for (const person of people) expect(found(answers, contacts(person))).toEqual([]);
    }
    const ofRecruiter = await readAll(recruiter);
    for (const person of people) expect(found(ofRecruiter, names(person))).toEqual([]);
    const page = (await recruiter.get("/api/admin/job-applications?pageSize=100")).json.items;
    expect(page.find(({ id }: { id: string }) => id === linked[0])).toMatchObject({
      fullName: "N. T.",
      email: "n•••@looms.example",
      phone: "+91 ••• ••• 01",
      resumePath: "https://profiles.example/•••",
      position: "Dyer",
      experience: "3 years",
      message: expect.stringContaining("We weave shields."),
      earlier: 1,
      revealedUntil: null,
    });
    const inquiry = (await sales.get("/api/admin/inquiries?page=2&pageSize=1")).json.items[0];
    expect(inquiry).toMatchObject({ firstName: "Nora", email: "n•••@looms.example", revealedUntil: null });
    expect(inquiry.message).toContain("We weave shields.");
    const chat = (await sales.get(`/api/admin/conversations/${jobChats[0]}`)).json;
    expect(chat).toMatchObject({ userName: "N. T.", userEmail: "n•••@looms.example" });
  });

  test("hide an address that the list of conversations cuts in half", async () => {
    const [, otis] = people;
    const privacy = await visitorWith(site, "privacy");
    const start = "x".repeat(190);
    const content = `${start} ${emailOf(otis)}`;
    const reply = await privacy.post(`/api/admin/conversations/${chats[1]?.id}/messages`, { content });
    expect(reply.status).toBe(201);
    const list = await sales.get("/api/admin/conversations?pageSize=100");
    expect(list.text).toContain(start);
    expect(found([list], contacts(otis))).toEqual([]);
  });

  test("stay in the clear for admins and the role privacy, without the fields of a mask", async () => {
    const admin = await visitorWith(site, "admin");
    const privacy = await visitorWith(site, "privacy");
    for (const visitor of [admin, privacy])
      for (const path of ["inquiries", "job-applications", "conversations"]) {
        const page = await visitor.get(`/api/admin/${path}?pageSize=100`);
        expect(found([page], contacts(people[0]))).toContain(people[0].user);
        expect(page.json.items[0]).not.toHaveProperty("revealedUntil");
      }
  });

  test("are revealed one by one, for ten minutes, in the session that asked", async () => {
    const [nora, otis] = people;
    const colleague = await visitorWith(site, "recruiter");
    const path = `job-applications/${applications[0]}`;
    const resume = await recruiter.get(`/api/admin/${path}/resume`);
    expect([resume.status, resume.json.detail]).toEqual([
      403,
      "Reveal this application first: its files show personal data",
    ]);
    const revealed = await reveal(recruiter, path, { purpose: "interview" });
    expect(revealed.status, revealed.text).toBe(200);
    expect(revealed.json).toMatchObject({ fullName: nameOf(nora), email: emailOf(nora), phone: nora.phone });
    expect(revealed.json.masked).toMatchObject({ fullName: "N. T.", email: "n•••@looms.example" });
    const until = Date.parse(revealed.json.revealedUntil) - (Date.now() + site.ahead());
    expect(until).toBeGreaterThan(0);
    expect(until).toBeLessThanOrEqual(10 * MINUTE);

    const list = async (visitor: Visitor) => (await visitor.get("/api/admin/job-applications?pageSize=100")).json.items;
    const shown = (await list(recruiter)).filter(({ email }: { email: string }) => !email.includes("•"));
    expect(shown.map(({ id }: { id: string }) => id)).toEqual([applications[0]]);
    const open = await recruiter.get(`/api/admin/${path}/resume`);
    expect([open.status, open.headers["content-disposition"]]).toEqual([200, expect.stringContaining(nora.last)]);
    expect((await recruiter.get(`/api/admin/job-applications/${applications[1]}/resume`)).status).toBe(403);
    expect((await recruiter.get(`/api/admin/job-applications/${linked[0]}/resume`)).status).toBe(403);
    expect(found(await readAll(recruiter), [...contacts(otis), ...names(otis)])).toEqual([]);
    const everything = await recruiter.get("/api/admin/job-applications");
    expect(found([everything], [...contacts(nora), ...names(nora)])).toEqual([]);
    expect(found(await readAll(colleague), [...contacts(nora), ...names(nora)])).toEqual([]);

    site.advanceTime(10 * MINUTE);
    expect(found(await readAll(recruiter), [...contacts(nora), ...names(nora)])).toEqual([]);
    expect((await recruiter.get(`/api/admin/${path}/resume`)).status).toBe(403);
  });

  test("of sales are revealed the same way, with the visitor’s files and with a new entity tag", async () => {
    const [nora, otis] = people;
    const [chat] = chats;
    const inquiry = await reveal(sales, `inquiries/${inquiries[0]}`);
    expect(inquiry.json).toMatchObject({ email: emailOf(nora), message: expect.stringContaining(nora.phone) });
    const conversation = `/api/admin/conversations/${chat?.id}`;
    const attachment = `${conversation}/messages/${chat?.message}/attachment`;
    const before = await sales.get(conversation);
    expect((await sales.get(attachment)).json.detail).toBe(
      "Reveal this conversation first: its files show personal data",
    );
    expect((await reveal(sales, `conversations/${chat?.id}`)).json).toMatchObject({ userEmail: emailOf(nora) });
    const after = await sales.get(conversation, { "If-None-Match": String(before.headers.etag) });
    expect([after.status, after.json.userEmail]).toEqual([200, emailOf(nora)]);
    expect(after.json.messages.map(({ content }: { content: string }) => content).join()).toContain(nora.phone);
    expect((await sales.get(attachment)).status).toBe(200);
    expect(found(await readAll(sales), contacts(otis))).toEqual([]);
    site.advanceTime(10 * MINUTE);
    const ended = await sales.get(conversation, { "If-None-Match": String(after.headers.etag) });
    expect([ended.status, ended.json.userEmail]).toEqual([200, "n•••@looms.example"]);
    expect(found(await readAll(sales), contacts(nora))).toEqual([]);
  });

  test("are masked again after a sign-out, and in another session of the same user", async () => {
    const first = await visitorWith(site, "sales");
    const { id } = (await first.get("/api/user")).json;
    const second = await signedIn(site, id);
    await reveal(first, `inquiries/${inquiries[1]}`);
    const isClear = async (visitor: Visitor) =>
      found([await visitor.get("/api/admin/inquiries?page=1")], contacts(people[1]));
    expect(await isClear(first)).not.toEqual([]);
    expect(await isClear(second)).toEqual([]);
    await first.post("/api/logout");
    expect(await isClear(await signedIn(site, id))).toEqual([]);
  });

  test("keep the purpose in the audit log, and a masked note only beside the reveal, until the record is erased", async () => {
    const path = `inquiries/${inquiries[1]}`;
    for (const [body, field] of [
      [{}, "purpose"],
      [{ purpose: "curiosity" }, "purpose"],
      [{ purpose: "other" }, "note"],
      [{ purpose: "other", note: " " }, "note"],
      [{ purpose: "other", note: "x".repeat(201) }, "note"],
    ] as const) {
      const refused = await reveal(sales, path, body);
      expect([refused.status, Object.keys(refused.json.errors)]).toEqual([400, [field]]);
    }
    expect((await reveal(recruiter, path)).status).toBe(403);
    expect((await reveal(site.visitor(), path)).status).toBe(401);
    expect((await reveal(sales, `inquiries/${applications[0]}`)).status).toBe(404);
    expect((await reveal(sales, path, { purpose: "other", note })).status).toBe(200);
    const history = (await sales.get(`/api/admin/${path}/history`)).json;
    const entry = history.find(({ fields }: { fields: string[] }) => fields[0] === "other");
    expect(entry).toMatchObject({
      action: "reveal",
      kind: "inquiry",
      note: expect.stringContaining("see her own data"),
    });
    expect(entry.note).not.toContain("nora.t@");
    const entries = JSON.stringify(await site.db.read.selectFrom("auditEntries").selectAll().execute());
    expect(entries).not.toContain("her own data");
    const stored = async () => JSON.stringify(await site.db.read.selectFrom("reveals").selectAll().execute());
    expect(await stored()).toContain("her own data");
    await sales.send(`/api/admin/${path}`, { method: "DELETE" });
    expect(await stored()).not.toContain("her own data");

    const application = `job-applications/${applications[1]}`;
    const words = `${nameOf(people[1])} applied twice`;
    await reveal(await visitorWith(site, "recruiter"), application, { purpose: "other", note: words });
    const ofApplication = await recruiter.get(`/api/admin/${application}/history`);
    expect(ofApplication.text).toContain("applied twice");
    expect(found([ofApplication], names(people[1]))).toEqual([]);
  });

  test("are found by what they show, not by what is masked", async () => {
    const search = async (visitor: Visitor, path: string, q: string) => {
      const query = `q=${encodeURIComponent(q)}&upTo=0.00000000-0000-0000-0000-000000000000`;
      const first = (await visitor.get(`/api/admin/${path}?q=${encodeURIComponent(q)}`)).json;
      const { newer } = (await visitor.get(`/api/admin/${path}?${query}`)).json;
      return [first.total, first.items.length, first.isMore, newer];
    };
    const anywhere = async (visitor: Visitor, q: string) =>
      (await visitor.post("/api/admin/searches", { q })).json.length;
    const nothing = [0, 0, false, 0];
    const [nora] = people;
    for (const q of [emailOf(nora), nora.user, "nora.", "a.t@looms", nora.phone, "98765", "43201", "write to nora"]) {
      expect(await search(recruiter, "job-applications", q), q).toEqual(nothing);
      expect(await search(sales, "inquiries", q), q).toEqual(nothing);
      expect([await anywhere(recruiter, q), await anywhere(sales, q)], q).toEqual([0, 0]);
    }
    for (const q of [nameOf(nora), nora.last, "thane", "profiles.example/in"])
      expect(await search(recruiter, "job-applications", q), q).toEqual(nothing);
    expect(await anywhere(recruiter, "weaver")).toBe(2);
    expect(await search(recruiter, "job-applications", "weaver")).toEqual([2, 2, false, 2]);
    expect(await search(recruiter, "job-applications", "WEAVE shields")).toEqual([4, 4, false, 4]);
    expect(await search(recruiter, "job-applications", "@looms.example")).toEqual([6, 6, false, 6]);
    expect(await search(sales, "inquiries", nora.last)).toEqual([1, 1, false, 1]);
    const admin = await visitorWith(site, "admin");
    expect((await search(admin, "job-applications", emailOf(nora)))[0]).toBe(3);
  });

  test("cannot be filtered or sorted by what is masked", async () => {
    const [nora] = people;
    const filtered = await recruiter.get(`/api/admin/job-applications?email=${emailOf(nora)}`);
    expect([filtered.status, found([filtered], contacts(nora))]).toEqual([403, []]);
    for (const sort of ["email", "phone", "name"]) {
      expect((await recruiter.get(`/api/admin/job-applications?sort=${sort}`)).status).toBe(400);
      expect((await sales.get(`/api/admin/inquiries?sort=${sort}`)).status).toBe(400);
    }
    const same = await recruiter.get(`/api/admin/job-applications?sameAddressAs=${linked[0]}`);
    expect([
      same.json.total,
      found([await recruiter.get(`/api/admin/job-applications?sameAddressAs=x`)], ["@"]),
    ]).toEqual([3, []]);
    expect(found([same], [...contacts(nora), ...names(nora)])).toEqual([]);
  });
});

test("MASK_RECORDS=all masks records and the emails about them for admins until they reveal one", async () => {
  await using site = await openSite("sqlite", { environment: { RATE_LIMITS: "off", MASK_RECORDS: "all" } });
  const [nora] = people;
  const visitor = site.visitor();
  const { first, last, phone } = nora;
  const message = `I am ${nameOf(nora)}, ${phone}`;
  const body = { firstName: first, lastName: last, email: emailOf(nora), company: "Looms", industry: "other", message };
  const { id } = (await visitor.post("/api/inquiries", body)).json;
  const { first: _, ...application } = {
    first,
    fullName: nameOf(nora),
    email: emailOf(nora),
    phone,
    position: "Weaver",
  };
  await visitor.post("/api/job-applications", {
    ...application,
    experience: "1",
    resumePath: "https://a.example/nora",
  });
  const chat = await startConversation(visitor, { userName: nameOf(nora) });
  await sendMessage(visitor, chat, message);
  await visitor.post(`/api/chat/conversations/${chat}/hand-over`, { email: emailOf(nora) });
  const admin = await visitorWith(site, "admin");
  await admin.post(`/api/admin/conversations/${chat}/messages`, { content: `Hello ${nora.user}, we call ${phone}` });
  const mails = await admin.get("/api/admin/mails?pageSize=100");
  expect(mails.json.items.length).toBe(5);
  const answers = [mails, await admin.get("/api/admin/inquiries?page=1"), await admin.get("/api/admin/conversations")];
  for (const mail of mails.json.items)
    for (const suffix of ["", "/preview"]) answers.push(await admin.get(`/api/admin/mails/${mail.id}${suffix}`));
  expect(answers.map(({ status }) => status)).not.toContain(404);
  expect(found(answers, contacts(nora))).toEqual([]);
  const ofApplications = answers.filter(({ text }) => text.includes("application"));
  expect(ofApplications.length).toBeGreaterThan(1);
  expect((await reveal(admin, id)).json.email).toBe(emailOf(nora));
  expect(found([await admin.get("/api/admin/inquiries?page=1")], contacts(nora))).toContain(nora.user);

  function reveal(by: Visitor, inquiry: string) {
    return by.post(`/api/admin/inquiries/${inquiry}/reveal`, { purpose: "reply" });
  }
});
