import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { removeSecondFactorOf } from "#domain/accounts/second-factors/remove-for-user.ts";
import { changePassword } from "#domain/accounts/users/change-password.ts";
import { cast } from "#harness/cast.ts";
import type { MailServer } from "#harness/mail-server.ts";
import type { Visitor } from "#harness/visitor.ts";
import { emailTo } from "#tests/support/account-links.ts";
import { setUpApp as setUp, CODE_MS as step } from "#tests/support/authenticator-app.ts";
import { newUser, storedUser } from "#tests/support/people.ts";
import { openEmailSite } from "#tests/support/servers/email-site.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

const path = "/api/account/authenticator";
type Person = ReturnType<typeof newUser>;

const wrong = "This code is wrong, has expired or was already used. Enter a new one";
const send = (visitor: Visitor, method: string, to: string, body?: object) =>
  visitor.send(to, {
    method,
    ...(body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });

const logIn = (visitor: Visitor, { username, password }: Person, code?: string) =>
  visitor.post("/api/login", { username, password, ...(code !== undefined && { code }) });

describe.each(databases)("the second factor on %s", (kind) => {
  let site: Site;
  let server: MailServer;
  beforeAll(async () => {
    ({ site, server } = await openEmailSite(kind));
  });
  afterAll(() => site.stop());

  async function registered() {
    const person = newUser();
    const visitor = site.visitor();
    await visitor.register(person);
    return { person, visitor };
  }

  test("is asked for after the right password alone, and leaves other users as they were", async () => {
    const { person, visitor } = await registered();
    const { app } = await setUp(site, visitor);
    const other = site.visitor();
    const asked = await logIn(other, person);
    expect([asked.status, Object.keys(asked.json.errors)]).toEqual([401, ["code"]]);
    expect([...other.cookies]).toEqual([]);
    const refused = await logIn(other, { ...person, password: "not the password" });
    expect([refused.status, refused.json.errors]).toEqual([401, undefined]);
    const mistyped = await logIn(other, { ...person, password: "not the password" }, app.code());
    expect([mistyped.status, mistyped.json.errors]).toEqual([401, undefined]);
    const answer = await logIn(other, person, app.code());
    expect([answer.status, answer.json.username]).toEqual([200, person.username]);
    expect((await visitor.get("/api/account")).json).toMatchObject({ hasAuthenticator: true, recoveryCodes: 10 });
    expect((await emailTo(server, person.email, "Your account has a second factor")).text).toContain(person.username);
    const { person: plain } = await registered();
    expect((await logIn(site.visitor(), plain)).status).toBe(200);
    expect((await logIn(site.visitor(), plain, "000000")).status).toBe(200);
  });

  test("accepts each code once, one step early or late, and no further", async () => {
    const { person, visitor } = await registered();
    const { app } = await setUp(site, visitor);
    for (const drift of [-2 * step, 3 * step]) {
      const answer = await logIn(site.visitor(), person, app.code(drift));
      expect([answer.status, answer.json.errors]).toEqual([401, { code: [wrong] }]);
    }
    const code = app.code();
    const both = await Promise.all([1, 2].map(() => logIn(site.visitor(), person, code)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await logIn(site.visitor(), person, app.code(-step))).status, "earlier than the last").toBe(401);
    site.advanceTime(step);
    expect((await logIn(site.visitor(), person, app.code(step))).status, "a clock that is ahead").toBe(200);
    site.advanceTime(3 * step);
    expect((await logIn(site.visitor(), person, app.code(-step))).status, "a clock that is behind").toBe(200);
  });

  test("is replaced by each recovery code once, until there are new ones", async () => {
    const { person, visitor } = await registered();
    const { recoveryCodes } = await setUp(site, visitor);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = "", second = ""] = recoveryCodes;
    expect(first).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){5}$/);
    const typed = first.toLowerCase().replaceAll("-", " ");
    expect((await logIn(site.visitor(), person, typed)).status).toBe(200);
    expect((await logIn(site.visitor(), person, first)).status).toBe(401);
    expect((await visitor.get("/api/account")).json.recoveryCodes).toBe(9);
    const { person: other, visitor: stranger } = await registered();
    await setUp(site, stranger);
    expect((await logIn(site.visitor(), other, second)).status, "a code of another user").toBe(401);
    const replaced = await visitor.post("/api/account/recovery-codes");
    expect(replaced.json.recoveryCodes).toHaveLength(10);
    expect((await logIn(site.visitor(), person, second)).status).toBe(401);
    expect((await logIn(site.visitor(), person, replaced.json.recoveryCodes[9])).status).toBe(200);
  });

  test("stores neither the secret nor the codes in a readable form", async () => {
    const { person, visitor } = await registered();
    const { secret, uri, recoveryCodes } = await setUp(site, visitor);
    expect(uri).toContain(secret);
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*period=30/);
    const { id } = (await storedUser(site, person.username)) ?? { id: "" };
    const rows = await Promise.all([
      site.db.read.selectFrom("authenticators").selectAll().execute(),
      site.db.read.selectFrom("recoveryCodes").selectAll().where("userId", "=", id).execute(),
    ]);
    for (const text of [secret, ...recoveryCodes]) expect(JSON.stringify(rows)).not.toContain(text);
    expect(JSON.stringify((await visitor.get("/api/account")).json)).not.toContain(secret);
  });

  test("counts only after a code of the app, and ends the other sessions then", async () => {
    const { person, visitor } = await registered();
    const other = site.visitor();
    await logIn(other, person);
    const { secret: unused } = (await visitor.post(path)).json;
    expect((await logIn(site.visitor(), person)).status).toBe(200);
    const refused = await send(visitor, "POST", `${path}/confirm`, { code: "000000" });
    expect([refused.status, refused.json.errors]).toEqual([400, { code: [wrong] }]);
    const { app, secret } = await setUp(site, visitor);
    expect(secret).not.toBe(unused);
    expect((await other.get("/api/user")).status).toBe(401);
    expect((await visitor.post(path)).status, "a second app").toBe(409);
    expect((await send(visitor, "POST", `${path}/confirm`, { code: app.code() })).status).toBe(409);
  });

  test("is removed by its user, or by an operator for a user who has lost it", async () => {
    const { person, visitor } = await registered();
    const { recoveryCodes } = await setUp(site, visitor);
    expect((await send(visitor, "DELETE", path)).status).toBe(204);
    expect((await logIn(site.visitor(), person)).status).toBe(200);
    await emailTo(server, person.email, "Your account’s authenticator app was removed");
    await setUp(site, visitor);
    expect((await logIn(site.visitor(), person, recoveryCodes[0])).status).toBe(401);
    await removeSecondFactorOf({ db: site.db, actor: null, now: Date.now }, person.username.toUpperCase());
    await emailTo(server, person.email, "Your account’s second factor was removed");
    expect((await visitor.get("/api/user")).status).toBe(401);
    expect((await logIn(site.visitor(), person)).status).toBe(200);
    await expect(removeSecondFactorOf({ db: site.db, actor: null, now: Date.now }, "unknown.person")).rejects.toThrow();
  });
});

