import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { serverCommand } from "#bin/server-command.mjs";
import { openSqlite } from "#db/sqlite.ts";
import { adminEnvironment, applicant, cast, choice } from "#harness/cast.ts";
import { sendMessage, sessionId, startConversation } from "#harness/chat.ts";
import { freePort } from "#harness/free-port.ts";
import { send } from "#harness/send.ts";
import type { Visitor } from "#harness/visitor.ts";
import { pdf } from "#tests/support/documents.ts";
import { addPasskey, passkeyAnswer } from "#tests/support/passkey.ts";
import { openSite, type Site } from "#tests/support/servers/site.ts";
import { apply, MAX } from "#tests/support/uploads.ts";

const MB = 1024 * 1024;
const { statfs } = fs;

function replaceStatfs(replacement: unknown): void {
  fs.statfs = replacement as typeof statfs;
  syncBuiltinESMExports();
}
afterEach(() => replaceStatfs(statfs));

/** Makes every data folder seem to be on a disk of its own, where `others` bytes belong to other programs. */
function useSmallDisk(bytes: number) {
  const disk = { bytes, others: 0 };
  const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  replaceStatfs(async (folder: string) => {
    const used = readdirSync(folder).reduce((sum, name) => sum + sizeOf(join(folder, name)), disk.others);
    return { bsize: 1, blocks: disk.bytes, bavail: Math.max(0, disk.bytes - used) };
  });
  return disk;
}

/** A text that no index shortens. */
const randomText = () =>
  randomBytes(2400)
    .toString("base64url")
    .match(/.{1,8}/g)
    ?.join(" ")
    .slice(0, 3500);
const inquire = (who: Visitor) => who.post("/api/inquiries", { ...cast.vera, message: randomText() });
const storageLines = ({ logged }: Site) => logged.flatMap((line) => (line.storage ? [line.storage] : []));
const readiness = async (site: Site) => (await site.visitor().get("/readyz")).json;

const MOST = 5000;

/** Sends until the answer is not 201, at most 5,000 times; resolves with the ids of what was stored, and with that answer. */
async function sendUntilRefused(sendOne: (count: number) => ReturnType<Visitor["get"]>) {
  const ids: string[] = [];
  for (;;) {
    const answer = await sendOne(ids.length);
    if (answer.status !== 201 || ids.length === MOST) return { ids, answer };
    ids.push(answer.json.id);
  }
}

test("refuses files first and texts later on a small disk, lets an admin sign in and delete, and recovers", async () => {
  const disk = useSmallDisk(96 * MB);
  await using site = await openSite("sqlite", { environment: { RATE_LIMITS: "off" } });
  const cara = site.visitor();
  const conversation = await startConversation(cara);
  const resume = { name: "me.pdf", content: pdf(MAX) };
  const applyAs = (name: string) => apply(site, [resume], { email: `${name}@example.com` });
  expect(await readiness(site)).toEqual({ status: "ready" });

  const withFile = await sendUntilRefused((count) => applyAs(`n${count}`));
  expect(withFile.ids.length).toBeGreaterThan(1);
  const noFiles = expect.stringMatching(/^We cannot store files at the moment\. Please send a link instead, or email /);
  expect([withFile.answer.status, withFile.answer.json.title]).toEqual([507, "Insufficient Storage"]);
  expect(withFile.answer.json).toMatchObject({ detail: noFiles, errors: { resume: [noFiles] } });
  const attached = await sendMessage(cara, conversation, "Here it is.", {}, resume);
  expect([attached.status, attached.json.errors]).toEqual([507, { attachment: [noFiles] }]);
  expect(await readiness(site)).toEqual({ status: "ready", storage: "no-files" });
  expect((await sendMessage(cara, conversation, "Then without it.")).status).toBe(201);
  expect((await cara.post("/api/job-applications", applicant)).status).toBe(201);

  const grace = site.visitor();
  await grace.logIn(cast.ada);
  // Other programs leave room for some inquiries above the reserve.
  const { freeBytes, reservedBytes } = (await grace.get("/api/admin/storage")).json;
  disk.others = freeBytes - reservedBytes - 2 * MB;
  const inquiries = await sendUntilRefused(() => inquire(cara));
  expect(inquiries.ids.length).toBeGreaterThan(1);
  for (const answer of [
    inquiries.answer,
    await cara.post("/api/job-applications", { ...applicant, email: "later@example.com" }),
    await sendMessage(cara, conversation, "Still there?"),
    await cara.post(`/api/chat/conversations/${conversation}/hand-over`, { email: applicant.email }),
    await cara.post("/api/chat/conversations", { sessionId: sessionId() }),
    await cara.post("/api/cookie-consent", choice),
    await cara.register(),
  ]) {
    expect(answer.status).toBe(507);
    expect(answer.json.detail).toMatch(
      /^We cannot store anything at the moment\. Please try again later, or email us at /,
    );
  }
  expect(await readiness(site)).toEqual({ status: "ready", storage: "closed" });

  const ada = site.visitor();
  expect((await ada.logIn(cast.ada)).status).toBe(200);
  const status = (await ada.get("/api/admin/storage")).json;
  expect(status).toMatchObject({ level: "closed", reservedBytes: 16 * MB, fileBytes: withFile.ids.length * MAX });
  expect(status.freeBytes).toBeGreaterThan(0);
  const stored = (await ada.get("/api/admin/job-applications")).json.map(({ id }: { id: string }) => id);
  expect(stored).toEqual(expect.arrayContaining(withFile.ids));
  expect((await ada.get("/api/admin/inquiries")).json).toHaveLength(inquiries.ids.length);

  disk.others = 0;
  for (const id of withFile.ids)
    expect((await ada.send(`/api/admin/job-applications/${id}`, { method: "DELETE" })).status).toBe(204);
  await vi.waitFor(async () => expect(await readiness(site)).toEqual({ status: "ready" }), { timeout: 30_000 });
  expect((await inquire(cara)).status).toBe(201);
  expect((await applyAs("after")).status).toBe(201);
  expect(storageLines(site)).toEqual(["no-files", "closed", "open"]);
});

