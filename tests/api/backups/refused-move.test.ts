import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { isExplained } from "#bin/explained.ts";
import { openSqlite } from "#db/sqlite.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import { type Location, move } from "#server/move.ts";
import { runCommand, slowDown, startCommand } from "#tests/support/commands.ts";
import { openSite } from "#tests/support/servers/site.ts";

let folder: string;
/** A data folder without a server. */
let data: string;
let migrated: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-refused-move-"));
  data = join(folder, "data");
  const db = openSqlite(data);
  await db.migrate();
  await db.close();
  migrated = await createDatabase(inject("postgresUrl"), inject("postgresTemplate"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newDatabase = () => createDatabase(inject("postgresUrl"));
const fromFolder = (path: string) => ({ DATA_DIR: path, DATABASE_URL: "" });
const fromUrl = (url: string) => ({ DATA_DIR: folder, DATABASE_URL: url });
const locationOf = (url: string, from: string): Location =>
  url.startsWith("sqlite:") ? { folder: url.slice(7) } : { url, from };

/** Expects one sentence on standard error, the exit status 1, and nothing else from the command. */
async function expectRefusedCommand(to: string, environment: Record<string, string>, reason: RegExp): Promise<void> {
  const { code, stderr, stdout } = await runCommand("move", ["--to", to], environment);
  expect({ code, stdout, lines: stderr.split("\n") }).toEqual({
    code: 1,
    stdout: "",
    lines: [expect.stringMatching(reason), ""],
  });
}

/** Expects an error with one sentence for the operator, in this process, `steps` having begun before. */
async function expectRefusal(
  to: string,
  { DATA_DIR, DATABASE_URL }: Record<string, string>,
  reason: RegExp,
  steps: string[] = [],
): Promise<void> {
  const from = locationOf(DATABASE_URL || `sqlite:${DATA_DIR}`, "DATABASE_URL");
  const begun = new Set<string>();
  const error = await move(from, locationOf(to, "--to"), (step) => begun.add(step)).catch((thrown: unknown) => thrown);
  expect({ error: isExplained(error), message: (error as Error).message, begun: [...begun] }).toEqual({
    error: true,
    message: expect.stringMatching(reason),
    begun: steps,
  });
}

/** A copy of the data folder that `statement` has changed. */
function changed(name: string, statement: string): string {
  const copy = join(folder, name);
  cpSync(data, copy, { recursive: true });
  const file = new SqliteFile(join(copy, "site.db"));
  file.exec(statement);
  file.close();
  return copy;
}

describe("a move is refused in one sentence", () => {
  test("from a database that a server uses", async () => {
    const [path, url] = [join(folder, "used"), await createDatabase(inject("postgresUrl"), inject("postgresTemplate"))];
    await using _onSqlite = await openSite("sqlite", { environment: fromFolder(path) });
    await expectRefusedCommand(
      await newDatabase(),
      fromFolder(path),
      /^Another server is using the data folder .+ Stop it first/,
    );
    await using _onPostgres = await openSite("postgres", { environment: fromUrl(url) });
    const to = `sqlite:${join(folder, "new")}`;
    await expectRefusal(to, fromUrl(url), /^Other connections \(\d+\) use the database at .+ Stop every server/);
  });

  test("while another one runs", async () => {
    const [to, second] = [await newDatabase(), await newDatabase()];
    const { child, ended } = startCommand("move", ["--to", to], fromFolder(data));
    slowDown(child);
    await new Promise((resolve) => child.stderr?.once("data", resolve));
    child.kill("SIGSTOP");
    await expectRefusal(second, fromFolder(data), /^Another server is using the data folder /);
    const other = changed("other", "select 1");
    await expectRefusal(to, fromFolder(other), /^Another move, or a server that starts, uses the database at /);
    child.kill("SIGKILL");
    await ended;
  });

  test("when something connects to its source meanwhile", async () => {
    const source = await createDatabase(inject("postgresUrl"), inject("postgresTemplate"));
    const to = `sqlite:${join(folder, "connected")}`;
    const { child, ended } = startCommand("move", ["--to", to], fromUrl(source));
    slowDown(child);
    await new Promise((resolve) => child.stderr?.once("data", resolve));
    child.kill("SIGSTOP");
    const client = new pg.Client(source);
    await client.connect();
    child.kill("SIGCONT");
    expect(await ended).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/\nOther connections \(1\) use the database at /),
    });
    await client.end();
  });

  test("into a database or a folder that is not empty, which stays as it was", async () => {
    await expectRefusal(
      migrated,
      fromFolder(data),
      /^The database at .+ is not empty: it has the table \w+\. Name one /,
    );
    const target = changed("target", "select 1");
    const before = readFileSync(join(target, "site.db"));
    await expectRefusal(
      `sqlite:${target}`,
      fromUrl(migrated),
      /^The folder .+ already holds a database \(site\.db\)\./,
    );
    expect(readFileSync(join(target, "site.db")).equals(before)).toBe(true);
  });

  test("from a database of an earlier or a later release, of another program, or of none", async () => {
    const to = await newDatabase();
    const earlier = changed(
      "earlier",
      "delete from kysely_migration where name = (select max(name) from kysely_migration)",
    );
    await expectRefusal(
      to,
      fromFolder(earlier),
      /^The database in .+ is of an earlier release\. Start this release on it/,
    );
    const later = changed("later", "insert into kysely_migration values ('2099-01-01-later', '2099')");
    await expectRefusal(to, fromFolder(later), /^A later release has changed the database in .+ 2099-01-01-later\./);
    const foreign = changed("foreign", "drop table kysely_migration");
    await expectRefusal(to, fromFolder(foreign), /^The database in .+ is not one of this product\.$/);
    mkdirSync(join(folder, "nothing"));
    await expectRefusal(to, fromFolder(join(folder, "nothing")), /^There is no database in /);
    expect(readdirSync(join(folder, "nothing"))).toEqual([]);
  });

  test("whose log is broken, before anything is written", async () => {
    const broken = changed(
      "broken",
      "drop trigger consent_chain_grows; update consent_chain set length = 1, last_hash = 'x'",
    );
    const to = await newDatabase();
    await expectRefusal(
      to,
      fromFolder(broken),
      /^The consent log of the database in .+ is broken at 1: .+ removed from the end\.$/,
    );
  });

  test("when the source is damaged, or holds a text that PostgreSQL cannot store", async () => {
    const to = await newDatabase();
    const damaged = changed("damaged", "select 1");
    writeFileSync(join(damaged, "site.db"), Buffer.alloc(9000, 7));
    await expectRefusal(
      to,
      fromFolder(damaged),
      /^The database in .+ is damaged \(file is not a database\)\. Restore /,
    );
    const strange = changed("strange", "insert into seedings (name, created_at) values ('a' || char(0), 1)");
    const reason = /^PostgreSQL does not take a row of the table seedings: unsupported Unicode /;
    await expectRefusal(to, fromFolder(strange), reason, ["Copying"]);
  });

  test("when a database cannot be reached, is of the same kind, or the arguments make no sense", async () => {
    const nowhere = "postgres://site:secret@127.0.0.1:1/none";
    await expectRefusal(
      nowhere,
      fromFolder(data),
      /^PostgreSQL at 127\.0\.0\.1:1\/none \(--to\) refused .+ECONNREFUSED/,
    );
    await expectRefusal(`sqlite:${folder}/x`, fromUrl(nowhere), /^PostgreSQL at .+ \(DATABASE_URL\) refused /);
    await expectRefusedCommand(nowhere, fromUrl(migrated), /^The data is in PostgreSQL already/);
    await expectRefusedCommand(`sqlite:${folder}/x`, fromFolder(data), /^The data is in the embedded database already/);
    for (const args of [[], ["--to", "mysql://host/db"]])
      expect(await runCommand("move", args, fromFolder(data))).toMatchObject({
        code: 2,
        stderr: expect.stringContaining("npm run move -- --to postgres://"),
      });
  });
});