describe.each(databases)("with a second factor on %s", (kind) => {
  test("sensitive changes need a confirmation with a code within ten minutes", async () => {
    await using site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    const person = newUser();
    const visitor = site.visitor();
    await visitor.register(person);
    const { app } = await setUp(site, visitor);
    site.advanceTime(10 * 60_000);
    const password = { currentPassword: person.password, newPassword: "another secret" };
    const changes: [string, string, object?][] = [
      ["DELETE", path],
      ["POST", "/api/account/recovery-codes"],
      ["POST", "/api/account/email", { email: "new@example.com" }],
      ["PUT", "/api/account/password", password],
      ["DELETE", "/api/account", { password: person.password }],
    ];
    for (const [method, to, body] of changes) {
      const answer = await send(visitor, method, to, body);
      expect([answer.status, Object.keys(answer.json.errors)], `${method} ${to}`).toEqual([403, ["confirmation"]]);
    }
    const confirm = (code?: string) =>
      visitor.post("/api/account/confirmation", { password: person.password, ...(code && { code }) });
    expect((await confirm()).json.errors).toEqual({ code: [wrong] });
    expect((await confirm("000000")).json.errors).toEqual({ code: [wrong] });
    expect((await confirm(app.code())).status).toBe(204);
    expect((await send(visitor, "PUT", "/api/account/password", password)).status).toBe(204);
  });

  test("REQUIRE_SECOND_FACTOR=staff opens the dashboard’s API once the factor is set up", async () => {
    const environment = { RATE_LIMITS: "off", REQUIRE_SECOND_FACTOR: "staff" };
    await using site = await openSite(kind, { environment });
    const ada = site.visitor();
    await ada.logIn(cast.ada);
    const [user, visitor] = [newUser(), site.visitor()];
    await visitor.register(user);
    expect((await visitor.get("/api/user")).json).not.toHaveProperty("needsSecondFactor");
    expect((await ada.get("/api/user")).json.needsSecondFactor).toBe(true);
    for (const one of ["/api/admin/inquiries", "/api/admin/conversations"]) {
      const refused = await ada.get(one);
      expect([refused.status, refused.json.detail]).toEqual([403, "Set up a second factor on your account page first"]);
    }
    await setUp(site, ada);
    expect((await ada.get("/api/user")).json).not.toHaveProperty("needsSecondFactor");
    expect((await ada.get("/api/admin/inquiries")).status).toBe(200);
    const { members } = (await ada.get("/api/admin/team")).json;
    expect(members).toMatchObject([{ username: cast.ada.username, hasSecondFactor: true }]);
    // A role of the team that is not an admin.
    const password = "four unrelated pebbles 7";
    const context = { db: site.db, actor: null, now: Date.now };
    await changePassword(context, { username: user.username, password, role: "sales" });
    await visitor.logIn({ ...user, password });
    expect((await visitor.get("/api/admin/inquiries")).status).toBe(403);
  });
});
