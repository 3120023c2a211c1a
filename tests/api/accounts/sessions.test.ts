import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clearEndedSessions } from "#domain/accounts/sessions/end.ts";
import { findSession } from "#domain/accounts/sessions/find.ts";
import { changePassword } from "#domain/accounts/users/change-password.ts";
import { disableUser } from "#domain/accounts/users/operator-changes.ts";
import { removeUser } from "#domain/accounts/users/remove.ts";
import { cast } from "#harness/cast.ts";
import type { Visitor } from "#harness/visitor.ts";
import { newUser, sessionsOf, storedUser, visitorWith } from "#tests/support/people.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

const hour = 3_600_000;

describe.each(databases)("sessions on %s", (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
  });
  afterAll(() => site.stop());

  const context = () => ({ db: site.db, actor: null, now: Date.now });

  test("sets a cookie that scripts and other sites cannot use, and stores only its hash", async () => {
    const visitor = site.visitor();
    const person = newUser();
    await visitor.register(person);
    const answer = await visitor.logIn({ ...person, username: person.username.toUpperCase() });
    expect(answer.status).toBe(200);
    expect(answer.json.username).toBe(person.username);
    const [line = ""] = answer.headers["set-cookie"] ?? [];
    expect(line).toMatch(/^session=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = visitor.cookies.get("session") ?? "";
    const sessions = await sessionsOf(site, person.username);
    expect(sessions.map((session) => session.tokenHash)).toEqual([createHash("sha256").update(token).digest("hex")]);
    expect(JSON.stringify(sessions)).not.toContain(token);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("uses a Secure cookie with the __Host- prefix over HTTPS and ignores the plain one", async () => {
    await using secure = await openSite(kind, { environment: { PUBLIC_URL: "https://www.example.com" } });
    const visitor = secure.visitor();
    const [line = ""] = (await visitor.logIn(cast.ada)).headers["set-cookie"] ?? [];
    expect(line).toMatch(/^__Host-session=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect((await visitor.get("/api/user")).status).toBe(200);
    const token = visitor.cookies.get("__Host-session") ?? "";
    visitor.cookies.clear();
    visitor.cookies.set("session", token);
    expect((await visitor.get("/api/user")).status).toBe(401);
  });

  test("starts a new session at every sign-in and ends the previous one", async () => {
    const visitor = site.visitor();
    const person = newUser();
    await visitor.register(person);
    const before = visitor.cookies.get("session") ?? "";
    await visitor.logIn(person);
    const after = visitor.cookies.get("session") ?? "";
    expect(after).not.toBe(before);
    visitor.cookies.set("session", before);
    expect((await visitor.get("/api/user")).status).toBe(401);
    expect(visitor.cookies.has("session"), "the browser is told to forget it").toBe(false);
    visitor.cookies.set("session", after);
    expect((await visitor.get("/api/user")).status).toBe(200);
  });

  test("tells sessions apart that are looked up together, and finds no ended one among them", async () => {
    const people = [newUser(), newUser()];
    const tokens: string[] = [];
    for (const person of people) {
      const visitor = site.visitor();
      await visitor.register(person);
      tokens.push(visitor.cookies.get("session") ?? "");
    }
    const visitor = site.visitor();
    await visitor.logIn(people[0] ?? newUser());
    tokens.push(visitor.cookies.get("session") ?? "", "A".repeat(43));
    await visitor.post("/api/logout");
    const found = await Promise.all([...tokens, ...tokens].map((token) => findSession(context(), token)));
    const names = [...people.map(({ username }) => username), undefined, undefined];
    expect(found.map((each) => each?.user.username)).toEqual([...names, ...names]);
  });

  test("does not adopt a session id from the request", async () => {
    const visitor = site.visitor();
    const person = newUser();
    await visitor.register(person);
    visitor.cookies.set("session", "A".repeat(43));
    await visitor.logIn(person);
    expect(visitor.cookies.get("session")).not.toBe("A".repeat(43));
  });

  test("ends the session on the server at logout, which may be repeated", async () => {
    const visitor = site.visitor();
    const person = newUser();
    await visitor.register(person);
    const token = visitor.cookies.get("session") ?? "";
    expect((await visitor.post("/api/logout")).status).toBe(204);
    expect(visitor.cookies.has("session")).toBe(false);
    expect(await sessionsOf(site, person.username)).toHaveLength(0);
    expect((await visitor.post("/api/logout")).status).toBe(204);
    visitor.cookies.set("session", token);
    expect((await visitor.get("/api/user")).status).toBe(401);
  });

  test("signs no user in without a session or with an invented one", async () => {
    for (const cookie of ["", "x", "A".repeat(43), "A".repeat(5000), "%00", "' or 1=1 --"]) {
      const answer = await site.visitor().get("/api/user", cookie ? { Cookie: `session=${cookie}` } : {});
      expect(answer.status).toBe(401);
      expect(answer.json).toMatchObject({ status: 401, detail: "You are not logged in" });
    }
  });

  test.each([
    { role: "user", idle: 24, absolute: 7 * 24 },
    { role: "sales", idle: 8, absolute: 24 },
    { role: "admin", idle: 8, absolute: 24 },
  ] as const)("ends a session of the role $role after $idle idle hours and $absolute hours in all", async (limits) => {
    await using own = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    const statusOf = async (visitor: Visitor) => (await visitor.get("/api/user")).status;
    const idle = await visitorWith(own, limits.role);
    own.advanceTime((limits.idle - 1) * hour);
    expect(await statusOf(idle)).toBe(200);
    own.advanceTime((limits.idle - 1) * hour);
    expect(await statusOf(idle), "a use extends it").toBe(200);
    own.advanceTime(limits.idle * hour);
    expect(await statusOf(idle)).toBe(401);

    const busy = await visitorWith(own, limits.role);
    for (let hours = 4; hours < limits.absolute; hours += 4) {
      own.advanceTime(4 * hour);
      expect(await statusOf(busy), `after ${hours} hours`).toBe(200);
    }
    own.advanceTime(4 * hour);
    expect(await statusOf(busy)).toBe(401);
  });

  test("ends sessions of the team after the configured hours, also those that began before the role", async () => {
    const environment = { RATE_LIMITS: "off", STAFF_SESSION_IDLE_HOURS: "1", STAFF_SESSION_HOURS: "2" };
    await using own = await openSite(kind, { environment });
    const visitor = await visitorWith(own, "user");
    const ends = async () => (await visitor.get("/api/account/session")).json;
    const { idleEndsAt, endsAt } = await ends();
    expect(Date.parse(endsAt) - Date.parse(idleEndsAt)).toBe(6 * 24 * hour);
    const setRole = (role: "sales" | "user") =>
      own.db.write((queries) =>
        queries.updateTable("users").set({ role }).where("username", "like", "user.%").execute(),
      );
    await setRole("sales");
    expect(Date.parse((await ends()).endsAt)).toBe(Date.parse(endsAt) - 7 * 24 * hour + 2 * hour);
    const times = async () => {
      const { idleEndsAt, endsAt } = await ends();
      return { idleEndsAt, endsAt };
    };
    const { sessions } = (await visitor.get("/api/account")).json;
    expect(sessions).toEqual([expect.objectContaining(await times())]);
    own.advanceTime(hour);
    expect((await visitor.get("/api/user")).status).toBe(401);
    const context = { db: own.db, now: () => Date.now() + own.ahead() };
    await clearEndedSessions(context);
    expect(await own.db.read.selectFrom("sessions").selectAll().execute(), "another server’s limits").toHaveLength(1);
    await clearEndedSessions({ ...context, staffSessions: { idle: hour, absolute: 2 * hour } });
    expect(await own.db.read.selectFrom("sessions").selectAll().execute()).toEqual([]);
  });

  test("is not extended by requests that the page sends on its own, nor by the chat", async () => {
    await using own = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    const visitor = await visitorWith(own, "admin");
    const background = { "Session-Activity": "none" };
    for (let minutes = 30; minutes < 8 * 60; minutes += 30) {
      own.advanceTime(hour / 2);
      expect((await visitor.get("/api/admin/storage", background)).status, `after ${minutes} minutes`).toBe(200);
      await visitor.get("/api/chat/conversations/x/messages");
    }
    own.advanceTime(hour / 2);
    expect((await visitor.get("/api/admin/storage", background)).status).toBe(401);
  });

  test("stores the use of a session at most every five minutes", async () => {
    await using own = await openSite(kind);
    const visitor = own.visitor();
    await visitor.logIn(cast.ada);
    const lastSeen = async () =>
      (await own.db.read.selectFrom("sessions").select("lastSeenAt").executeTakeFirstOrThrow()).lastSeenAt;
    const firstSeenAt = await lastSeen();
    own.advanceTime(4 * 60_000);
    await visitor.get("/api/user");
    expect(await lastSeen()).toBe(firstSeenAt);
    own.advanceTime(2 * 60_000);
    await visitor.get("/api/user");
    expect(await lastSeen()).toBeGreaterThan(firstSeenAt);
  });

  test("ends the session that was unused for the longest time when a user has more than fifty", async () => {
    await using own = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    const person = newUser();
    const browsers = Array.from({ length: 52 }, () => own.visitor());
    const [first, second, third] = browsers as [Visitor, Visitor, Visitor];
    await first.register(person);
    for (const browser of browsers.slice(1, 50)) {
      own.advanceTime(60_000);
      expect((await browser.logIn(person)).status).toBe(200);
    }
    expect(await sessionsOf(own, person.username)).toHaveLength(50);
    expect((await first.get("/api/user")).status).toBe(200);
    for (const browser of browsers.slice(50)) {
      own.advanceTime(60_000);
      expect((await browser.logIn(person)).status).toBe(200);
    }
    expect(await sessionsOf(own, person.username)).toHaveLength(50);
    expect((await first.get("/api/user")).status, "the first browser was used lately").toBe(200);
    for (const browser of [second, third]) expect((await browser.get("/api/user")).status).toBe(401);
    for (const browser of browsers.slice(3)) expect((await browser.get("/api/user")).status).toBe(200);
  });

  test.each([
    ["a year ahead", 365 * 24 * hour],
    ["an hour ahead", hour],
  ])("refuses and deletes a session that was started while the clock was %s", async (_, error) => {
    await using own = await openSite(kind);
    own.advanceTime(error);
    const visitor = own.visitor();
    await visitor.logIn(cast.ada);
    expect((await visitor.get("/api/user")).status).toBe(200);
    const token = visitor.cookies.get("session") ?? "";
    own.advanceTime(-error);
    expect((await visitor.get("/api/user")).status).toBe(401);
    expect((await visitor.logIn(cast.ada)).status).toBe(200);
    expect(await sessionsOf(own, cast.ada.username)).toHaveLength(1);
    own.advanceTime(error);
    visitor.cookies.set("session", token);
    expect((await visitor.get("/api/user")).status, "the session does not come back to life").toBe(401);
  });

  test("keeps sessions while the clock is corrected by minutes", async () => {
    await using own = await openSite(kind);
    const visitor = own.visitor();
    await visitor.logIn(cast.ada);
    for (const minutes of [-4, 8, -4]) {
      own.advanceTime(minutes * 60_000);
      expect((await visitor.get("/api/user")).status).toBe(200);
    }
  });

  test("ends an idle session in time after the clock was ahead for a while", async () => {
    await using own = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    const visitor = own.visitor();
    await visitor.logIn(cast.ada);
    own.advanceTime(7 * hour);
    expect((await visitor.get("/api/user")).status).toBe(200);
    own.advanceTime(-7 * hour);
    expect((await visitor.get("/api/user")).status).toBe(200);
    own.advanceTime(9 * hour);
    expect((await visitor.get("/api/user")).status).toBe(401);
  });

  test("ends every session and the old password at a password change", async () => {
    const person = newUser();
    const [one, two] = [site.visitor(), site.visitor()];
    await one.register(person);
    await two.logIn(person);
    await changePassword(context(), { username: person.username, password: "another secret" });
    expect((await one.get("/api/user")).status).toBe(401);
    expect((await two.get("/api/user")).status).toBe(401);
    expect((await one.logIn(person)).status).toBe(401);
    expect((await one.logIn({ ...person, password: "another secret" })).status).toBe(200);
  });

  test("ends the sessions of a disabled user, whose sign-in fails like any other", async () => {
    const person = newUser();
    const visitor = site.visitor();
    await visitor.register(person);
    await disableUser(context(), person.username);
    expect((await visitor.get("/api/user")).status).toBe(401);
    expect(await sessionsOf(site, person.username)).toHaveLength(0);
    const refused = await visitor.logIn(person);
    expect(refused.status).toBe(401);
    expect(refused.json.detail).toBe("Invalid username or password");
    await disableUser(context(), person.username, false);
    expect((await visitor.logIn(person)).status).toBe(200);
  });

  test("deletes an account with its sessions", async () => {
    const person = newUser();
    const visitor = site.visitor();
    await visitor.register(person);
    const { id } = (await storedUser(site, person.username)) ?? { id: "" };
    await removeUser(context(), person.username.toUpperCase());
    expect(await storedUser(site, person.username)).toBeUndefined();
    const left = await site.db.read.selectFrom("sessions").selectAll().where("userId", "=", id).execute();
    expect(left).toEqual([]);
    expect((await visitor.get("/api/user")).status).toBe(401);
    expect((await visitor.logIn(person)).status).toBe(401);
    await expect(removeUser(context(), person.username)).rejects.toThrow("There is no user");
    expect((await site.visitor().register(person)).status).toBe(201);
  });
});
