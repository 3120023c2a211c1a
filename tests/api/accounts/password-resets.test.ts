import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expiredLinks } from "#domain/accounts/account/link.ts";
import { disableUser } from "#domain/accounts/users/operator-changes.ts";
import { composeEmail } from "#domain/emails/compose.ts";
import { cast } from "#harness/cast.ts";
import type { MailServer } from "#harness/mail-server.ts";
import type { Visitor } from "#harness/visitor.ts";
import { emailDefinitions as definitions } from "#server/email-definitions.ts";
import { emailTo } from "#tests/support/account-links.ts";
import { insertPasskey, newUser, sessionsOf, storedUser } from "#tests/support/people.ts";
import { openEmailSite, outbox, stored } from "#tests/support/servers/email-site.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

const minute = 60_000;
const subject = "Reset your password";
const newPassword = "a new secret";

describe.each(databases)("a forgotten password on %s", (kind) => {
  let site: Site;
  let server: MailServer;
  let ada: Visitor;
  beforeAll(async () => {
    ({ site, server, ada } = await openEmailSite(kind));
  });
  afterAll(() => site.stop());

  const ask = (email: string) => site.visitor().post("/api/password-resets", { email });
  const complete = (token: string, password = newPassword) =>
    site.visitor().post("/api/password-resets/complete", { token, password });
  const mailsTo = async (email: string) => (await stored(site)).filter(({ recipient }) => recipient === email);

  test("is replaced once through the link, which ends all sessions and is stored nowhere", async () => {
    const person = newUser();
    const visitor = site.visitor();
    await visitor.register(person);
    expect((await ask(person.email.toUpperCase())).status).toBe(202);
    const { token, text } = await emailTo(server, person.email, subject);
    expect(text).toContain(person.username);
    const rows = await site.db.read.selectFrom("accountLinks").selectAll().execute();
    expect(JSON.stringify([rows, await stored(site)])).not.toContain(token);
    const [mail] = await mailsTo(person.email);
    const preview = await ada.get(`/api/admin/mails/${mail?.id}/html`);
    expect(preview.text).not.toContain(token);
    expect((await complete(token, "short")).json.errors).toHaveProperty("password");
    const both = await Promise.all([complete(token), complete(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect((await visitor.get("/api/user")).status).toBe(401);
    expect(await sessionsOf(site, person.username)).toEqual([]);
    expect((await visitor.logIn(person)).status).toBe(401);
    expect((await visitor.logIn({ ...person, password: newPassword })).status).toBe(200);
    await emailTo(server, person.email, "Your password was changed");
  });

  test("keeps the passkeys of its account, and the email and the response say how many", async () => {
    for (const [count, words] of [
      [0, null],
      [1, "One passkey can still be used to log in without the password."],
      [2, "2 passkeys can still be used to log in without the password."],
    ] as const) {
      const person = newUser();
      await site.visitor().register(person);
      const { id = "" } = (await storedUser(site, person.username)) ?? {};
      for (let added = 0; added < count; added += 1) await insertPasskey(site, id);
      await ask(person.email);
      const { token } = await emailTo(server, person.email, subject);
      const completed = await complete(token);
      expect([completed.status, completed.headers["remaining-passkeys"]]).toEqual([204, String(count)]);
      const email = await emailTo(server, person.email, "Your password was changed");
      if (words) expect(email.text).toContain(words);
      else expect(email.text).not.toMatch(/passkey/i);
    }
  });

  test("gets the same answer for an unknown address, after the same commit", async () => {
    const person = newUser();
    await site.visitor().register(person);
    const linksBefore = (await site.db.read.selectFrom("accountLinks").select("id").execute()).length;
    const [known, unknown] = [await ask(person.email), await ask("unknown.person@example.com")];
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    const names = (answer: typeof known) => Object.keys(answer.headers).sort();
    expect(names(unknown)).toEqual(names(known));
    const links = await site.db.read.selectFrom("accountLinks").selectAll().execute();
    expect(links).toHaveLength(linksBefore + 2);
    expect(JSON.stringify(links)).not.toContain("unknown.person");
    expect(await mailsTo("unknown.person@example.com")).toEqual([]);
  });

  test("sends one link in five minutes to an address, none to a disabled user or the configured admin", async () => {
    const [person, disabled] = [newUser(), newUser()];
    await site.visitor().register(person);
    await site.visitor().register(disabled);
    await disableUser({ db: site.db, actor: null, now: Date.now }, disabled.username);
    for (const email of [person.email, person.email, disabled.email, cast.ada.email])
      expect((await ask(email)).status).toBe(202);
    expect(await mailsTo(person.email)).toHaveLength(1);
    expect(await mailsTo(disabled.email)).toEqual([]);
    expect(await mailsTo(cast.ada.email)).toEqual([]);
  });

  test("refuses a made-up link, and the link of an email change", async () => {
    expect((await complete("A".repeat(43))).status).toBe(404);
    expect((await complete("short")).json.errors).toEqual({ token: ["The link is incomplete"] });
    const person = newUser();
    const visitor = site.visitor();
    await visitor.register(person);
    await visitor.post("/api/account/email", { email: `new-${person.email}` });
    const { token } = await emailTo(server, `new-${person.email}`, "Confirm your new email");
    expect((await complete(token)).status).toBe(404);
    expect((await visitor.logIn(person)).status).toBe(200);
  });

  test("needs a new link after 30 minutes", async () => {
    const person = newUser();
    await site.visitor().register(person);
    await ask(person.email);
    const { token } = await emailTo(server, person.email, subject);
    site.advanceTime(30 * minute);
    expect((await complete(token)).status).toBe(404);
    await ask(person.email);
    const { token: second } = await emailTo(server, person.email, subject, 2);
    site.advanceTime(29 * minute);
    expect((await complete(token)).status).toBe(404);
    expect((await complete(second)).status).toBe(204);
  });
});

describe.each(databases)("an email that waits on %s", (kind) => {
  test("is canceled when its link has expired, and every unused link is removed after a day", async () => {
    await using site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    const person = newUser();
    const ada = site.visitor();
    await ada.logIn(cast.ada);
    await site.visitor().register(person);
    await site.visitor().post("/api/password-resets", { email: person.email });
    const { items } = await outbox(ada);
    expect(items).toMatchObject([{ kind: "password-reset", state: "waiting", to: [person.email] }]);
    const [row] = await stored(site);
    if (!row) throw new Error("No email is stored");
    const options = { origin: "https://www.example.com", recipients: [], definitions };
    const compose = (now: number) => composeEmail(site.db, row, { ...options, now });
    expect(await compose(Date.now())).toHaveProperty("message");
    expect(await compose(Date.now() + 30 * minute)).toMatchObject({ outcome: { kind: "obsolete" } });
    expect(await expiredLinks.remove({ db: site.db, now: () => Date.now() + 23 * 60 * minute })).toBe(0);
    expect(await expiredLinks.remove({ db: site.db, now: () => Date.now() + 25 * 60 * minute })).toBe(1);
  });

  test("is not sent for more than thirty requests of one client in an hour", async () => {
    await using site = await openSite(kind);
    const visitor = site.visitor();
    const ask = () => visitor.post("/api/password-resets", { email: "somewhere@example.com" });
    for (let i = 0; i < 30; i++) expect((await ask()).status).toBe(202);
    const refused = await ask();
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  });
});
