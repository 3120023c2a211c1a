import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertSession, newSession } from "#domain/accounts/sessions/create.ts";
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
import { databases, type Site } from "#tests/support/servers/site.ts";

const MINUTE = 60_000;
const note = "Nora Thane asked from nora.t@looms.example to see her own data";

/** A browser in which a user is signed in, in a session of its own. */
async function signedIn(site: Site, userId: string): Promise<Visitor> {
  const session = newSession(userId, Date.now() + site.ahead());
  await site.db.write((queries) => insertSession(queries, session));
  const visitor = site.visitor();
  visitor.cookies.set("session", session.token);
  return visitor;
}

describe.each(databases)("masked records on %s", (kind) => {
  let masked: MaskedSite;
  beforeAll(async () => {
    masked = await openMaskedSite(kind);
  });
  afterAll(() => masked.site.stop());

  test("are revealed one by one, for ten minutes, in the session that asked", async () => {
    const { site, recruiter, applications, linked, readAll } = masked;
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
    const { site, sales, inquiries, chats, readAll } = masked;
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
    const { site, inquiries } = masked;
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
    const { site, sales, recruiter, inquiries, applications } = masked;
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
});
