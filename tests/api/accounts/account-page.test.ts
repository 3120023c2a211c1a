import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changePassword } from "#domain/accounts/users/change-password.ts";
import { cast } from "#harness/cast.ts";
import type { MailServer } from "#harness/mail-server.ts";
import type { Visitor } from "#harness/visitor.ts";
import { emailTo } from "#tests/support/account-links.ts";
import { newUser, sessionsOf, storedUser } from "#tests/support/people.ts";
import { openEmailSite, stored } from "#tests/support/servers/email-site.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

const minute = 60_000;
const firefox = { "User-Agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0" };
const safari = {
  "User-Agent":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1",
};

const send = (visitor: Visitor, method: string, path: string, body: object = {}) =>
  visitor.send(path, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

describe.each(databases)("the account page on %s", (kind) => {
  let site: Site;
  let server: MailServer;
  let ada: Visitor;
  beforeAll(async () => {
    ({ site, server, ada } = await openEmailSite(kind));
  });
  afterAll(() => site.stop());

  async function registered() {
    const person = newUser();
    const visitor = site.visitor();
    await visitor.register(person);
    return { person, visitor };
  }

  test("lists the sessions of the user alone, with the device in plain words", async () => {
    const { person, visitor } = await registered();
    const phone = site.visitor();
    await phone.logIn(person, safari);
    await visitor.logIn(person, firefox);
    const { json } = await visitor.get("/api/account");
    expect(json.user.username).toBe(person.username);
    expect(json.isConfigured).toBe(false);
    const seen = json.sessions.map((one: { device: string; isCurrent: boolean }) => [one.device, one.isCurrent]);
    expect(seen.sort()).toEqual([
      ["Firefox on Windows", true],
      ["Safari on iPhone", false],
    ]);
    expect(JSON.stringify(await sessionsOf(site, person.username))).not.toContain("Mozilla");
  });

  test("ends one session or all others, never a session of another user", async () => {
    const { person, visitor } = await registered();
    const [one, two] = [site.visitor(), site.visitor()];
    await one.logIn(person);
    const id = (await one.get("/api/account")).json.sessions.find((s: { isCurrent: boolean }) => s.isCurrent).id;
    await two.logIn(person);
    const { visitor: stranger } = await registered();
    expect((await stranger.send(`/api/account/sessions/${id}`, { method: "DELETE" })).status).toBe(404);
    expect((await one.get("/api/user")).status).toBe(200);
    expect((await visitor.send(`/api/account/sessions/${id}`, { method: "DELETE" })).status).toBe(204);
    expect((await visitor.send(`/api/account/sessions/${id}`, { method: "DELETE" })).status).toBe(404);
    expect((await one.get("/api/user")).status).toBe(401);
    expect((await two.get("/api/user")).status).toBe(200);
    expect((await visitor.send("/api/account/sessions", { method: "DELETE" })).status).toBe(204);
    expect((await two.get("/api/user")).status).toBe(401);
    expect((await visitor.get("/api/user")).status).toBe(200);
    expect((await stranger.get("/api/user")).status).toBe(200);
  });

  test("changes the name, and neither role nor username", async () => {
    const { person, visitor } = await registered();
    const answer = await send(visitor, "PATCH", "/api/account", { name: " New Name ", role: "admin", username: "x" });
    expect([answer.status, answer.json.name]).toEqual([200, "New Name"]);
    expect(await storedUser(site, person.username)).toMatchObject({ name: "New Name", role: "user" });
    expect((await send(visitor, "PATCH", "/api/account", { name: "" })).json.errors.name).toEqual(["Name is required"]);
  });

  test("changes the password, ends the other sessions and tells the user", async () => {
    const { person, visitor } = await registered();
    const other = site.visitor();
    await other.logIn(person);
    const change = (currentPassword: string, newPassword: string) =>
      send(visitor, "PUT", "/api/account/password", { currentPassword, newPassword });
    const wrong = await change("not my password", "another secret");
    expect([wrong.status, wrong.json.errors]).toEqual([
      400,
      { currentPassword: ["This isn’t your password. Try again"] },
    ]);
    expect((await change(person.password, "short")).json.errors).toHaveProperty("newPassword");
    expect((await other.get("/api/user")).status).toBe(200);
    expect((await change(person.password, "another secret")).status).toBe(204);
    expect((await visitor.get("/api/user")).status).toBe(200);
    expect((await other.get("/api/user")).status).toBe(401);
    expect((await other.logIn(person)).status).toBe(401);
    expect((await other.logIn({ ...person, password: "another secret" })).status).toBe(200);
    expect((await emailTo(server, person.email, "Your password was changed")).text).toContain(person.username);
  });

  test("asks an admin for a password that is hard to guess", async () => {
    const { person, visitor } = await registered();
    const password = "four unrelated pebbles 7";
    await changePassword(
      { db: site.db, actor: null, now: Date.now },
      { username: person.username, password, role: "admin" },
    );
    await visitor.logIn({ ...person, password });
    const body = { currentPassword: password, newPassword: "short but fine" };
    const answer = await send(visitor, "PUT", "/api/account/password", body);
    expect(answer.json.errors.newPassword).toEqual(["Your password must have at least 15 characters"]);
    expect((await send(visitor, "DELETE", "/api/account", { password })).status).toBe(204);
  });

  test("changes the email once the new address is confirmed, and tells the old one", async () => {
    const { person, visitor } = await registered();
    const email = `new-${person.email}`;
    const asked = await visitor.post("/api/account/email", { email });
    expect([asked.status, asked.json]).toEqual([202, { pendingEmail: email }]);
    expect((await visitor.get("/api/account")).json).toMatchObject({ pendingEmail: email });
    const { token } = await emailTo(server, email, "Confirm your new email");
    const rows = await site.db.read.selectFrom("accountLinks").selectAll().execute();
    expect(JSON.stringify([rows, await stored(site)])).not.toContain(token);
    expect((await storedUser(site, person.username))?.email).toBe(person.email);
    // The link works in any browser, once.
    const elsewhere = site.visitor();
    const both = await Promise.all([1, 2].map(() => elsewhere.post("/api/account/email/confirm", { token })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await visitor.get("/api/account")).json).toMatchObject({ pendingEmail: null, user: { email } });
    const told = await emailTo(server, person.email, "Your account’s email was changed");
    expect(told.text + told.html).not.toContain(email);
  });

  test("refuses a taken, unchanged or unreachable address", async () => {
    const { person, visitor } = await registered();
    const { person: other } = await registered();
    const ask = (email: string) => visitor.post("/api/account/email", { email });
    expect((await ask(other.email.toUpperCase())).status).toBe(409);
    expect((await ask(person.email.toUpperCase())).json.errors.email).toEqual(["This is already your email"]);
    expect((await ask("person@server.invalid")).json.errors.email).toEqual([
      "We can’t send email to this address. Enter another one",
    ]);
    // Free when the link was sent, taken before it was confirmed.
    const email = `contested-${person.email}`;
    await ask(email);
    const { token } = await emailTo(server, email, "Confirm your new email");
    await site.visitor().register({ ...newUser(), email });
    expect((await visitor.post("/api/account/email/confirm", { token })).status).toBe(409);
    expect((await storedUser(site, person.username))?.email).toBe(person.email);
  });

  test("deletes the account with its password, and what was stored about it", async () => {
    const { person, visitor } = await registered();
    const { id } = (await storedUser(site, person.username)) ?? { id: "" };
    await visitor.post("/api/account/email", { email: `new-${person.email}` });
    const wrong = await send(visitor, "DELETE", "/api/account", { password: "not my password" });
    expect([wrong.status, wrong.json.errors]).toEqual([400, { password: ["This isn’t your password. Try again"] }]);
    expect((await send(visitor, "DELETE", "/api/account", { password: person.password })).status).toBe(204);
    expect(visitor.cookies.has("session")).toBe(false);
    expect(await storedUser(site, person.username)).toBeUndefined();
    const links = await site.db.read.selectFrom("accountLinks").select("id").where("userId", "=", id).execute();
    const mails = (await stored(site)).filter(({ recipient }) => recipient?.includes(person.email));
    expect([links, mails]).toEqual([[], []]);
    expect((await visitor.logIn(person)).status).toBe(401);
  });

  test("keeps the last admin, and the email and password that the environment decides about", async () => {
    expect((await ada.get("/api/account")).json.isConfigured).toBe(true);
    const gone = await send(ada, "DELETE", "/api/account", { password: cast.ada.password });
    expect([gone.status, gone.json.detail]).toEqual([
      409,
      "This is the last admin. Make another person an admin first",
    ]);
    const body = { currentPassword: cast.ada.password, newPassword: "seven purple kettles sing" };
    expect((await send(ada, "PUT", "/api/account/password", body)).status).toBe(409);
    expect((await ada.post("/api/account/email", { email: "ada.new@example.com" })).status).toBe(409);
  });
});

describe.each(databases)("sensitive changes on %s", (kind) => {
  test("need a confirmation ten minutes after the sign-in", async () => {
    await using site = await openSite(kind);
    const person = newUser();
    const visitor = site.visitor();
    await visitor.register(person);
    site.advanceTime(9 * minute);
    expect((await visitor.post("/api/account/email", { email: "first@example.com" })).status).toBe(202);
    site.advanceTime(minute);
    const refused = await visitor.post("/api/account/email", { email: "second@example.com" });
    expect([refused.status, refused.json.errors]).toEqual([403, { confirmation: ["Please confirm that it’s you"] }]);
    const wrong = await visitor.post("/api/account/confirmation", { password: "not my password" });
    expect([wrong.status, wrong.json.errors]).toEqual([400, { password: ["This isn’t your password. Try again"] }]);
    expect((await visitor.post("/api/account/confirmation", { password: person.password })).status).toBe(204);
    expect((await visitor.post("/api/account/email", { email: "second@example.com" })).status).toBe(202);
  });

  test("count wrong passwords like a sign-in, and the link of an old request expires after a day", async () => {
    await using site = await openSite(kind);
    const person = newUser();
    const visitor = site.visitor();
    await visitor.register(person);
    const guess = () => visitor.post("/api/account/confirmation", { password: "not my password" });
    for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
    expect((await visitor.get("/api/user")).status, "the session goes on").toBe(200);
    await visitor.post("/api/account/email", { email: "late@example.com" });
    site.advanceTime(23 * 60 * minute);
    expect((await visitor.get("/api/account")).json.pendingEmail).toBe("late@example.com");
    site.advanceTime(50 * minute);
    await visitor.get("/api/user");
    site.advanceTime(10 * minute);
    expect((await visitor.get("/api/account")).json.pendingEmail).toBe(null);
  });
});
