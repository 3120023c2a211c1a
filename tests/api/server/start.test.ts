import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import { describe, expect, test } from "vitest";
import { adminEnvironment, cast } from "#harness/cast.ts";
import { freePort } from "#harness/free-port.ts";
import { send } from "#harness/send.ts";
import { startedProcesses } from "#tests/support/servers/started-processes.ts";

const { pathOf, start, open } = startedProcesses();
const refusal = (environment: Record<string, string>) =>
  start({ ...adminEnvironment, ...environment }).then(
    () => "started",
    (error: Error) => error.message,
  );

describe("starting", () => {
  test("names a misspelled variable", async () => {
    const server = await start({ ...adminEnvironment, TRUST_PROXXY: "1" });
    expect(server.output()).toContain("WARNING: the variable TRUST_PROXXY is unknown. Did you mean TRUST_PROXY?\n");
  });

  test("reports a port that is in use", async () => {
    const port = String(await freePort());
    await start({ ...adminEnvironment, PORT: port });
    expect(await refusal({ PORT: port, DATA_DIR: pathOf("other") })).toContain(
      `\nAnother program is already listening on 127.0.0.1:${port}. Choose another PORT.\n`,
    );
  });

  test("reports a data folder that is a file or cannot be created", async () => {
    writeFileSync(pathOf("file"), "");
    expect(await refusal({ DATA_DIR: pathOf("file") })).toMatch(/^The data folder \(DATA_DIR\) cannot be used: /);
    expect(await refusal({ DATA_DIR: "/dev/null/data" })).toMatch(/^The data folder \(DATA_DIR\) cannot be used: /);
  });

  test("creates a data folder that only its owner can open", async () => {
    await using _site = await open({ DATA_DIR: pathOf("a", "b") });
    expect((statSync(pathOf("a", "b")).mode & 0o777).toString(8)).toBe("700");
  });

  test("lets only the owner read the database, also in a folder that everyone can open", async () => {
    const data = pathOf("open");
    mkdirSync(data, { mode: 0o755 });
    for (const name of ["site.db", "site.db-wal"]) writeFileSync(join(data, name), "", { mode: 0o644 });
    await using _site = await open({ DATA_DIR: data });
    const modes = readdirSync(data, { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.startsWith("site.db"))
      .map(({ name }) => [name, (statSync(join(data, name)).mode & 0o777).toString(8)]);
    expect(modes).toEqual(expect.arrayContaining([["site.db", "600"]]));
    expect(modes.filter(([, mode]) => mode !== "600")).toEqual([]);
  });

  test("refuses a second server on the same data folder until the first has ended", async () => {
    const first = await start();
    expect(await refusal({})).toBe(
      `Another server is using the data folder ${pathOf("data")}. Stop it first, or give this one a folder of its own with DATA_DIR.\n`,
    );
    expect((await send(`${first.origin}/readyz`)).status).toBe(200);
    first.child.kill("SIGKILL");
    await first.ended;
    const third = await start();
    expect((await send(`${third.origin}/readyz`)).status).toBe(200);
  });

  test.each([
    [
      "a later migration that took something away",
      "insert into kysely_migration values ('2999-01-01-later', '2999'); update schema_compatibility set needed_migration = '2999-01-01-later'",
      /^A later release has changed the database, and this one is too old for it: it lacks the migration 2999-01-01-later\./,
    ],
    [
      "a missing migration",
      "delete from kysely_migration where name like '%-consents'",
      /^The database lacks the migration /,
    ],
  ])("fails with one sentence about a database with %s, and changes nothing", async (_, statement, expected) => {
    await (await open()).stop();
    const file = new SqliteFile(pathOf("data", "site.db"));
    file.exec(statement);
    const migrations = () => file.prepare("select * from kysely_migration").all();
    const before = migrations();
    expect(await refusal({})).toMatch(new RegExp(`${expected.source}[^\\n]+\\.\\n$`));
    expect(migrations()).toEqual(before);
    file.close();
  });

  test("runs on a database to which a later release has only added, and changes nothing", async () => {
    await (await open()).stop();
    const file = new SqliteFile(pathOf("data", "site.db"));
    file.exec(`
      insert into kysely_migration values ('2999-01-01-later', '2999');
      alter table inquiries add column later text not null default 'later'`);
    const migrations = () => file.prepare("select * from kysely_migration").all();
    const before = migrations();
    await using site = await open();
    expect((await site.visitor().post("/api/inquiries", cast.vera)).status).toBe(201);
    expect(migrations()).toEqual(before);
    file.close();
  });

  test("creates an admin with a random password when none is configured, and prints it once", async () => {
    const unset = { ADMIN_USERNAME: "", ADMIN_EMAIL: "", ADMIN_PASSWORD: "" };
    const first = await open(unset);
    const password = /username admin, password (\S+)/.exec(first.printed.join("\n"))?.[1] ?? "";
    expect(password.length).toBeGreaterThanOrEqual(15);
    expect((await first.visitor().logIn({ username: "admin", password })).json.role).toBe("admin");
    await first.stop();
    await using second = await open(unset);
    expect((await second.visitor().logIn({ username: "admin", password })).status).toBe(200);
    expect(second.printed.join()).not.toContain("password");
    expect(JSON.stringify([first.logged, second.logged])).not.toContain(password);
  });
});
