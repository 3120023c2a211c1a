import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cast } from "#harness/cast.ts";
import { runCommand } from "#tests/support/commands.ts";
import { visitorWith } from "#tests/support/people.ts";
import { openSite } from "#tests/support/servers/site.ts";

const isRoot = process.getuid?.() === 0;

let folder: string;
let data: string;
let file: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-replaced-"));
  [data, file] = [join(folder, "data"), join(folder, "site.backup")];
  path = join(data, "site.db");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openSite("sqlite", { environment: { DATA_DIR: data, RATE_LIMITS: "off" } });
const backup = () => runCommand("backup", [file], { DATA_DIR: data });
const restore = () => runCommand("restore", [file], { DATA_DIR: data });
const asides = () => readdirSync(data).filter((name) => name.startsWith("replaced-"));
/** Runs `work` on the database, which no server uses. */
function change<T>(work: (database: SqliteFile.Database) => T): T {
  const database = new SqliteFile(path);
  try {
    return work(database);
  } finally {
    database.close();
  }
}
const namesIn = () => change((database) => database.prepare("select first_name from inquiries").pluck().all());

test("a restore leaves no log of a database that was moved away", async () => {
  const site = await open();
  await site.visitor().post("/api/inquiries", cast.vera);
  expect(await backup()).toMatchObject({ code: 0 });
  await site.visitor().post("/api/inquiries", { ...cast.vera, firstName: "Later" });
  const log = readFileSync(`${path}-wal`);
  await site.stop();
  renameSync(path, join(folder, "moved.db"));
  writeFileSync(`${path}-wal`, log);
  writeFileSync(`${path}-shm`, "");
  writeFileSync(`${path}-journal`, "");
  expect(await restore()).toMatchObject({ code: 0 });
  expect(namesIn()).toEqual([cast.vera.firstName]);
  const [aside] = asides() as [string];
  expect(readdirSync(join(data, aside)).sort()).toEqual(["site.db-journal", "site.db-shm", "site.db-wal"]);
  expect(readFileSync(join(data, aside, "site.db-wal")).equals(log)).toBe(true);
});

test.each<[string, (database: SqliteFile.Database) => void]>([
  [
    "has a damaged table",
    (database) => {
      const page = database.prepare("select rootpage from sqlite_schema where name = 'mails'").pluck().get() as number;
      database.pragma("wal_checkpoint(TRUNCATE)");
      const content = readFileSync(path);
      writeFileSync(path, content.fill(0xff, (page - 1) * 4096, page * 4096));
    },
  ],
  ["is of another release", (database) => database.exec("alter table mails rename column attempts to tries")],
])("a restore over a database that %s repeats the deletions that can be read", async (_, spoil) => {
  const site = await open();
  const { id } = (await site.visitor().post("/api/inquiries", cast.vera)).json;
  await site.visitor().post("/api/inquiries", { ...cast.vera, firstName: "Kept" });
  expect(await backup()).toMatchObject({ code: 0 });
  const ada = site.visitor();
  await ada.logIn(cast.ada);
  expect((await ada.send(`/api/admin/inquiries/${id}`, { method: "DELETE" })).status).toBe(204);
  await site.stop();
  change(spoil);
  const { code, stdout, stderr } = await restore();
  expect([code, stderr]).toEqual([0, expect.not.stringContaining("Error")]);
  expect(stdout).toContain("Deleted again, because it was deleted after the backup: inquiry 1.");
  expect(stdout).toMatch(/The database that was there .+ could not be read completely \(.+\)\./);
  expect(namesIn()).toEqual(["Kept"]);
  await (await open()).stop();
});

test("a restore keeps what the operator left in the folders of earlier databases", async () => {
  await (await open()).stop();
  expect(await backup()).toMatchObject({ code: 0 });
  const kept = ["replaced-2025/site.db.gz", "replaced-2026/site.db", "replaced-notes.txt"];
  for (const name of ["replaced-2024", "replaced-2025", "replaced-2026"]) mkdirSync(join(data, name));
  for (const name of kept) writeFileSync(join(data, name), "");
  expect(await restore()).toMatchObject({ code: 0 });
  for (const name of kept) expect(existsSync(join(data, name)), name).toBe(true);
  expect(existsSync(join(data, "replaced-2024"))).toBe(false);
});

test("a restore does not delete the address of someone who was split from an erased person", async () => {
  const site = await open();
  const inquire = async (email: string) =>
    (await site.visitor().post("/api/inquiries", { ...cast.vera, email })).json.id as string;
  const [first, second] = [await inquire("first@looms.example"), await inquire("second@looms.example")];
  const privacy = await visitorWith(site, "privacy");
  const person = async (inquiry: string) =>
    (await privacy.post("/api/admin/people", { kind: "inquiry", id: inquiry })).json.id as string;
  const [erased, kept] = [await person(first), await person(second)];
  const address = `/api/admin/people/${erased}`;
  expect((await privacy.post(`${address}/merge`, { kind: "inquiry", id: second })).status).toBe(204);
  expect(await backup()).toMatchObject({ code: 0 });
  expect((await privacy.post(`${address}/split`, { address: kept })).status).toBe(204);
  await site.db.write((queries) => queries.updateTable("sessions").set({ confirmedAt: Date.now() }).execute());
  const { counts } = (await privacy.get(address)).json;
  const erasure = await privacy.post(`${address}/erase`, { counts });
  expect(erasure.status, erasure.text).toBe(204);
  await site.stop();
  expect(await restore()).toMatchObject({ code: 0, stdout: expect.stringContaining("inquiry 1, person 1.") });
  change((database) => {
    const addresses = database.prepare("select id, person_id, address from person_addresses").all();
    expect(addresses).toEqual([{ id: kept, person_id: kept, address: "second@looms.example" }]);
    const recipients = database.prepare("select distinct recipient from mails where kind like '%acknowledged'");
    expect(recipients.pluck().all()).toEqual(["second@looms.example"]);
  });
});

test("a read-only backup is restored as a writable database", async () => {
  await (await open()).stop();
  expect(await backup()).toMatchObject({ code: 0 });
  chmodSync(file, 0o400);
  expect(await restore()).toMatchObject({ code: 0 });
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test.runIf(isRoot)("commands that root runs leave the service only files of its own", async () => {
  await (await open()).stop();
  for (const name of readdirSync(data)) if (name !== "site.db") rmSync(join(data, name), { recursive: true });
  for (const name of [path, data]) chownSync(name, 1234, 1234);
  expect(await backup()).toMatchObject({ code: 0 });
  expect(await restore()).toMatchObject({ code: 0 });
  const foreign = readdirSync(data).filter((name) => statSync(join(data, name)).uid !== 1234);
  expect([readdirSync(data).length > 2, foreign]).toEqual([true, []]);
});
