import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { cast } from "#harness/cast.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import { type DatabaseKind, databases, openSite, type Site } from "#tests/support/servers/site.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-admin-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Opens a server on the data folder of the test. */
const open = (environment: Record<string, string> = {}, kind: DatabaseKind = "sqlite"): Promise<Site> =>
  openSite(kind, { environment: { DATA_DIR: join(folder, "data"), ...environment } });

describe.each(databases)("the first admin of the environment on %s", (kind) => {
  test("exists after the start, follows the environment, and is never printed", async () => {
    const DATABASE_URL = kind === "postgres" ? await createDatabase(inject("postgresUrl")) : "";
    const openNext = (more: Record<string, string> = {}) => open({ DATABASE_URL, ...more }, kind);
    const first = await openNext();
    const ada = first.visitor();
    expect((await ada.logIn(cast.ada)).json).toMatchObject({ role: "admin", email: cast.ada.email });
    await first.stop();
    const statusOf = async (site: Site) => {
      const visitor = site.visitor();
      visitor.cookies.set("session", ada.cookies.get("session") ?? "");
      return (await visitor.get("/api/user")).status;
    };

    const same = await openNext();
    expect(await statusOf(same), "an unchanged admin stays signed in").toBe(200);
    await same.stop();

    const password = "quite another passphrase";
    const changed = { ADMIN_USERNAME: "chief", ADMIN_EMAIL: "chief@example.com", ADMIN_PASSWORD: password };
    await using second = await openNext(changed);
    expect(await statusOf(second), "a new password ends the sessions").toBe(401);
    expect((await second.visitor().logIn(cast.ada)).status).toBe(401);
    const chief = await second.visitor().logIn({ username: "chief", password });
    expect(chief.json).toMatchObject({ role: "admin", email: "chief@example.com" });
    for (const { printed, logged } of [first, same, second]) {
      const output = JSON.stringify([printed, logged]);
      expect(output).not.toContain(cast.ada.password);
      expect(output).not.toContain(password);
    }
  });
});

test.each([
  [
    "ADMIN_EMAIL",
    cast.otto.email,
    { username: cast.otto.username, email: expect.stringMatching(/@unknown\.invalid$/) },
  ],
  ["ADMIN_USERNAME", cast.otto.username.toUpperCase(), { username: expect.any(String), email: cast.otto.email }],
])(
  "%s takes precedence over a visitor who registered it, and the visitor's account stays",
  async (name, value, kept) => {
    const first = await open();
    const otto = first.visitor();
    await otto.register(cast.otto);
    await first.stop();
    const admin = { username: cast.ada.username, password: cast.ada.password, [name.slice(6).toLowerCase()]: value };
    await using second = await open({ [name]: value });
    expect(second.printed.join("\n")).toMatch(
      new RegExp(`^WARNING: A visitor had registered the \\w+ in ${name}\\.`, "m"),
    );
    expect((await second.visitor().logIn(admin)).json).toMatchObject({ role: "admin" });
    const again = second.visitor();
    again.cookies.set("session", otto.cookies.get("session") ?? "");
    const account = (await again.get("/api/user")).json;
    expect(account).toMatchObject({ role: "user", ...kept });
    expect((await second.visitor().logIn({ ...cast.otto, username: account.username })).status).toBe(200);
  },
);
