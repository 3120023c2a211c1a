import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { removeSecondFactorOf } from "#domain/accounts/second-factors/remove-for-user.ts";
import { type MailServer, readEmail } from "#harness/mail-server.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import type { Answer } from "#harness/send.ts";
import type { Visitor } from "#harness/visitor.ts";
import { emailTo } from "#tests/support/account-links.ts";
import { CODE_MS, setUpApp } from "#tests/support/authenticator-app.ts";
import { expectRefused } from "#tests/support/expect-refused.ts";
import { addPasskey, logInWithPasskey } from "#tests/support/passkey.ts";
import { newUser } from "#tests/support/people.ts";
import { openEmailSite } from "#tests/support/servers/email-site.ts";
import { openSites } from "#tests/support/servers/several-sites.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

const behindProxy = { environment: { TRUST_PROXY: "1" } };
// The clock of those limits does not move with the server's; the count of wrong codes is stored and stays on.
const withoutRateLimits = { environment: { ...behindProxy.environment, RATE_LIMITS: "off" } };
const stopped =
  "Codes no longer work after so many wrong ones. Use a recovery code or a passkey, or reset your password";
const subject = "Your password was used without your second factor";

/** A user with an authenticator app, and a way to log in from other browsers, each from another IPv6 network. */
async function protectedUser(site: Site) {
  const person = newUser();
  const owner = site.visitor();
  await owner.register(person);
  const factor = await setUpApp(site, owner);
  let networks = 0;
  const logIn = (code: string, visitor = site.visitor()) => {
    const { username, password } = person;
    networks += 1;
    const address = `2001:db8:${networks.toString(16)}::1`;
    return visitor.post("/api/login", { username, password, code }, { "X-Forwarded-For": address });
  };
  return { person, owner, logIn, ...factor };
}

type ProtectedUser = Awaited<ReturnType<typeof protectedUser>>;

/** Enters wrong codes, each as soon as it is checked, until the account has had `count` of them. Returns all delays in seconds. */
async function enterWrongCodes(site: Site, { logIn }: ProtectedUser, count: number): Promise<number[]> {
  const delays: number[] = [];
  for (let wrong = 0; wrong < count; ) {
    const answer = await logIn("000000");
    if (answer.status === 401) wrong += 1;
    else {
      delays.push(expectRefused(answer, "wrongCodes"));
      site.advanceTime((delays.at(-1) ?? 0) * 1000);
    }
  }
  return delays;
}

const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status).sort();
const confirm = (visitor: Visitor, password: string, code: string) =>
  visitor.post("/api/account/confirmation", { password, code });