test("reserves a tenth of a disk, and shows the storage to admins only", async () => {
  useSmallDisk(2000 * MB);
  await using site = await openSite("sqlite");
  const otto = site.visitor();
  await otto.register();
  expect((await otto.get("/api/admin/storage")).status).toBe(403);
  expect((await site.visitor().get("/api/admin/storage")).status).toBe(401);
  const ada = site.visitor();
  await ada.logIn(cast.ada);
  expect((await ada.get("/api/admin/storage")).json).toMatchObject({ level: "open", reservedBytes: 200 * MB });
});

test("gives its reserve file back to an admin who deletes while other programs fill the disk", async () => {
  const disk = useSmallDisk(96 * MB);
  await using site = await openSite("sqlite", { environment: { RESERVED_MB: "16" } });
  const reserve = join(site.dataFolder, "reserve");
  expect(existsSync(reserve), "there is much space").toBe(false);
  const { id } = (await inquire(site.visitor())).json;
  const ada = site.visitor();
  await ada.logIn(cast.ada);
  disk.others = 60 * MB;
  await vi.waitFor(async () => {
    await readiness(site);
    expect(statSync(reserve).size).toBe(4 * MB);
  }, 60_000);
  disk.others = 96 * MB;
  expect((await ada.send(`/api/admin/inquiries/${id}`, { method: "DELETE" })).status).toBe(204);
  expect(existsSync(reserve)).toBe(false);
});

test("gives the reserve file of a killed server back before it opens the database, whose log needs space", () => {
  const folder = mkdtempSync(join(tmpdir(), "site-reserve-"));
  const reserve = join(folder, "reserve");
  writeFileSync(reserve, "");
  // What opens first finds a folder where a file is expected, and stops.
  mkdirSync(join(folder, "site.db"));
  expect(() => openSqlite(folder, { shared: true })).toThrow();
  expect(existsSync(reserve), "a command beside a server leaves it").toBe(true);
  expect(() => openSqlite(folder)).toThrow();
  expect(existsSync(reserve)).toBe(false);
  rmSync(folder, { recursive: true });
});

test("gives its reserve file back to no stranger or user without a role, but to an admin who signs in with a passkey", async () => {
  const disk = useSmallDisk(96 * MB);
  await using site = await openSite("sqlite", { environment: { RESERVED_MB: "16" } });
  const reserve = join(site.dataFolder, "reserve");
  const [ada, otto, stranger] = [site.visitor(), site.visitor(), site.visitor()];
  await ada.logIn(cast.ada);
  const { passkey } = await addPasskey(site, ada);
  await otto.register();
  disk.others = 60 * MB;
  await vi.waitFor(async () => {
    await readiness(site);
    expect(statSync(reserve).size).toBe(4 * MB);
  }, 60_000);
  disk.others = 96 * MB;
  await vi.waitFor(async () => expect(await readiness(site)).toMatchObject({ storage: "closed" }), 60_000);
  const name = { method: "PATCH", headers: { "Content-Type": "application/json" }, body: '{"name":"Other"}' };
  expect((await otto.send("/api/account", name)).status).toBe(507);
  expect((await stranger.logIn(cast.otto)).status).toBe(507);
  expect((await stranger.logIn({ ...cast.ada, password: "not the password" })).status).toBe(401);
  expect((await stranger.post("/api/password-resets", { email: cast.ada.email })).status).toBe(507);
  const answer = await passkeyAnswer(stranger, passkey);
  expect(existsSync(reserve)).toBe(true);
  expect((await stranger.post("/api/login/passkey", answer)).status).toBe(200);
  expect(existsSync(reserve)).toBe(false);
});

test("keeps serving, and stops, when its log is on a full disk", async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-full-log-"));
  const port = await freePort();
  const full = openSync("/dev/full", "w");
  const child = spawn(serverCommand.command, serverCommand.arguments, {
    env: { ...serverCommand.environment, ...adminEnvironment, PORT: String(port), DATA_DIR: join(folder, "data") },
    stdio: ["ignore", full, full],
  });
  const ended = once(child, "exit");
  const ready = () => send(`http://127.0.0.1:${port}/readyz`);
  await vi.waitFor(async () => expect((await ready()).status).toBe(200), { timeout: 60_000, interval: 100 });
  // More lines than the log holds back.
  for (let i = 0; i < 100; i++) expect((await ready()).status).toBe(200);
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  rmSync(folder, { recursive: true });
});
