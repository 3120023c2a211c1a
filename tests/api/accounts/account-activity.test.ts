import { describe, expect, test } from "vitest";
import { addPasskey, logInWithPasskey } from "#tests/support/passkey.ts";
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
});
