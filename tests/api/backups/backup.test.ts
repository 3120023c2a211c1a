import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import SqliteFile from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startProcess } from "#bin/server-process.ts";
import { openSqlite } from "#db/sqlite.ts";
import { adminEnvironment, cast, choice } from "#harness/cast.ts";
import { Visitor } from "#harness/visitor.ts";
import { runCommand } from "#tests/support/commands.ts";
import { pdf } from "#tests/support/documents.ts";
import { openSite } from "#tests/support/servers/site.ts";
import { apply } from "#tests/support/uploads.ts";

const OTHER_USER = 65534;
const readCommand = "require('node:fs').accessSync('bin/backup.ts')";
/** Whether this user may start the commands as another one. */
const canSwitch = spawnSync(process.execPath, ["-e", readCommand], { uid: OTHER_USER, gid: OTHER_USER }).status === 0;

let folder: string;
let data: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-backup-"));
  [data, file] = [join(folder, "data"), join(folder, "site.backup")];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const backup = (args: string[] = [], input = "") => runCommand("backup", [file, ...args], { DATA_DIR: data }, input);
const restore = (into: string, args: string[] = [], input = "") =>
  runCommand("restore", [file, ...args], { DATA_DIR: into }, input);

test("a backup under constant writes holds all that was acknowledged before, and restores after kill -9", async () => {
  const server = await startProcess({ ...adminEnvironment, RATE_LIMITS: "off", DATA_DIR: data });
  const acknowledged: string[] = [];
  const slow: number[] = [];
  let isBackingUp = false;
  let isKilled = false;
  const visitor = new Visitor(server.origin);
  const writing = [cast.vera, choice].map(async (body) => {
    try {
      for (;;) {
        const startedAt = performance.now();
        const { status, json } = await visitor.post(body === choice ? "/api/cookie-consent" : "/api/inquiries", body);
        expect(status).toBe(201);
        acknowledged.push(json.id);
        if (isBackingUp) slow.push(performance.now() - startedAt);
      }
    } catch (error) {
      if (!isKilled) throw error;
    }
  });
  while (acknowledged.length < 100) await visitor.get("/healthz");
  const before = [...acknowledged];
  isBackingUp = true;
  const made = await backup();
  isBackingUp = false;
  expect(made).toMatchObject({ code: 0, stdout: expect.stringContaining(`Wrote ${file}, not encrypted: `) });
  expect(slow.length).toBeGreaterThan(10);
  isKilled = true;
  process.kill(-(server.child.pid as number), "SIGKILL");
  await Promise.all([server.ended, ...writing]);

  const other = join(folder, "other");
  const restored = await restore(other);
  expect(restored).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Restored the backup of .+ UTC into /) });
  for (const log of ["audit-verify", "consent-verify"] as const)
    expect(await runCommand(log, [], { DATA_DIR: other })).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("Intact"),
    });
  const db = openSqlite(other);
  const stored = new Set<string>();
  for (const table of ["inquiries", "consents"] as const)
    for (const { id } of await db.read.selectFrom(table).select("id").execute()) stored.add(id);
  await db.close();
  expect(before.filter((id) => !stored.has(id))).toEqual([]);
  await using site = await openSite("sqlite", { environment: { DATA_DIR: other } });
  expect((await site.visitor().logIn(cast.ada)).status).toBe(200);
});

