import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cast } from "#harness/cast.ts";
import { startBackups } from "#server/backup/scheduled.ts";
import { EnvError, readEnv } from "#server/env.ts";
import { runCommand } from "#tests/support/commands.ts";
import { openSite, type Site } from "#tests/support/servers/site.ts";

const HOUR = 3_600_000;

let folder: string;
let backups: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-scheduled-"));
  backups = join(folder, "backups");
  mkdirSync(backups);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (environment: Record<string, string> = {}) =>
  openSite("sqlite", { environment: { DATA_DIR: join(folder, "data"), BACKUP_DIR: backups, ...environment } });
const nameOf = (age: number) => `site-${new Date(Date.now() - age).toISOString().slice(0, 19).replaceAll(":", "")}Z.db`;
const made = ({ logged }: Site) => logged.filter(({ msg }) => msg === "made a backup");
const madeBy = (site: Site) => vi.waitUntil(() => made(site).length > 0, { timeout: 30_000, interval: 50 });
const storageOf = async (site: Site) => {
  const ada = site.visitor();
  await ada.logIn(cast.ada);
  return (await ada.get("/api/admin/storage")).json;
};

test("the server makes a backup when the newest is too old, keeps the newest ones, and touches no other file", async () => {
  const [first, second, third] = [nameOf(80 * HOUR), nameOf(52 * HOUR), nameOf(26 * HOUR)];
  const partial = `${nameOf(26 * HOUR + 5000)}.partial`;
  for (const name of [first, second, third, partial, "notes.db", "site-2026.db"])
    writeFileSync(join(backups, name), "");
  await using site = await open({ BACKUP_KEEP: "2" });
  await site.visitor().post("/api/inquiries", cast.vera);
  await madeBy(site);
  await vi.waitUntil(() => !readdirSync(backups).includes(second), { timeout: 10_000 });
  const left = readdirSync(backups).sort();
  const newest = left.find((name) => /^site-.+Z/.test(name) && name !== third) as string;
  expect(left).toEqual(["notes.db", newest, third, "site-2026.db"].sort());
  expect(await storageOf(site)).toMatchObject({
    backup: { hasFailed: false, lastAt: expect.stringMatching(/^20\d\d-/) },
  });
  const restored = await runCommand("restore", [join(backups, newest)], { DATA_DIR: join(folder, "other") });
  expect(restored).toMatchObject({ code: 0 });
});

test("a restarted server waits until the newest backup is as old as the interval", async () => {
  writeFileSync(join(backups, nameOf(HOUR - 4000)), "");
  await using site = await open({ BACKUP_HOURS: "1" });
  expect(made(site)).toEqual([]);
  expect(readdirSync(backups)).toHaveLength(1);
  await madeBy(site);
  expect(readdirSync(backups)).toHaveLength(2);
});

test("a backup that a wrong clock dated in the future neither prevents a backup nor removes it", async () => {
  const future = nameOf(-48 * HOUR);
  writeFileSync(join(backups, future), "");
  await using site = await open({ BACKUP_KEEP: "1" });
  await madeBy(site);
  await vi.waitUntil(async () => (await storageOf(site)).backup.lastAt !== null, { timeout: 10_000, interval: 100 });
  expect(readdirSync(backups)).toContain(future);
  expect(readdirSync(backups)).toHaveLength(2);
});

test("a backup that takes too long has failed, and what an earlier one left is removed before", async () => {
  const data = join(folder, "data");
  await using _site = await openSite("sqlite", { environment: { DATA_DIR: data } });
  const left = `${nameOf(HOUR)}.partial`;
  writeFileSync(join(backups, left), "");
  const logged: object[] = [];
  const started = startBackups({
    settings: { folder: backups, intervalMs: 20, keep: 1 },
    recipients: [],
    dataFolder: data,
    keepFree: async () => 0,
    log: { error: (line: object) => logged.push(line), info() {} } as never,
    now: Date.now,
  });
  await vi.waitUntil(() => logged.length > 0, { timeout: 10_000 });
  expect(logged).toEqual([{ reason: expect.stringMatching(/^The backup took longer than /), lastBackup: null }]);
  expect(started.status()).toEqual({ lastAt: null, hasFailed: true });
  expect(readdirSync(backups)).not.toContain(left);
  await started.stop();
});

