import { describe, expect, test } from "vitest";
import { CODE_MS, setUpApp } from "#tests/support/authenticator-app.ts";
import { addPasskey, logInWithPasskey, passkeyAnswer } from "#tests/support/passkey.ts";
import { newUser } from "#tests/support/people.ts";
import { databases, openSite } from "#tests/support/servers/site.ts";

const json = (body: object) => ({ headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

describe.each(databases)("an account on %s", (kind) => {
  test("shows its user what happened to it, with the device, 20 entries at a time", async () => {
    await using site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    const person = newUser();
    const visitor = site.visitor();
    const firefox = { "User-Agent": "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0" };
    await visitor.register(person);
    expect((await visitor.logIn({ ...person, password: "not the password" }, firefox)).status).toBe(401);
    expect((await visitor.logIn(person, firefox)).status).toBe(200);
    const { passkey } = await addPasskey(site, visitor);
    const other = site.visitor();
    expect((await logInWithPasskey(other, passkey, { counter: 0 })).status).toBe(401);
    const { items, hasMore } = (await visitor.get("/api/account/activity")).json;
    type Item = { action: string; by: string; device: string | null };
    expect(items.map(({ action, by, device }: Item) => [action, by, device])).toEqual([
      ["sign-in-failed", "visitor", null],
      ["add-passkey", "user", null],
      // Ends the session of the registration, which the browser loses.
      ["sign-out", "user", "Firefox on Windows"],
      ["sign-in", "user", "Firefox on Windows"],
      ["sign-in-failed", "visitor", "Firefox on Windows"],
      ["register", "user", null],
    ]);
    expect(hasMore).toBe(false);

    for (let i = 0; i < 20; i++)
      await visitor.send("/api/account", { method: "PATCH", ...json({ name: `Name ${i}` }) });
    const newest = (await visitor.get("/api/account/activity")).json;
    expect([newest.items.length, newest.hasMore]).toEqual([20, true]);
    const rest = (await visitor.get(`/api/account/activity?after=${newest.items[19].id}`)).json;
    expect(rest).toEqual({ items, hasMore: false });
    expect((await other.get("/api/account/activity")).status).toBe(401);
    expect(
      (await visitor.send("/api/account", { method: "DELETE", ...json({ password: person.password }) })).status,
    ).toBe(204);
    expect(await site.db.read.selectFrom("auditDevices").selectAll().execute()).toEqual([]);
  });

  test("shows its user each right password without a second factor, and each failed login and confirmation", async () => {
    await using site = await openSite(kind);
    const [person, owner] = [newUser(), site.visitor()];
    await owner.register(person);
    // On a known device, guesses would have a limit of their own.
    owner.cookies.delete("device");
    const { app } = await setUpApp(site, owner);
    const { passkey } = await addPasskey(site, owner);
    site.advanceTime(CODE_MS);
    const shown = async () => {
      type Item = { action: string; by: string; fields: string[] };
      const { items } = (await owner.get("/api/account/activity")).json;
      const known = items.map(({ action, by, fields }: Item) => [action, by, ...fields].join(" "));
      const before = known.indexOf("add-passkey user");
      return known.slice(0, before).reverse();
    };
    const stranger = site.visitor();
    const refusedAnswer = async (visitor = owner) =>
      passkeyAnswer(visitor, passkey, { origin: "https://phishing.example" });
    await stranger.post("/api/login", { ...person, password: "not the password" });
    await stranger.post("/api/login", person);
    await stranger.post("/api/login", { ...person, code: "000000" });
    await stranger.post("/api/login", { ...person, passkey: await refusedAnswer(stranger) });
    const logins = ["sign-in-failed visitor", "password-accepted visitor"];
    logins.push("sign-in-failed visitor code", "sign-in-failed visitor passkey");
    expect(await shown()).toEqual(logins);

    const wrong = "not the password";
    const refused = [
      await owner.post("/api/account/confirmation", { password: wrong, code: app.code() }),
      await owner.post("/api/account/confirmation", { password: person.password, code: "000000" }),
      await owner.post("/api/account/confirmation/passkey", await refusedAnswer()),
      await owner.send("/api/account/password", {
        method: "PUT",
        ...json({ currentPassword: wrong, newPassword: "another secret" }),
      }),
      await owner.send("/api/account", { method: "DELETE", ...json({ password: wrong }) }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(Array(5).fill(400));
    const confirmations = ["password", "code", "passkey", "password", "password"];
    expect((await shown()).slice(4)).toEqual(confirmations.map((field) => `confirmation-failed user ${field}`));
    // They count for the account, with those of logins at this address: one there, four here, five more.
    const guesses = Array.from({ length: 6 }, () => owner.post("/api/account/confirmation", { password: wrong }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(4).fill(400), ...Array(2).fill(429)]);
    const own = { password: person.password, code: app.code() };
    expect((await owner.post("/api/account/confirmation", own)).status).toBe(429);
    expect((await site.visitor().post("/api/login", { ...person, code: app.code() })).status).toBe(429);
  });
});