describe.each(databases)("wrong codes after the right password on %s", (kind) => {
  test("are checked a hundred times in a row, with growing delays, from however many networks", async () => {
    await using site = await openSite(kind, withoutRateLimits);
    const user = await protectedUser(site);
    const delays = await enterWrongCodes(site, user, 100);
    // The first ones can be a second shorter on a busy machine.
    expect(delays.slice(0, 7).map((delay) => Math.ceil(delay / 30) * 30)).toEqual([30, 60, 120, 240, 480, 900, 900]);
    expect(delays).toHaveLength(90);
    site.advanceTime(86_400_000);
    for (const code of ["000000", user.app.code()]) {
      const refused = await user.logIn(code);
      expect([refused.status, refused.json.errors]).toEqual([401, { code: [stopped] }]);
    }
    const asked = await user.owner.post("/api/login", { ...user.person });
    expect(asked.json.errors.code, "the password alone gets the same answer as before").toHaveLength(1);
    expect((await user.logIn(user.recoveryCodes[0] ?? "")).status).toBe(200);
    expect((await user.logIn(user.app.code())).status, "codes work again after a login").toBe(200);
  });

  test("are counted across a restart, and checked ten times when forty arrive at once", async () => {
    const folder = mkdtempSync(join(tmpdir(), "site-codes-"));
    const template = inject("postgresTemplate");
    const DATABASE_URL = kind === "postgres" ? await createDatabase(inject("postgresUrl"), template) : "";
    const options = { environment: { ...behindProxy.environment, DATA_DIR: join(folder, "data"), DATABASE_URL } };
    const first = await openSite(kind, options);
    const user = await protectedUser(first);
    const answers = await Promise.all(Array.from({ length: 40 }, () => user.logIn("000000")));
    expect(statusesOf(answers)).toEqual([...Array(10).fill(401), ...Array(30).fill(429)]);
    await first.stop();
    const second = await openSite(kind, options);
    const { username, password } = user.person;
    const attempt = { username, password, code: user.app.code() };
    expectRefused(await second.visitor().post("/api/login", attempt), "wrongCodes");
    await second.stop();
    rmSync(folder, { recursive: true });
  });

  test("let a user who mistypes ten in within a minute, on the same device, and are then forgotten", async () => {
    await using site = await openSite(kind, behindProxy);
    const user = await protectedUser(site);
    const browser = site.visitor();
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 10; i++) expect((await user.logIn("000000", browser)).status).toBe(401);
      const seconds = expectRefused(await user.logIn(user.app.code(), browser), "wrongCodes");
      expect(seconds).toBeLessThanOrEqual(30);
      site.advanceTime(CODE_MS);
      expect((await user.logIn(user.app.code(), browser)).status).toBe(200);
    }
  });

  test("of a stranger keep a known device waiting for half a minute at most, and a passkey not at all", async () => {
    await using site = await openSite(kind, behindProxy);
    const user = await protectedUser(site);
    const { passkey } = await addPasskey(site, user.owner);
    site.advanceTime(CODE_MS);
    const browser = site.visitor();
    expect((await user.logIn(user.app.code(), browser)).status).toBe(200);
    await browser.post("/api/logout");
    await enterWrongCodes(site, user, 20);
    // The stranger goes on until no right password is accepted on another device.
    for (let i = 0; i < 100; i++) expect((await user.logIn("000000")).status).toBe(429);
    expectRefused(await user.logIn("000000"), "signInsByAccount");
    expect(expectRefused(await user.logIn(user.app.code(), browser), "wrongCodes")).toBeLessThanOrEqual(30);
    site.advanceTime(CODE_MS);
    expect((await user.logIn(user.app.code(), browser)).status).toBe(200);
    expect((await logInWithPasskey(site.visitor(), passkey)).status).toBe(200);
  });

  test("count at confirmations as well, together with those of logins", async () => {
    await using site = await openSite(kind, withoutRateLimits);
    const user = await protectedUser(site);
    const { owner, person } = user;
    for (let i = 0; i < 5; i++) {
      expect((await confirm(owner, person.password, "000000")).status).toBe(400);
      expect((await user.logIn("000000")).status).toBe(401);
    }
    for (const answer of [await confirm(owner, person.password, user.app.code()), await user.logIn(user.app.code())])
      expect(expectRefused(answer, "wrongCodes")).toBeLessThanOrEqual(30);
    await enterWrongCodes(site, user, 90);
    const refused = await confirm(owner, person.password, user.app.code());
    expect([refused.status, refused.json.errors]).toEqual([400, { code: [stopped] }]);
    expect((await confirm(owner, person.password, user.recoveryCodes[0] ?? "")).status).toBe(204);
    expect((await user.logIn(user.app.code())).status, "the confirmation ends the row").toBe(200);
  });

  test("are allowed ten times more after a new password, with the delay of before", async () => {
    const { site, server } = await openEmailSite(kind);
    await using _ = site;
    const user = await protectedUser(site);
    await enterWrongCodes(site, user, 100);
    await user.owner.post("/api/password-resets", { email: user.person.email });
    const { token } = await emailTo(server, user.person.email, "Reset your password");
    const password = "another secret";
    expect((await user.owner.post("/api/password-resets/complete", { token, password })).status).toBe(204);
    user.person.password = password;
    expect(expectRefused(await user.logIn(user.app.code()), "wrongCodes")).toBeGreaterThan(600);
    site.advanceTime(900_000);
    expect((await user.logIn("000000")).status).toBe(401);
    site.advanceTime(900_000);
    expect((await user.logIn(user.app.code())).status).toBe(200);
    await enterWrongCodes(site, user, 100);
    await removeSecondFactorOf({ db: site.db, actor: null, now: Date.now }, user.person.username);
    expect((await site.visitor().logIn(user.person)).status, "an operator removed the factor").toBe(200);
  });

  test("are told by one email after ten of them, which says what happened and what to do", async () => {
    const { site, server } = await openEmailSite(kind);
    await using _ = site;
    const user = await protectedUser(site);
    const toUser = ({ to }: MailServer["emails"][number]) => to.includes(user.person.email);
    for (let i = 0; i < 9; i++) expect((await user.logIn("000000")).status).toBe(401);
    // The notice of the set-up arrives first.
    await server.arrived(1);
    const before = server.emails.filter(toUser).length;
    expect((await user.logIn("000000")).status).toBe(401);
    const { text } = await emailTo(server, user.person.email, subject);
    for (const said of ["Wrong codes in a row: 10", "another person knows your password", "Forgot your password?"])
      expect(text).toContain(said);
    await enterWrongCodes(site, user, 5);
    site.advanceTime(3_600_000);
    const subjects = server.emails.filter(toUser).map((email) => readEmail(email).subject);
    expect(subjects.slice(before)).toEqual([subject]);
    const mails = site.db.read.selectFrom("mails").select("state").where("kind", "=", "password-used");
    expect(await mails.execute()).toEqual([{ state: "sent" }]);
  });
});

test("wrong codes that two servers over one PostgreSQL get at once are checked ten times together", async () => {
  await using two = await openSites(2, behindProxy);
  const [one, other] = two.sites;
  const user = await protectedUser(one);
  const attempts = Array.from({ length: 40 }, (_, i) => user.logIn("000000", (i % 2 ? one : other).visitor()));
  expect(statusesOf(await Promise.all(attempts))).toEqual([...Array(10).fill(401), ...Array(30).fill(429)]);
  expectRefused(await user.logIn(user.app.code(), other.visitor()), "wrongCodes");
});
