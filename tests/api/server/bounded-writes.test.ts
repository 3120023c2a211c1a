import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { describe, expect, test, vi } from "vitest";
import { newId } from "#db/id.ts";
import { cast } from "#harness/cast.ts";
import { Visitor } from "#harness/visitor.ts";
import { expectRefused } from "#tests/support/expect-refused.ts";
import { addPasskey, logInWithPasskey, passkeyAnswer } from "#tests/support/passkey.ts";
import { newUser } from "#tests/support/people.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

const MB = 1024 * 1024;
const full = /^We cannot store anything at the moment\. Please try again later, or email us at /;

/** What visitors may call without a rule for what they store. A login stores something once its user is known. */
const exceptions = [
  "POST /api/login",
  "POST /api/login/passkey",
  "POST /api/logout",
  "POST /api/passkey-challenges",
  "POST /api/csp-reports",
];

/** The unsafe endpoints that need no permission, each with a function that sends it an empty body. */
async function unsafeEndpoints(site: Site) {
  const { paths } = (await site.visitor().get("/api/openapi.json")).json;
  return Object.entries<Record<string, Record<string, string>>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { "x-access": access = "" }]) => {
      if (method === "get" || !["anyone", "user"].includes(access)) return [];
      const headers = { "Content-Type": "application/json" };
      const sent = { method: method.toUpperCase(), headers, body: "{}" };
      const call = (visitor: Visitor) => visitor.send(path.replace(/\{\w+\}/g, newId()), sent);
      return [{ name: `${sent.method} ${path}`, access, call }];
    }),
  );
}

/** Fills the database so that only the space for the team is left. */
async function fill(site: Site) {
  for (let i = 0; i < 3; i++) {
    const content = randomBytes(15 * MB);
    const row = { id: newId(), jobApplicationId: null, name: "x", type: "x", size: content.length, sha256: "x" };
    await site.db.write((queries) =>
      queries
        .insertInto("files")
        .values({ ...row, createdAt: 0, content })
        .execute(),
    );
  }
  const storage = async () => (await site.visitor().get("/readyz")).json.storage;
  await vi.waitFor(async () => expect(await storage()).toBe("closed"), { timeout: 30_000 });
}

/** How many rows each table has that visitors and users write to. */
async function counts(site: Site) {
  const tables = ["auditEntries", "passkeyChallenges", "sessions", "mails", "users", "accountLinks"] as const;
  const rows = await Promise.all(tables.map((table) => site.db.read.selectFrom(table).selectAll().execute()));
  return Object.fromEntries(tables.map((table, i) => [table, rows[i]?.length]));
}

const change = (visitor: Visitor, path: string, method: string, body: object) =>
  visitor.send(path, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

describe.each(databases)("the space for the team on %s", (kind) => {
  const environment = { DATABASE_MB: "64", RESERVED_MB: "24" };

  test("is not used by strangers and users without a role, whichever endpoint they call", async () => {
    await using site = await openSite(kind, { environment });
    const [otto, stranger] = [site.visitor(), site.visitor()];
    const person = newUser();
    await otto.register(person);
    const { passkey } = await addPasskey(site, otto);
    const plain = newUser();
    await site.visitor().register(plain);
    await fill(site);
    const before = await counts(site);
    const endpoints = await unsafeEndpoints(site);
    expect(endpoints.length).toBeGreaterThan(20);
    expect(endpoints.map(({ name }) => name)).toEqual(expect.arrayContaining(exceptions));
    for (const { name, access, call } of endpoints)
      if (!exceptions.includes(name))
        for (const visitor of access === "user" ? [otto] : [otto, stranger]) {
          const answer = await call(visitor);
          expect([answer.status, answer.json.detail], name).toEqual([507, expect.stringMatching(full)]);
        }
    for (let i = 0; i < 5; i++) {
      for (const username of ["unknown", person.username, cast.ada.username])
        expect((await stranger.logIn({ username, password: "not the password" })).status).toBe(401);
      expect((await stranger.post("/api/passkey-challenges")).status).toBe(201);
      expect((await logInWithPasskey(stranger, passkey, { userFlags: 1 })).status).toBe(401);
    }
    for (const answer of [await stranger.logIn(plain), await logInWithPasskey(stranger, passkey)])
      expect([answer.status, answer.json.detail]).toEqual([507, expect.stringMatching(full)]);
    expect(await counts(site)).toEqual(before);
    expect((await otto.get("/api/account")).status).toBe(200);
    expect((await otto.post("/api/logout")).status).toBe(204);
    expect((await otto.get("/api/user")).status).toBe(401);
  });

  test("lets an admin sign in with password, code and passkey, confirm, delete and log out", async () => {
    await using site = await openSite(kind, { environment });
    const { id } = (await site.visitor().post("/api/inquiries", cast.vera)).json;
    const ada = site.visitor();
    await ada.logIn(cast.ada);
    await fill(site);
    expect((await site.visitor().logIn(cast.ada)).status, "with the password alone").toBe(200);
    const { passkey, recoveryCodes } = await addPasskey(site, ada);
    const { secret } = (await ada.post("/api/account/authenticator")).json;
    const code = (ahead: number) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + ahead });
    expect((await ada.post("/api/account/authenticator/confirm", { code: code(0) })).status).toBe(200);
    const factors = [{ code: code(30_000) }, { code: recoveryCodes[0] }];
    for (const factor of [...factors, { passkey: await passkeyAnswer(site.visitor(), passkey) }])
      expect((await site.visitor().post("/api/login", { ...cast.ada, ...factor })).status).toBe(200);
    const visitor = site.visitor();
    expect((await logInWithPasskey(visitor, passkey)).status).toBe(200);
    const confirmation = await passkeyAnswer(visitor, passkey);
    expect((await visitor.post("/api/account/confirmation/passkey", confirmation)).status).toBe(204);
    expect((await change(visitor, "/api/account", "PATCH", { name: "Ada" })).status).toBe(200);
    expect((await change(visitor, `/api/admin/inquiries/${id}`, "DELETE", {})).status).toBe(204);
    expect((await visitor.post("/api/logout")).status).toBe(204);
  });
});

