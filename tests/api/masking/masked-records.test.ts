import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendMessage, startConversation } from "#harness/chat.ts";
import type { Visitor } from "#harness/visitor.ts";
import { visitorWith } from "#tests/support/people.ts";
import {
  contacts,
  emailOf,
  found,
  type MaskedSite,
  nameOf,
  names,
  openMaskedSite,
  people,
  reveal,
} from "#tests/support/servers/masked-site.ts";
import { databases, openSite } from "#tests/support/servers/site.ts";

describe.each(databases)("records that are masked on %s", (kind) => {
  let masked: MaskedSite;
  beforeAll(async () => {
    masked = await openMaskedSite(kind);
  });
  afterAll(() => masked.site.stop());

  test("hide addresses, phone numbers and applicants’ names on every endpoint of sales and recruiters", async () => {
    const { sales, recruiter, linked, jobChats, readAll } = masked;
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
    const { site, sales, chats } = masked;
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
    const { site } = masked;
    const admin = await visitorWith(site, "admin");
    const privacy = await visitorWith(site, "privacy");
    for (const visitor of [admin, privacy])
      for (const path of ["inquiries", "job-applications", "conversations"]) {
        const page = await visitor.get(`/api/admin/${path}?pageSize=100`);
        expect(found([page], contacts(people[0]))).toContain(people[0].user);
        expect(page.json.items[0]).not.toHaveProperty("revealedUntil");
      }
  });

  test("are found by what they show, not by what is masked", async () => {
    const { site, sales, recruiter } = masked;
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
    for (const q of [emailOf(nora), nora.user, "nora.t", "a.t@looms", nora.phone, "98765", "43201"]) {
      expect(await search(recruiter, "job-applications", q), q).toEqual(nothing);
      expect(await search(sales, "inquiries", q), q).toEqual(nothing);
      expect([await anywhere(recruiter, q), await anywhere(sales, q)], q).toEqual([0, 0]);
    }
    for (const q of [nameOf(nora), nora.last, "thane", "profiles.example/in", "write to nora", "weaver nora"])
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
    const { sales, recruiter, linked } = masked;
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
  expect((await reveal(admin, `inquiries/${id}`)).json.email).toBe(emailOf(nora));
  expect(found([await admin.get("/api/admin/inquiries?page=1")], contacts(nora))).toContain(nora.user);
});
