import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { openSqlite } from "./sqlite.ts";
import { backgroundCheckpoints } from "./sqlite-checkpoints.ts";

const PAGE = 4096;
/** More than the length of the log at which a checkpoint begins. */
const PAGES = 1200;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-checkpoints-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function openFile(path: string): SqliteFile.Database {
  const file = new SqliteFile(path);
  file.pragma("journal_mode = WAL");
  return file;
}

/** The pages in the log, and how many of them are in the database file. */
const logOf = (file: SqliteFile.Database) =>
  file.prepare("pragma wal_checkpoint(NOOP)").get() as { log: number; checkpointed: number };

test("a thread moves a long log into the database, and the log begins anew", async () => {
  const path = join(newFolder(), "site.db");
  const file = openFile(path);
  const checkpoints = backgroundCheckpoints(file, path);
  file.exec("create table words (content blob)");
  const insert = file.prepare("insert into words values (zeroblob(?))");
  insert.run(PAGES * PAGE);
  // SQLite alone would have made one at the commit.
  expect(logOf(file)).toMatchObject({ checkpointed: 0 });
  checkpoints.afterCommit();
  await expect.poll(() => logOf(file).checkpointed, { timeout: 30_000 }).toBeGreaterThan(PAGES);
  insert.run(1);
  expect(logOf(file).log).toBeLessThan(10);
  await checkpoints.close();
  file.close();
});

test("a database that closes during a checkpoint keeps what was written, and leaves no log", async () => {
  const folder = newFolder();
  const db = openSqlite(folder);
  await db.migrate();
  for (const name of ["audit-key", "limits-key"] as const) {
    const value = "x".repeat(PAGES * PAGE);
    await db.write((queries) => queries.insertInto("secrets").values({ name, value }).execute());
  }
  await db.close();
  expect(readdirSync(folder)).not.toContain("site.db-wal");
  const file = new SqliteFile(join(folder, "site.db"), { readonly: true });
  expect(file.pragma("quick_check", { simple: true })).toBe("ok");
  expect(file.prepare("select name from secrets order by name").pluck().all()).toEqual(["audit-key", "limits-key"]);
  file.close();
});