describe.each(databases)("a user without a role on %s", (kind) => {
  test("has a limit on every endpoint that changes the account, and so has the address", async () => {
    await using site = await openSite(kind, { environment: { TRUST_PROXY: "1" } });
    const from = (address: string) => new Visitor(`http://127.0.0.1:${site.port}`, { "X-Forwarded-For": address });
    const registered = async (address: string) => {
      const visitor = from(address);
      expect((await visitor.register(newUser())).status).toBe(201);
      return visitor;
    };
    const rename = (visitor: Visitor, i: number) => change(visitor, "/api/account", "PATCH", { name: `Name ${i}` });
    const otto = await registered("203.0.113.1");
    for (let i = 0; i < 120; i++) expect((await rename(otto, i)).status).toBe(200);
    const endpoints = await unsafeEndpoints(site);
    for (const { name, access, call } of endpoints) {
      if (access === "user")
        expect([name, (await call(otto)).headers.ratelimit]).toEqual([
          name,
          expect.stringMatching(/^"account(Changes";r=0;|(Defenses|ChangesByAddress)";r=\d)/),
        ]);
      else if (!exceptions.includes(name))
        expect([name, (await call(from("203.0.113.2"))).headers["ratelimit-policy"]]).toEqual([
          name,
          expect.not.stringMatching(/^"calls"/),
        ]);
    }
    expectRefused(await rename(otto, 0), "accountChanges");
    expect((await rename(await registered("203.0.113.1"), 0)).status, "another user at the same address").toBe(200);
    const ada = from("203.0.113.1");
    await ada.logIn(cast.ada);
    for (let i = 0; i < 130; i++) expect((await rename(ada, i)).status, "the team").toBe(200);
  });

  test("can end the sessions of a thief who has used up the changes and the defenses of one", async () => {
    await using site = await openSite(kind);
    const [otto, thief] = [site.visitor(), site.visitor()];
    const person = newUser();
    await otto.register(person);
    await thief.logIn(person);
    for (let i = 0; i < 121; i++) await change(thief, "/api/account", "PATCH", { name: `Name ${i}` });
    for (let i = 0; i < 60; i++)
      expect((await thief.send("/api/account/email", { method: "DELETE" })).status).toBe(404);
    expectRefused(await thief.send("/api/account/email", { method: "DELETE" }), "accountDefenses");
    expect((await otto.send("/api/account/sessions", { method: "DELETE" })).status).toBe(204);
    expect((await thief.get("/api/account")).status).toBe(401);
    const passwords = { currentPassword: person.password, newPassword: "another otter sleeps" };
    expect((await change(otto, "/api/account/password", "PUT", passwords)).status).toBe(204);
  });

  test("writes nothing by changes that change nothing", async () => {
    await using site = await openSite(kind);
    const otto = site.visitor();
    const person = newUser();
    await otto.register(person);
    const { id } = await addPasskey(site, otto);
    const rename = () => change(otto, `/api/account/passkeys/${id}`, "PATCH", { name: "Laptop" });
    expect((await rename()).status).toBe(204);
    const before = await counts(site);
    expect((await change(otto, "/api/account", "PATCH", { name: person.name })).json.name).toBe(person.name);
    expect((await rename()).status).toBe(204);
    expect((await otto.send("/api/account/sessions", { method: "DELETE" })).status).toBe(204);
    expect(await counts(site)).toEqual(before);
  });
});
