import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startProcess, stopProcess } from "#bin/server-process.ts";
import { adminEnvironment, applicant, cast } from "#harness/cast.ts";
import { formRequest } from "#harness/form.ts";
import { Visitor } from "#harness/visitor.ts";
import { pdf } from "./abuse/attacks.ts";
import { verdict } from "./load.ts";

const MB = 1024 * 1024;
const DISK_MB = 128;
/** Where a plain account stops writing if nothing refuses it. */
const MAX_WRITES = 60_000;
const MAX_WRITING_MS = 90_000;
const WRITERS = 8;

/** A visitor, a plain account, and then another program fill a file system of 128 MB on which the data folder is. */
export async function benchDisk(): Promise<string[]> {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return ["not measured: needs root on Linux, to mount"];
  const disk = mkdtempSync(join(tmpdir(), "site-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "tmpfs", disk]);
  try {
    return await fill(disk);
  } finally {
    // Lazily: a server that was killed may still hold its files.
    execFileSync("umount", ["--lazy", disk]);
    rmSync(disk, { recursive: true });
  }
}

async function fill(disk: string): Promise<string[]> {
  const environment = { ...adminEnvironment, DATA_DIR: join(disk, "data"), RATE_LIMITS: "off" };
  let server = await startProcess(environment);
  const restartAfterKill = async () => {
    process.kill(-(server.child.pid as number), "SIGKILL");
    await server.ended;
    server = await startProcess(environment);
  };
  const lines: string[] = [];
  const report = (text: string, meets: boolean) => lines.push(verdict(`${text}; ${freeMb(disk)} MB free`, meets));
  try {
    const otto = new Visitor(server.origin);
    await otto.register();
    const applications = await sendUntilRefused((count) => applyOnce(server.origin, count));
    report(`${applications.ids.length} resumes of 5 MB, then ${applications.status}`, applications.status === 507);
    const inquiries = await sendUntilRefused(() => inquireOnce(server.origin));
    report(`${inquiries.ids.length} inquiries of 5 KB, then ${inquiries.status}`, inquiries.status === 507);

    for (const [label, prepare] of [
      ["filled by a visitor", () => {}],
      ["after an account’s renames and challenges", async () => lines.push(await writeUntilRefused(otto))],
      ["filled to the last byte by another program", () => takeRest(disk)],
      ["the same after kill -9 and a restart", restartAfterKill],
    ] as const) {
      await prepare();
      const ada = new Visitor(server.origin);
      const signedIn = (await ada.logIn(cast.ada)).status;
      const lost = await countLost(ada, [...applications.ids, ...inquiries.ids]);
      const deleted = [];
      for (const id of applications.ids.splice(0, 2)) deleted.push((await remove(ada, id)).status);
      report(
        `${label}: sign-in ${signedIn}, deletions ${deleted.join(" and ")}, acknowledged records and emails lost: ${lost}`,
        signedIn === 200 && lost === 0 && deleted.every((status) => status === 204),
      );
    }

    rmSync(join(disk, "other"));
    const ada = new Visitor(server.origin);
    await ada.logIn(cast.ada);
    for (const id of applications.ids) await remove(ada, id);
    const statuses = await sendUntilAccepted(server.origin);
    report(
      `after deletions: inquiry ${statuses[0]}, resume ${statuses[1]}`,
      statuses.every((status) => status === 201),
    );
    const ended = await stopProcess(server);
    const levels = [...server.output().matchAll(/"storage":"([^"]+)"/g)].map(([, level]) => level);
    lines.push(verdict(`log since the restart: ${levels.join(", ")}; exit status ${ended}`, levels.at(-1) === "open"));
    return lines;
  } finally {
    server.child.kill("SIGKILL");
  }
}

/** Renames the user and requests challenges for passkeys until all is refused, or for a while. Returns what was answered. */
async function writeUntilRefused(user: Visitor): Promise<string> {
  const answers: Record<string, number> = {};
  const end = performance.now() + MAX_WRITING_MS;
  let writes = 0;
  const write = async () => {
    let isRefused = false;
    while (!isRefused && writes < MAX_WRITES && performance.now() < end) {
      const name = {
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ name: `Otto ${writes++}` }),
      };
      const statuses = [
        (await user.send("/api/account", { method: "PATCH", ...name })).status,
        (await user.post("/api/passkey-challenges")).status,
        (await user.post("/api/account/passkey-challenges")).status,
      ];
      for (const status of statuses) answers[status] = (answers[status] ?? 0) + 1;
      isRefused = statuses.every((status) => status >= 400);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  const counts = Object.entries(answers).map(([status, count]) => `${status} ${count} times`);
  return `an account that renamed itself and requested challenges received ${counts.join(", ")}`;
}

/** Sends an inquiry and a resume until both are accepted: the server measures the space once a second. */
async function sendUntilAccepted(origin: string): Promise<number[]> {
  let statuses: number[] = [];
  for (let i = 0; i < 50 && !(statuses[0] === 201 && statuses[1] === 201); i++) {
    statuses = [(await inquireOnce(origin)).status, (await applyOnce(origin, 1000 + i)).status];
    await wait(100);
  }
  return statuses;
}

const freeMb = (disk: string) => {
  const { bavail, bsize } = statfsSync(disk);
  return ((bavail * bsize) / MB).toFixed(1);
};

function applyOnce(origin: string, count: number) {
  const { resumePath: _, ...fields } = { ...applicant, email: `n${count}@example.com` };
  return new Visitor(origin).send(
    "/api/job-applications",
    formRequest(fields, { name: "me.pdf", content: pdf(5 * MB) }),
  );
}

const inquireOnce = (origin: string) =>
  new Visitor(origin).post("/api/inquiries", { ...cast.vera, message: "abcd ".repeat(1000) });

const remove = (ada: Visitor, id: string) => ada.send(`/api/admin/job-applications/${id}`, { method: "DELETE" });

async function sendUntilRefused(sendOne: (count: number) => ReturnType<Visitor["get"]>) {
  const ids: string[] = [];
  for (;;) {
    const { status, json } = await sendOne(ids.length);
    if (status !== 201) return { ids, status };
    ids.push(json.id);
  }
}

/** How many of the records with these ids the dashboard does not list, and how many have no email to the team. */
async function countLost(ada: Visitor, ids: string[]): Promise<number> {
  const listed = await Promise.all(["inquiries", "job-applications"].map((noun) => ada.get(`/api/admin/${noun}`)));
  const found = new Set(listed.flatMap(({ json }) => json.map(({ id }: { id: string }) => id)));
  const { waiting } = (await ada.get("/api/admin/mails?page=1")).json.counts;
  return ids.filter((id) => !found.has(id)).length + Math.max(0, ids.length - waiting);
}

/** Fills the file system with a file, until a write fails. */
function takeRest(disk: string): void {
  const file = openSync(join(disk, "other"), "w");
  const chunk = Buffer.alloc(4096);
  try {
    while (writeSync(file, chunk) === chunk.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    closeSync(file);
  }
}
