import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cast } from "#harness/cast.ts";
import { runCommand, startCommand } from "#tests/support/commands.ts";
import { openSite } from "#tests/support/servers/site.ts";

const LIMIT_MS = 30_000;

let folder: string;
let original: string;
let data: string;
let file: string;
/** The inode of the database before the restore. */
let present: number | undefined;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-killed-restore-"));
  [original, data, file] = [join(folder, "original"), join(folder, "data"), join(folder, "site.backup")];
  await addInquiry(original, "Before");
  expect(await runCommand("backup", [file], { DATA_DIR: original })).toMatchObject({ code: 0 });
  await addInquiry(original, "After");
});
afterAll(() => rmSync(folder, { recursive: true }));

async function addInquiry(path: string, firstName: string): Promise<void> {
  await using site = await openSite("sqlite", { environment: { DATA_DIR: path } });
  await site.visitor().post("/api/inquiries", { ...cast.vera, firstName });
}

async function namesIn(path: string): Promise<string[]> {
  await using site = await openSite("sqlite", { environment: { DATA_DIR: path } });
  const rows = await site.db.read.selectFrom("inquiries").select("firstName").orderBy("createdAt").execute();
  return rows.map((row) => row.firstName);
}

const asideIn = (path: string) => readdirSync(path).find((name) => name.startsWith("replaced-"));
const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino;
const hasAside = (path: string) => {
  const aside = asideIn(path);
  return aside !== undefined && existsSync(join(path, aside, "site.db"));
};
const earlier = ["Before", "After"];

test.each<[string, (path: string) => boolean, string[]]>([
  ["when it prepares the backup", (path) => existsSync(join(path, "restoring", "site.db")), earlier],
  ["when it works on the prepared backup", (path) => existsSync(join(path, "restoring", "site.db-wal")), earlier],
  ["when it reads the database", (path) => existsSync(join(path, "site.db-wal")), earlier],
  ["when it begins to replace the database", (path) => asideIn(path) !== undefined, earlier],
  ["when the database has two names", hasAside, earlier],
  ["when the backup is in place", (path) => inodeOf(join(path, "site.db")) !== present, ["Before"]],
])("a restore that is killed %s leaves one of the two databases, complete", async (_, isReached, expected) => {
  rmSync(data, { recursive: true, force: true });
  cpSync(original, data, { recursive: true });
  present = inodeOf(join(data, "site.db"));
  const { child, ended } = startCommand("restore", [file], { DATA_DIR: data });
  // Without a pause, so that the signal arrives within microseconds.
  for (const until = Date.now() + LIMIT_MS; !isReached(data) && Date.now() < until; );
  child.kill("SIGKILL");
  expect((await ended).code).toBe("SIGKILL");
  // One moment may be over when the signal arrives.
  const left = await namesIn(data);
  expect([earlier, ["Before"]]).toContainEqual(left);
  if (expected !== earlier || asideIn(data) === undefined) expect(left).toEqual(expected);

  // The next one works, and removes what the killed one left.
  expect(await runCommand("restore", [file], { DATA_DIR: data })).toMatchObject({ code: 0 });
  expect(await namesIn(data)).toEqual(["Before"]);
  expect(readdirSync(data)).not.toContain("restoring");
  const restored = inodeOf(join(data, "site.db"));
  for (const name of readdirSync(data).filter((one) => one.startsWith("replaced-")))
    expect(inodeOf(join(data, name, "site.db"))).not.toBe(restored);
});