test("scheduled backups are encrypted for the recipient in the environment", async () => {
  const identity = await generateX25519Identity();
  await using site = await open({ BACKUP_RECIPIENT: await identityToRecipient(identity) });
  await madeBy(site);
  const [name] = readdirSync(backups) as [string];
  expect(name).toMatch(/^site-.+Z\.db\.age$/);
  const key = join(folder, "key.txt");
  writeFileSync(key, identity);
  const into = { DATA_DIR: join(folder, "other") };
  expect(await runCommand("restore", [join(backups, name), "--identity", key], into)).toMatchObject({ code: 0 });
});

test("a backup that fails is logged and shown in the dashboard, and the server keeps serving", async () => {
  rmSync(backups, { recursive: true });
  await using site = await open();
  await vi.waitUntil(() => site.logged.some(({ msg }) => msg === "the backup failed"), { timeout: 10_000 });
  expect(site.logged.find(({ msg }) => msg === "the backup failed")).toMatchObject({ level: 50, lastBackup: null });
  expect(await storageOf(site)).toMatchObject({ backup: { hasFailed: true, lastAt: null } });
});

test("a server that stops does not wait for its backup, and the next one makes it", async () => {
  const site = await open();
  const startedAt = performance.now();
  await site.stop();
  expect(performance.now() - startedAt).toBeLessThan(5000);
  expect(site.logged.filter(({ msg }) => msg === "the backup failed")).toEqual([]);
  await using again = await open();
  await vi.waitUntil(() => readdirSync(backups).some((name) => name.endsWith(".db")), { timeout: 30_000 });
  expect((await again.visitor().get("/healthz")).status).toBe(200);
});

test("the server says nothing about backups when none are scheduled", async () => {
  await using site = await openSite("sqlite");
  expect(await storageOf(site)).toMatchObject({ backup: null });
});

test("the environment is refused when it cannot be followed", () => {
  expect(() => readEnv({ BACKUP_DIR: "/backup", DATABASE_URL: "postgres://a@b/c" })).toThrow(EnvError);
  for (const [name, value] of [
    ["BACKUP_HOURS", "0"],
    ["BACKUP_HOURS", "745"],
    ["BACKUP_KEEP", "0"],
    ["BACKUP_RECIPIENT", "AGE-SECRET-KEY-1ABC"],
  ] as const)
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
  expect(readEnv({ BACKUP_DIR: "/backup" }).backups).toEqual({ folder: "/backup", intervalMs: 24 * HOUR, keep: 7 });
});

const canMount = process.platform === "linux" && process.getuid?.() === 0;
test.runIf(canMount)("a full disk refuses backup and restore, and leaves nothing on it", async () => {
  const data = join(folder, "data");
  const file = join(folder, "site.backup");
  await using site = await openSite("sqlite", { environment: { DATA_DIR: data } });
  expect(await runCommand("backup", [file], { DATA_DIR: data })).toMatchObject({ code: 0 });
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=600k", "tmpfs", backups]);
  try {
    expect(await runCommand("backup", [join(backups, "small.backup")], { DATA_DIR: data })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The disk of .+ has 1 MB free\. The backup needs \d+ MB there\.\n$/),
    });
    expect(await runCommand("restore", [file], { DATA_DIR: join(backups, "data") })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("which the backup does not fit into"),
    });
    expect(readdirSync(join(backups, "data")).filter((name) => name.startsWith("restoring"))).toEqual([]);
    expect((await site.visitor().get("/readyz")).status).toBe(200);
  } finally {
    execFileSync("umount", ["--lazy", backups]);
  }
});
