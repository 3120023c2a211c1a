import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { cast } from "#harness/cast.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import type { Visitor } from "#harness/visitor.ts";
import { newUser } from "#tests/support/people.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

const day = 86_400_000;

/** Uses up the attempts that unknown devices at this address have for an account. */
async function blockUnknownDevices(site: Site, username: string): Promise<void> {
  for (let i = 0; i < 10; i++) await site.visitor().logIn({ username, password: "not the password" });
  expect((await site.visitor().logIn({ username, password: "not the password" })).status).toBe(429);
}

/** A browser without a session that has the device cookie of another. */
function withDeviceOf(site: Site, visitor: Visitor, change = (value: string) => value): Visitor {
  const copy = site.visitor();
  copy.cookies.set("device", change(visitor.cookies.get("device") ?? ""));
  return copy;
}

describe.each(databases)("known devices on %s", (kind) => {
  test("get a cookie for 90 days that scripts cannot read and that names no user", async () => {
    await using site = await openSite(kind);
    const ada = site.visitor();
    const lines = (await ada.logIn(cast.ada)).headers["set-cookie"] ?? [];
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^device=[\w-]{22}\.\d{13}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7776000$/);
    const first = ada.cookies.get("device") ?? "";
    site.advanceTime(day);
    await ada.post("/api/logout");
    expect(ada.cookies.get("device")).toBe(first);
    await ada.logIn(cast.ada);
    const second = ada.cookies.get("device") ?? "";
    expect(second).not.toBe(first);
    expect(second.split(".")[0], "the device stays the same").toBe(first.split(".")[0]);
  });

  test("get no cookie for a wrong password or a visit, and one for a registration, which logs the user in", async () => {
    await using site = await openSite(kind);
    const visitor = site.visitor();
    await visitor.get("/api/user");
    await visitor.logIn({ ...cast.ada, password: "not the password" });
    expect([...visitor.cookies.keys()]).toEqual([]);
    await visitor.register(newUser());
    expect([...visitor.cookies.keys()]).toEqual(["session", "device"]);
  });

  test("stay known after a restart", async () => {
    const folder = mkdtempSync(join(tmpdir(), "site-devices-"));
    const DATABASE_URL =
      kind === "postgres" ? await createDatabase(inject("postgresUrl"), inject("postgresTemplate")) : "";
    const environment = { DATA_DIR: join(folder, "data"), DATABASE_URL };
    const first = await openSite(kind, { environment });
    const ada = first.visitor();
    await ada.logIn(cast.ada);
    await first.stop();
    const second = await openSite(kind, { environment });
    await blockUnknownDevices(second, cast.ada.username);
    expect((await withDeviceOf(second, ada).logIn(cast.ada)).status).toBe(200);
    const keys = second.db.read.selectFrom("secrets").select("name").where("name", "=", "device-key");
    expect(await keys.execute()).toHaveLength(1);
    await second.stop();
    rmSync(folder, { recursive: true });
  });

  test("are known for the user who signed in, not with a forged, changed or expired cookie", async () => {
    await using site = await openSite(kind);
    const [ada, otto] = [site.visitor(), site.visitor()];
    await ada.logIn(cast.ada);
    await otto.register(cast.otto);
    await otto.logIn(cast.otto);
    await blockUnknownDevices(site, cast.ada.username);
    const statusWith = async (visitor: Visitor, change?: (value: string) => string) =>
      (await withDeviceOf(site, visitor, change).logIn(cast.ada)).status;
    expect(await statusWith(ada)).toBe(200);
    expect(await statusWith(otto), "another user's device").toBe(429);
    const changes: [string, (value: string) => string][] = [
      ["another device", (value) => `${"A".repeat(22)}${value.slice(22)}`],
      ["a later time", (value) => value.replace(/\.(\d+)/, (_, time) => `.${Number(time) + 1}`)],
      ["another signature", (value) => `${value.slice(0, -43)}${"A".repeat(43)}`],
      ["no signature", (value) => value.slice(0, -43)],
      ["nothing", () => ""],
    ];
    await Promise.all(changes.map(async ([what, change]) => expect(await statusWith(ada, change), what).toBe(429)));
    site.advanceTime(89 * day);
    expect(await statusWith(ada)).toBe(200);
    site.advanceTime(day);
    expect(await statusWith(ada), "after 90 days").toBe(429);
  });

  test("are not known by a cookie that a server with a wrong clock issued in the future", async () => {
    await using site = await openSite(kind);
    const ada = site.visitor();
    site.advanceTime(365 * day);
    await ada.logIn(cast.ada);
    site.advanceTime(-365 * day);
    await blockUnknownDevices(site, cast.ada.username);
    expect((await withDeviceOf(site, ada).logIn(cast.ada)).status).toBe(429);
  });
});

test("over HTTPS, the device's cookie is Secure and has the __Host- prefix", async () => {
  await using site = await openSite("sqlite", { environment: { PUBLIC_URL: "https://www.example.com" } });
  const ada = site.visitor();
  const [, line = ""] = (await ada.logIn(cast.ada)).headers["set-cookie"] ?? [];
  expect(line).toMatch(/^__Host-device=\S+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=7776000$/);
  await blockUnknownDevices(site, cast.ada.username);
  expect((await ada.logIn(cast.ada)).status).toBe(200);
});
