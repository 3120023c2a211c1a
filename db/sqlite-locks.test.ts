import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { openSqlite } from "./sqlite.ts";

let folder: string;
let path: string;
let db: Database | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-locks-"));
  path = join(folder, "site.db");
});
afterEach(async () => {
  await db?.close();
  rmSync(folder, { recursive: true });
});

async function open(): Promise<void> {
  db = openSqlite(folder);
  await db.migrate();
}
/** Whether this process holds a lock on the database, which keeps other programs from removing its log. */
const isLocked = () =>
  new RegExp(` ${process.pid} \\S+:${statSync(path).ino} `).test(readFileSync("/proc/locks", "utf8"));

test.runIf(process.platform === "linux")("keeps its lock on the file while it is open", async () => {
  await open();
  expect(isLocked()).toBe(true);
  await db?.close();
  await open();
  expect(isLocked()).toBe(true);
  const other = openSqlite(folder, { shared: true });
  expect(isLocked()).toBe(true);
  await other.close();
  expect(isLocked()).toBe(true);
});

test.runIf(spawnSync("sqlite3", ["--version"]).status === 0)("keeps its log when sqlite3 reads the file", async () => {
  await open();
  await db?.close();
  await open();
  const inode = statSync(`${path}-wal`).ino;
  expect(execFileSync("sqlite3", [path, "select count(*) from inquiries"], { encoding: "utf8" })).toBe("0\n");
  expect(statSync(`${path}-wal`).ino).toBe(inode);
});
