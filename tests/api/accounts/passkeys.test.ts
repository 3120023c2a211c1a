import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { disableUser } from "#domain/accounts/users/operator-changes.ts";
import { settleRestored } from "#domain/backup/after-restore.ts";
import { cast } from "#harness/cast.ts";
import type { MailServer } from "#harness/mail-server.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import type { Visitor } from "#harness/visitor.ts";
import { emailTo } from "#tests/support/account-links.ts";
import { addPasskey, localOrigin, logInWithPasskey, passkeyAnswer, SoftwarePasskey } from "#tests/support/passkey.ts";
import { newUser } from "#tests/support/people.ts";
import { openEmailSite } from "#tests/support/servers/email-site.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

const path = "/api/account/passkeys";
const late = "This took longer than five minutes, or was sent twice. Try again";
const notAccepted = "This passkey was not accepted. Try again, or log in another way";
const elsewhere = "This passkey was used on another website, so it was refused";

const send = (visitor: Visitor, method: string, to: string, body: object = {}) =>
  visitor.send(to, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

describe.each(databases)("passkeys on %s", (kind) => {
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

  test("log their user in without a password, and are the second factor after it", async () => {
    const { person, visitor } = await registered();
    const other = site.visitor();
    await other.logIn(person);
    const { passkey, options, recoveryCodes } = await addPasskey(site, visitor);
    expect(options).toMatchObject({
      rp: { id: "localhost" },
      user: { name: person.username },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    expect(recoveryCodes).toHaveLength(10);
    expect((await other.get("/api/user")).status, "the first factor ends the other sessions").toBe(401);
    expect((await emailTo(server, person.email, "Your account has a new passkey")).text).toContain(person.username);
    expect((await visitor.get("/api/account")).json).toMatchObject({
      passkeys: [{ credentialId: passkey.id, name: "Bitwarden", lastUsedAt: null }],
      recoveryCodes: 10,
    });

    const alone = site.visitor();
    const answer = await logInWithPasskey(alone, passkey);
    expect([answer.status, answer.json.username]).toEqual([200, person.username]);
    expect((await alone.get("/api/user")).json.username).toBe(person.username);

    const asked = await site.visitor().logIn(person);
    expect([asked.status, Object.keys(asked.json.errors)]).toEqual([401, ["code", "passkey"]]);
    const both = site.visitor();
    const second = await both.post("/api/login", { ...person, passkey: await passkeyAnswer(both, passkey) });
    expect([second.status, second.text]).toEqual([200, expect.stringContaining(person.username)]);
    const recovered = await site.visitor().post("/api/login", { ...person, code: recoveryCodes[0] });
    expect(recovered.status).toBe(200);
    const { passkeys } = (await visitor.get("/api/account")).json;
    expect(passkeys[0].lastUsedAt).toEqual(expect.any(String));

    const { passkey: ofAnother } = await addPasskey(site, (await registered()).visitor);
    const mixed = await both.post("/api/login", { ...person, passkey: await passkeyAnswer(both, ofAnother) });
    expect([mixed.status, mixed.json.detail]).toEqual([401, "This passkey belongs to another account"]);
  });

  test("are refused from another origin or domain, without unlocking, with a lower counter, or when unknown", async () => {
    const { visitor } = await registered();
    const { passkey } = await addPasskey(site, visitor);
    const stranger = site.visitor();
    for (const [fault, detail] of [
      [{ origin: "https://evil.example" }, elsewhere],
      [{ userFlags: 1 }, notAccepted],
      [{ counter: 1 }, notAccepted],
      [{ counter: 0 }, notAccepted],
    ] as const) {
      const refused = await logInWithPasskey(stranger, passkey, fault);
      expect([refused.status, refused.json.errors], JSON.stringify(fault)).toEqual([401, { passkey: [detail] }]);
    }
    const { token, options } = (await stranger.post("/api/passkey-challenges")).json;
    const response = passkey.get({ ...options, rpId: "evil.example" });
    expect((await stranger.post("/api/login/passkey", { token, response })).json.detail).toBe(notAccepted);
    const unknown = await logInWithPasskey(stranger, new SoftwarePasskey(localOrigin(site)));
    const belongsToNone = "This passkey belongs to no account here. Log in another way";
    expect([unknown.status, unknown.json.errors]).toEqual([
      401,
      { passkey: [belongsToNone], unknownPasskey: [belongsToNone] },
    ]);
    expect((await logInWithPasskey(stranger, passkey)).status).toBe(200);

    const other = new SoftwarePasskey("https://evil.example");
    const started = (await visitor.post("/api/account/passkey-challenges")).json;
    const added = await visitor.post(path, { token: started.token, response: other.create(started.options) });
    const created = "This passkey was created on another website, so it was refused";
    expect([added.status, added.json.errors]).toEqual([400, { passkey: [created] }]);
  });

  test("answer a challenge once, within five minutes, in the session that asked for it", async () => {
    const { visitor } = await registered();
    const { passkey } = await addPasskey(site, visitor);
    const stranger = site.visitor();
    const answer = await passkeyAnswer(stranger, passkey);
    const [first, second] = await Promise.all([1, 2].map(() => stranger.post("/api/login/passkey", answer)));
    expect([first?.status, second?.status].sort()).toEqual([200, 401]);

    const old = await passkeyAnswer(site.visitor(), passkey);
    site.advanceTime(5 * 60_000);
    const refused = await site.visitor().post("/api/login/passkey", old);
    expect([refused.status, refused.json.detail]).toEqual([401, late]);

    const { visitor: other } = await registered();
    const foreign = (await other.post("/api/account/passkey-challenges")).json;
    const moved = await visitor.post(path, {
      token: foreign.token,
      response: new SoftwarePasskey(localOrigin(site)).create(foreign.options),
    });
    expect([moved.status, moved.json.detail]).toEqual([400, late]);
    const wrongPurpose = (await visitor.post("/api/account/passkey-challenges")).json;
    const confirmed = await visitor.post("/api/account/confirmation/passkey", {
      token: wrongPurpose.token,
      response: passkey.get({ ...wrongPurpose.options, rpId: "localhost" }),
    });
    expect(confirmed.status).toBe(400);
    const twice = (await visitor.post("/api/account/passkey-challenges")).json;
    expect(twice.options.excludeCredentials).toMatchObject([{ id: passkey.id }]);
    expect((await visitor.post(path, { token: twice.token, response: passkey.create(twice.options) })).status).toBe(
      409,
    );

    const restored = await passkeyAnswer(site.visitor(), passkey);
    await settleRestored({ db: site.db, actor: null, now: Date.now }, null);
    expect((await site.visitor().post("/api/login/passkey", restored)).json.detail).toBe(late);
  });

  test("are renamed and removed by their user alone, after a confirmation, and the last factor takes the codes", async () => {
    const { person, visitor } = await registered();
    const { passkey, id } = await addPasskey(site, visitor);
    const { visitor: stranger } = await registered();
    for (const [method, body] of [["PATCH", { name: "Mine" }], ["DELETE"]] as const)
      expect((await send(stranger, method, `${path}/${id}`, body)).status).toBe(404);
    expect((await send(visitor, "PATCH", `${path}/${id}`, { name: " " })).status).toBe(400);
    expect((await send(visitor, "PATCH", `${path}/${id}`, { name: "Work laptop" })).status).toBe(204);
    const { secret } = (await visitor.post("/api/account/authenticator")).json;
    const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + site.ahead() });
    const confirmed = await visitor.post("/api/account/authenticator/confirm", { code });
    expect([confirmed.status, confirmed.json.recoveryCodes], "the first factor brought the codes").toEqual([200, []]);

    site.advanceTime(10 * 60_000);
    const refused = await send(visitor, "DELETE", `${path}/${id}`);
    expect([refused.status, Object.keys(refused.json.errors)]).toEqual([403, ["confirmation"]]);
    const confirmation = await passkeyAnswer(visitor, passkey);
    expect((await visitor.post("/api/account/confirmation/passkey", confirmation)).status).toBe(204);
    expect((await send(visitor, "DELETE", `${path}/${id}`)).status).toBe(204);
    await emailTo(server, person.email, "A passkey was removed from your account");
    expect((await visitor.get("/api/account")).json).toMatchObject({ passkeys: [], recoveryCodes: 10 });
    expect((await logInWithPasskey(site.visitor(), passkey)).status).toBe(401);
    expect((await send(visitor, "DELETE", "/api/account/authenticator")).status).toBe(204);
    expect((await visitor.get("/api/account")).json).toMatchObject({ hasAuthenticator: false, recoveryCodes: 0 });
    expect((await site.visitor().logIn(person)).status).toBe(200);
  });

  test("log in no user who is disabled or deleted", async () => {
    const { person, visitor } = await registered();
    const { passkey } = await addPasskey(site, visitor);
    const context = { db: site.db, actor: null, now: Date.now };
    await disableUser(context, person.username);
    expect((await logInWithPasskey(site.visitor(), passkey)).json.detail).toBe(notAccepted);
    await disableUser(context, person.username, false);
    const again = site.visitor();
    expect((await logInWithPasskey(again, passkey)).status).toBe(200);
    expect((await send(again, "DELETE", "/api/account", { password: person.password })).status).toBe(204);
    expect((await logInWithPasskey(site.visitor(), passkey)).status).toBe(401);
    const rows = await site.db.read
      .selectFrom("passkeys")
      .select("id")
      .where("credentialId", "=", passkey.id)
      .execute();
    expect(rows).toEqual([]);
  });

  test("and authenticator apps that a person on the team has lost are removed by another admin alone", async () => {
    const [admin, grace] = [site.visitor(), site.visitor()];
    await admin.logIn(cast.ada);
    const email = `grace.${kind}@example.com`;
    const invited = await admin.post("/api/admin/invitations", { email, role: "admin", delivery: "link" });
    const person = { username: `grace.${kind}`, name: "Grace", password: "four unrelated pebbles 7" };
    const token = new URL(invited.json.link).hash.slice(1);
    const { id } = (await grace.post("/api/invitations/accept", { ...person, token })).json;
    const reset = (visitor: Visitor, member: string) =>
      send(visitor, "DELETE", `/api/admin/team/${member}/second-factor`);
    expect((await reset(admin, id)).json.detail).toBe("This person has no second factor");
    const { passkey } = await addPasskey(site, grace);
    expect((await reset(grace, id)).json.detail).toBe("Change your own second factor on your account page");
    expect((await reset((await registered()).visitor, id)).status).toBe(403);
    const ada = (await admin.get("/api/user")).json.id;
    expect((await reset(grace, ada)).status, "the environment defines this admin").toBe(409);
    expect((await reset(admin, id)).status).toBe(204);
    expect((await grace.get("/api/user")).status).toBe(401);
    expect((await logInWithPasskey(site.visitor(), passkey)).status).toBe(401);
    expect((await grace.logIn(person)).status).toBe(200);
    await emailTo(server, email, "Your account’s second factor was removed");
    const { items } = (await grace.get("/api/account/activity")).json;
    expect(items).toContainEqual(expect.objectContaining({ action: "reset-factors", by: "operator", device: null }));
    const { items: log } = (await admin.get("/api/admin/activity?kind=user")).json;
    expect(log).toContainEqual(
      expect.objectContaining({ action: "reset-factors", objectId: id, actor: expect.objectContaining({ id: ada }) }),
    );
  });
});

describe.each(databases)("an account on %s", (kind) => {
  test("accepts ten wrong answers of a passkey, like wrong passwords", async () => {
    await using site = await openSite(kind);
    const visitor = site.visitor();
    await visitor.register(newUser());
    const { passkey } = await addPasskey(site, visitor);
    const stranger = site.visitor();
    for (let i = 0; i < 10; i++) expect((await logInWithPasskey(stranger, passkey, { userFlags: 1 })).status).toBe(401);
    const refused = await logInWithPasskey(stranger, passkey);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  });

  test("satisfies REQUIRE_SECOND_FACTOR=staff with a passkey", async () => {
    const environment = { RATE_LIMITS: "off", REQUIRE_SECOND_FACTOR: "staff", PUBLIC_URL: "https://www.example.com" };
    await using site = await openSite(kind, { environment });
    const ada = site.visitor();
    await ada.logIn(cast.ada);
    expect((await ada.get("/api/admin/inquiries")).status).toBe(403);
    const { token, options } = (await ada.post("/api/account/passkey-challenges")).json;
    expect(options.rp.id).toBe("www.example.com");
    const local = new SoftwarePasskey(localOrigin(site));
    expect((await ada.post(path, { token, response: local.create(options) })).status, "only the public origin").toBe(
      400,
    );
    const started = (await ada.post("/api/account/passkey-challenges")).json;
    const passkey = new SoftwarePasskey("https://www.example.com");
    const answer = await ada.post(path, { token: started.token, response: passkey.create(started.options) });
    expect(answer.status, answer.text).toBe(201);
    expect((await ada.get("/api/admin/inquiries")).status).toBe(200);
    expect((await ada.get("/api/admin/team")).json.members).toMatchObject([{ hasSecondFactor: true }]);
  });
});

test("two servers over one PostgreSQL accept each challenge of the other once between them", async () => {
  const environment = {
    DATABASE_URL: await createDatabase(inject("postgresUrl"), inject("postgresTemplate")),
    PUBLIC_URL: "https://www.example.com",
    RATE_LIMITS: "off",
  };
  await using first = await openSite("postgres", { environment });
  await using second = await openSite("postgres", { environment });
  const passkey = new SoftwarePasskey(environment.PUBLIC_URL);
  const ada = first.visitor();
  await ada.logIn(cast.ada);
  const started = (await ada.post("/api/account/passkey-challenges")).json;
  const elsewhere = second.visitor();
  for (const [name, value] of ada.cookies) elsewhere.cookies.set(name, value);
  const added = await elsewhere.post(path, { token: started.token, response: passkey.create(started.options) });
  expect(added.status, added.text).toBe(201);
  const answer = await passkeyAnswer(first.visitor(), passkey);
  const answers = await Promise.all([first, second].map((site) => site.visitor().post("/api/login/passkey", answer)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});
