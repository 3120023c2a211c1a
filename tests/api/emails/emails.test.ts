import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { expiredEmails } from "#domain/emails/remove.ts";
import { cast } from "#harness/cast.ts";
import { fail, type MailServer, mailUser, readEmail, refusal, team } from "#harness/mail-server.ts";
import type { Visitor } from "#harness/visitor.ts";
import { clear, openEmailSite, outbox, settled, stored } from "#tests/support/servers/email-site.ts";
import { bothDatabases, type Site } from "#tests/support/servers/site.ts";

const application = {
  fullName: "Vera Visitor",
  email: cast.vera.email,
  phone: "+91 12345",
  position: "Privacy Engineer",
  experience: "3-5 years",
  resumePath: "https://resumes.example.com/vera",
};

describe.each(bothDatabases)("emails on %s", (kind) => {
  let site: Site;
  let server: MailServer;
  let ada: Visitor;
  beforeAll(async () => {
    ({ site, server, ada } = await openEmailSite(kind));
  });
  afterAll(() => site.stop());
  beforeEach(() => {
    // Ends the pause and the acknowledgment interval of the previous test.
    site.advanceTime(3_600_000);
  });
  afterEach(() => clear(site, server));

  const to = (address: string) => server.emails.filter((email) => email.to.includes(address));

  test.each([
    ["inquiry", "/api/inquiries", cast.vera, /^Demo request: Vera Visitor, Vera's Clinic$/],
    ["application", "/api/job-applications", application, /^Job application: Vera Visitor, Privacy Engineer$/],
  ])("an %s reaches the whole team and its sender", async (_, path, body, subject) => {
    const answer = await site.visitor().post(path, body);
    expect(answer.status).toBe(201);
    await server.arrived(2);
    const [toTeam] = server.emails.filter((email) => email.to.length === 2);
    const [toVisitor] = to(cast.vera.email);
    expect(toTeam?.to).toEqual(team);
    expect(toTeam?.headers["reply-to"]).toBe(cast.vera.email);
    expect(toTeam?.headers["auto-submitted"]).toBe("auto-generated");
    expect(toVisitor?.to).toEqual([cast.vera.email]);
    expect(toVisitor?.headers["auto-submitted"]).toBe("auto-replied");
    for (const email of [toTeam, toVisitor]) {
      expect(email?.from).toBe(mailUser.user);
      expect(email?.raw).not.toContain("Content-Disposition: attachment");
    }
    if (!toTeam || !toVisitor) throw new Error("an email is missing");
    const forTeam = readEmail(toTeam);
    expect(forTeam.subject).toMatch(subject);
    for (const body of [forTeam.text, forTeam.html])
      expect(body).toMatch(new RegExp(`/admin/[a-z]+/${answer.json.id}\\b`));
    const forVisitor = readEmail(toVisitor);
    for (const body of [forVisitor.text, forVisitor.html]) {
      expect(body).toContain(answer.json.id);
      expect(body).toContain("What happens next");
      expect(body).toContain("To have it deleted");
    }
    const rows = await settled(site, "sent");
    expect(rows.map((row) => row.messageId).sort()).toEqual(
      server.emails.map((email) => email.headers["message-id"]).sort(),
    );
    const { items, counts } = await outbox(ada);
    expect(counts).toEqual({ waiting: 0, sending: 0, sent: 2, dead: 0, cancelled: 0, failing: 0 });
    expect(items[0]).toMatchObject({ state: "sent", nextAttemptAt: null, reason: expect.stringContaining("250") });
  });

  test("the team gets what a visitor wrote unchanged, with its lines, and finds it in the dashboard", async () => {
    const email = `${newId()}@clinic.example`;
    const company = "=?UTF-8?Q?Weavers?= & Co";
    const message = "See https://clinic.example/a?b=1.\nOr write to vera@clinic.example";
    await site.visitor().post("/api/inquiries", { ...cast.vera, email, company, message });
    await server.arrived(2);
    const [toTeam] = to(team[0] ?? "");
    if (!toTeam) throw new Error("an email is missing");
    const { subject, text, html } = readEmail(toTeam);
    expect(subject).toBe(`Demo request: Vera Visitor, ${company}`);
    const shown = html.replace(/<\/?span>/g, "");
    expect(shown).toContain("See https://clinic.example/a?b=1.<br/>Or write to vera@clinic.example</div>");
    expect(text).toContain("| See https://clinic.example/a?b=1.\n| Or write to vera@clinic.example\n");
    for (const body of [shown, text]) {
      const [copied = ""] = /[\w-]{36}@[^\s<]+/u.exec(body) ?? [];
      const search = { q: copied, page: 1, pageSize: 5 };
      expect((await ada.post("/api/admin/inquiries/searches", search)).json.total, copied).toBe(1);
    }
  });

  test("sends one acknowledgment per address and hour, ignoring case, and every email to the team", async () => {
    await Promise.all(
      [cast.vera.email, cast.vera.email.toUpperCase(), cast.vera.email].map((email) =>
        site.visitor().post("/api/inquiries", { ...cast.vera, email }),
      ),
    );
    await settled(site, "sent");
    expect(server.emails).toHaveLength(4);
    site.advanceTime(3_600_000);
    await site.visitor().post("/api/inquiries", cast.vera);
    await server.arrived(6);
  });

  test("counts the spellings of one mailbox as one address", async () => {
    const spellings = [
      ["victim@clinic.example", "victim+1@clinic.example", "VICTIM+two+3@Clinic.example"],
      ["vic.tim@gmail.com", "victim@gmail.com", "v.i.c.t.i.m+4@googlemail.com"],
      ["vic.tim@clinic.example"],
    ];
    for (const email of spellings.flat()) await site.visitor().post("/api/inquiries", { ...cast.vera, email });
    await settled(site, "sent");
    const toVisitors = server.emails.flatMap((email) => (email.to.length === 1 ? email.to : []));
    expect(toVisitors.sort()).toEqual(spellings.map(([first]) => first).sort());
  });

  test("acknowledges again after a clock that was wrong is corrected", async () => {
    const year = 365 * 86_400_000;
    site.advanceTime(year);
    await site.visitor().post("/api/inquiries", cast.vera);
    await server.arrived(2);
    await settled(site, "sent");
    site.advanceTime(-year);
    await site.visitor().post("/api/inquiries", cast.vera);
    await server.arrived(4);
    expect(to(cast.vera.email)).toHaveLength(2);
    // Her session ended in that year.
    await ada.logIn(cast.ada);
  });

  test("sends no email to an address without a person or a public host, and sets no Reply-To", async () => {
    for (const email of ["noreply@clinic.example", "vera@clinic.invalid", "postmaster@clinic.example", "a@10.0.0.1"]) {
      await site.visitor().post("/api/inquiries", { ...cast.vera, email });
    }
    await settled(site, "sent");
    for (const email of server.emails) {
      expect(email.to).toEqual(team);
      expect(email.headers["reply-to"]).toBeUndefined();
    }
  });

  test("removes the waiting emails about a removed record", async () => {
    server.faults.connect = () => {
      throw refusal(421, "come back later");
    };
    const { id } = (await site.visitor().post("/api/inquiries", cast.vera)).json;
    await settled(site, "waiting");
    expect((await ada.send(`/api/admin/inquiries/${id}`, { method: "DELETE" })).status).toBe(204);
    expect(await stored(site)).toEqual([]);
    expect(await site.db.read.selectFrom("mailAttempts").selectAll().execute()).toEqual([]);
  });

  test("leaves an email of a kind that a later release has queued alone, shows it, and sends the others", async () => {
    const id = newId();
    const kind = "of-a-later-release" as "reply";
    const later = {
      id,
      kind,
      aboutId: newId(),
      recipient: cast.vera.email,
      messageId: `<${id}@x.example>`,
      createdAt: 1,
    };
    await site.db.write((queries) =>
      queries
        .insertInto("mails")
        .values({ ...later, state: "waiting", dueAt: 1 })
        .execute(),
    );
    await site.visitor().post("/api/inquiries", { ...cast.vera, email: "noreply@clinic.example" });
    await expect
      .poll(async () => (await stored(site)).map(({ state }) => state), { timeout: 60_000 })
      .toContain("sent");
    const row = (await stored(site)).find((one) => one.id === id);
    expect(row).toMatchObject({ ...later, state: "waiting", attempts: 0, dueAt: 1, claim: null });
    const found = { id, kind, state: "waiting", nextAttemptAt: null, to: [cast.vera.email] };
    expect((await outbox(ada, "?state=waiting")).items).toMatchObject([found]);
    expect((await ada.get(`/api/admin/mails/${id}`)).json).toMatchObject({ ...found, subject: null, history: [] });
    const preview = await ada.get(`/api/admin/mails/${id}/preview`);
    expect([preview.status, preview.json.detail]).toEqual([404, expect.stringContaining("later release")]);
    expect((await ada.post("/api/admin/mails/export", {})).text).toContain("of-a-later-release");
    expect((await ada.get(`/api/admin/mails?kind=${kind}`)).status).toBe(400);
  });

  test("an admin can cancel waiting emails, and can neither cancel nor retry sent or unknown ones", async () => {
    server.faults.connect = () => fail(421, "later");
    await site.visitor().post("/api/inquiries", { ...cast.vera, email: "noreply@clinic.example" });
    const [row] = await settled(site, "waiting");
    const cancel = (id = "") => ada.send(`/api/admin/mails/${id}`, { method: "DELETE" });
    expect((await cancel(row?.id)).json).toMatchObject({ id: row?.id, state: "cancelled" });
    expect((await cancel(row?.id)).status).toBe(409);
    delete server.faults.connect;
    site.advanceTime(3_600_000);
    site.mailer.run();
    await wait(50);
    expect(server.emails).toHaveLength(0);
    expect((await ada.post(`/api/admin/mails/${row?.id}/attempts`)).status).toBe(202);
    await settled(site, "sent");
    expect((await cancel(row?.id)).status).toBe(409);
    expect((await ada.post(`/api/admin/mails/${row?.id}/attempts`)).status).toBe(409);
    for (const id of ["x", row?.aboutId]) expect((await cancel(id)).status).toBe(404);
  });

  test("the preview shows the email, loads and runs nothing, and is removed with its record", async () => {
    const message = '<img src=x onerror=alert(1)><script>alert(2)</script> style="x"';
    const { id } = (await site.visitor().post("/api/inquiries", { ...cast.vera, message })).json;
    const [row] = await settled(site, "sent");
    const preview = await ada.get(`/api/admin/mails/${row?.id}/preview`);
    expect(preview.status).toBe(200);
    expect(preview.headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-.+; sandbox; /);
    expect(preview.text).toContain("&lt;script&gt;");
    expect(preview.text).not.toMatch(/<img|<script|<[^>]*\sstyle="/);
    expect((await site.visitor().get(`/api/admin/mails/${row?.id}/preview`)).status).toBe(401);
    await site.db.write((queries) => queries.deleteFrom("inquiries").where("id", "=", id).execute());
    expect((await ada.get(`/api/admin/mails/${row?.id}/preview`)).status).toBe(404);
  });

  test("removes sent emails after 30 days and others after 90", async () => {
    server.faults.recipient = (address) => {
      if (address === cast.vera.email) throw refusal(550, "no");
    };
    await site.visitor().post("/api/inquiries", cast.vera);
    await settled(site, "sent", "dead");
    const removedAfter = (days: number) =>
      expiredEmails.remove({ db: site.db, now: () => Date.now() + site.ahead() + days * 86_400_000 });
    expect(await removedAfter(29)).toBe(0);
    expect(await removedAfter(31)).toBe(1);
    expect((await stored(site)).map((row) => row.state)).toEqual(["dead"]);
    expect(await removedAfter(91)).toBe(1);
    // A waiting email is stored as long as a dead one.
    server.faults.connect = () => fail(421, "later");
    server.disconnect();
    await site.visitor().post("/api/inquiries", { ...cast.vera, email: "noreply@clinic.example" });
    await settled(site, "waiting");
    expect(await removedAfter(89)).toBe(0);
    expect(await removedAfter(91)).toBe(1);
  });

  test("sends a test email of either type to the whole team and returns the server's response", async () => {
    for (const [body, subject] of [
      [undefined, "Test: Demo request: "],
      [{ type: "inquiry" }, "Test: Demo request: "],
      [{ type: "application" }, "Test: Job application: "],
    ] as const) {
      const answer = await ada.post("/api/admin/test-email", body);
      expect(answer.json).toEqual({ success: true, message: expect.stringContaining("250") });
      const [email] = server.emails.splice(0);
      if (!email) throw new Error("nothing arrived");
      expect(email.to).toEqual(team);
      expect(readEmail(email).subject).toContain(subject);
    }
    expect(await stored(site)).toEqual([]);
    server.faults.recipient = () => fail(550, "we do not know you");
    const refused = await ada.post("/api/admin/test-email");
    expect(refused.status).toBe(200);
    expect(refused.json).toEqual({ success: false, message: expect.stringContaining("550 we do not know you") });
    expect((await ada.post("/api/admin/test-email", { type: "other" })).json.errors).toEqual({
      type: ["Must be inquiry or application"],
    });
  });

  test("returns the settings to admins only, without the password", async () => {
    const answer = await ada.get("/api/admin/email-config");
    expect(answer.json).toEqual({
      configured: true,
      service: server.environment.EMAIL_SERVICE,
      user: mailUser.user,
      recipients: team,
      missingVariables: [],
    });
    expect(answer.text).not.toContain(mailUser.password);
    for (const path of ["email-config", "mails"]) {
      expect((await site.visitor().get(`/api/admin/${path}`)).status).toBe(401);
    }
  });
});