describe("a backup", () => {
  beforeEach(async () => {
    await using site = await openSite("sqlite", { environment: { DATA_DIR: data } });
    await site.visitor().post("/api/inquiries", cast.vera);
    await apply(site, [{ name: "me.pdf", content: pdf(200_000) }]);
  });

  test("is a database for its owner only, that replaces no file and leaves nothing beside it", async () => {
    expect(await backup()).toMatchObject({ code: 0 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const made = new SqliteFile(file, { readonly: true });
    expect(made.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(made.prepare("select first_name from inquiries").pluck().get()).toBe(cast.vera.firstName);
    made.close();
    expect(readdirSync(folder).sort()).toEqual(["data", "site.backup"]);
    const before = readFileSync(file);
    expect(await backup()).toMatchObject({
      code: 1,
      stderr: `${file} already exists. Choose another name, or remove it first.\n`,
    });
    expect(readFileSync(file)).toEqual(before);
  });

  test("is encrypted for a key, and decrypted only with its secret part", async () => {
    const [own, foreign] = [await generateX25519Identity(), await generateX25519Identity()];
    expect(await backup(["--recipient", await identityToRecipient(own)])).toMatchObject({ code: 0 });
    const content = readFileSync(file, "latin1");
    expect(content.startsWith("age-encryption.org/v1\n")).toBe(true);
    expect(content).not.toContain(cast.vera.company);
    expect(readdirSync(data).filter((name) => name.includes("partial"))).toEqual([]);
    const [key, wrong] = [join(folder, "key.txt"), join(folder, "wrong.txt")];
    writeFileSync(key, `# created by age-keygen\n${own}\n`);
    writeFileSync(wrong, foreign);
    const into = join(folder, "other");
    expect(await restore(into)).toMatchObject({ code: 1, stderr: expect.stringContaining("--identity") });
    expect(await restore(into, ["--identity", wrong])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/The backup is encrypted for other keys than these\.\n$/),
    });
    expect(await restore(into, ["--identity", key])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("It holds 1 inquiry, 1 application, 0 conversations, 1 resume and 1 account."),
    });
  });

  test("is encrypted with a passphrase of at least 12 characters", async () => {
    expect(await backup(["--passphrase"])).toMatchObject({
      code: 1,
      stderr: "There was no input: pass the passphrase as one line on standard input, or type it.\n",
    });
    expect(await backup(["--passphrase"], "too short\n")).toMatchObject({ code: 1 });
    expect(existsSync(file)).toBe(false);
    expect(await backup(["--passphrase"], "four words of mine\n")).toMatchObject({ code: 0 });
    const into = join(folder, "other");
    expect(await restore(into, [], "four words of yours\n")).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/The passphrase is wrong\.\n$/),
    });
    writeFileSync(file, readFileSync(file).subarray(0, -5000));
    expect(await restore(into, [], "four words of mine\n")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("The backup is damaged: it cannot be decrypted"),
    });
    expect(existsSync(join(into, "site.db"))).toBe(false);
  });

  test("of a damaged database fails and leaves no file", async () => {
    const path = join(data, "site.db");
    const content = readFileSync(path);
    content.fill(0xff, 5 * 4096, 7 * 4096);
    writeFileSync(path, content);
    expect(await backup()).toMatchObject({ code: 1, stderr: expect.stringContaining("The database is damaged (") });
    expect(readdirSync(folder)).toEqual(["data"]);
  });

  test("is refused without a database, into a missing folder, and with a recipient that is no key", async () => {
    expect(await runCommand("backup", [file], { DATA_DIR: join(folder, "empty") })).toMatchObject({
      code: 1,
      stderr: `There is no database in ${join(folder, "empty")}.\n`,
    });
    expect(await runCommand("backup", [join(folder, "no", "file")], { DATA_DIR: data })).toMatchObject({
      code: 1,
      stderr: `The folder ${join(folder, "no")} does not exist.\n`,
    });
    mkdirSync(join(folder, "no"));
    expect(await backup(["--recipient", "ssh-rsa"])).toMatchObject({ code: 2 });
    expect(await backup(["--unknown"])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("npm run backup -- FILE"),
    });
  });

  test.runIf(canSwitch)("and its restore say in one sentence that they run as the wrong user", async () => {
    expect(await backup()).toMatchObject({ code: 0 });
    chmodSync(folder, 0o755);
    const own = join(folder, "own");
    mkdirSync(own);
    const readable = join(own, "readable.backup");
    cpSync(file, readable);
    for (const path of [own, readable]) chownSync(path, OTHER_USER, OTHER_USER);
    for (const [command, name, environment] of [
      ["backup", join(own, "site.backup"), { DATA_DIR: data }],
      ["restore", readable, { DATA_DIR: data }],
      ["restore", file, { DATA_DIR: own }],
    ] as const) {
      expect(await runCommand(command, [name], environment, "", OTHER_USER)).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^No access.+Run the command as the user of the service.+\n$/),
      });
    }
  });

  test("is refused on PostgreSQL in one sentence, which names what to use", async () => {
    const environment = { DATA_DIR: data, DATABASE_URL: "postgres://user@127.0.0.1:1/none" };
    expect(await runCommand("backup", [file], environment)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The data is in PostgreSQL .+pg_dump.+\n$/),
    });
    expect(await runCommand("restore", [file], environment)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The data is in PostgreSQL .+pg_restore.+\n$/),
    });
  });
});
