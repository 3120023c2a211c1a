import { type ChildProcess, execFile } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import { extname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import type { BackupStatus } from "#domain/files/schema.ts";
import type { BackupSettings } from "../env-values.ts";
import type { Encryption } from "./encryption.ts";
import type { BackupOptions } from "./make.ts";

/** How long after a failure the next attempt is made. */
const RETRY_MS = 3_600_000;
/** A backup that takes longer has failed: its disk does not answer. */
const MAX_RUN_MS = 21_600_000;
/** How long a stopping server waits for the end of a killed process, which a disk that does not answer delays. */
const STOP_MS = 2000;
/** Node's timers count no more than 24 days. */
const MAX_WAIT_MS = 86_400_000;
// In the artifact it is compiled, like this file.
const program = join(import.meta.dirname, `process${extname(import.meta.filename)}`);
const pattern = /^site-(\d{4}-\d{2}-\d{2}T)(\d{2})(\d{2})(\d{2}Z)\.db(\.age)?$/;

interface Options {
  settings: BackupSettings;
  recipients: string[];
  dataFolder: string;
  /** Bytes that must stay free where the data is. */
  keepFree: () => Promise<number>;
  log: Logger;
  now: () => number;
}

/** The backups that the server makes by itself. */
export interface ScheduledBackups {
  status(): BackupStatus;
  stop(): Promise<void>;
}

/**
 * Makes a backup whenever the newest one in the folder is older than the interval, and removes the oldest ones beyond those
 * to keep. A failure is logged, kept for the dashboard, and tried again after an hour.
 */
export function startBackups(options: Options): ScheduledBackups {
  const { settings, log, now } = options;
  let lastAt: number | null = null;
  let hasFailed = false;
  let isStopped = false;
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function runIfDue(): Promise<void> {
    let wait = RETRY_MS;
    try {
      lastAt = (await backupsIn(settings.folder, now())).at(-1)?.time ?? null;
      if (lastAt === null || now() >= lastAt + settings.intervalMs) {
        await removeUnfinished(settings.folder);
        await run();
        lastAt = now();
        await removeOldest(settings, lastAt);
      }
      hasFailed = false;
      wait = lastAt + settings.intervalMs - now();
    } catch (error) {
      if (isStopped) return;
      hasFailed = true;
      log.error({ reason: (error as Error).message, lastBackup: iso(lastAt) }, "the backup failed");
    }
    if (!isStopped) timer = setTimeout(start, Math.max(0, Math.min(wait, MAX_WAIT_MS))).unref();
  }

  async function run(): Promise<void> {
    const startedAt = performance.now();
    const encryption: Encryption | null = options.recipients.length > 0 ? { recipients: options.recipients } : null;
    const file = join(settings.folder, nameOf(now(), encryption !== null));
    const { dataFolder } = options;
    const backup: BackupOptions = { dataFolder, file, encryption, keepFree: await options.keepFree() };
    const bytes = await new Promise<number>((resolve, reject) => {
      if (isStopped) return reject(new Error("The server is stopping"));
      child = execFile(process.execPath, [program, JSON.stringify(backup)], (error, stdout, stderr) => {
        clearTimeout(deadline);
        if (error) reject(new Error(stderr.trim() || error.message));
        else resolve(Number(stdout));
      });
      const maxMs = Math.min(MAX_RUN_MS, settings.intervalMs);
      // Does not wait for the end of the process: a disk that does not answer prevents even that.
      const deadline = setTimeout(() => {
        child?.kill("SIGKILL");
        reject(new Error(`The backup took longer than ${maxMs / 3_600_000} hours`));
      }, maxMs).unref();
    });
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
    log.info({ megabytes: Math.ceil(bytes / 1024 ** 2), seconds }, "made a backup");
  }

  let running = Promise.resolve();
  const start = () => {
    running = runIfDue();
  };
  start();
  return {
    status: () => ({ lastAt: iso(lastAt), hasFailed }),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      // The next start makes the backup instead.
      child?.kill("SIGKILL");
      await Promise.race([running, delay(STOP_MS, null, { ref: false })]);
    },
  };
}

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

const nameOf = (time: number, isEncrypted: boolean) =>
  `site-${new Date(time).toISOString().slice(0, 19).replaceAll(":", "")}Z.db${isEncrypted ? ".age" : ""}`;

/** The backups of a folder, the oldest first, without those that a wrong clock has dated after `until`. */
async function backupsIn(folder: string, until: number): Promise<{ name: string; time: number }[]> {
  const found = (await readdir(folder)).flatMap((name) => {
    const [, date, hours, minutes, rest] = pattern.exec(name) ?? [];
    return date ? [{ name, time: Date.parse(`${date}${hours}:${minutes}:${rest}`) }] : [];
  });
  return found.filter(({ time }) => time <= until).sort((a, b) => a.time - b.time);
}

async function removeOldest({ folder, keep }: BackupSettings, until: number): Promise<void> {
  for (const { name } of (await backupsIn(folder, until)).slice(0, -keep))
    await rm(join(folder, name), { force: true });
}

/** Removes what killed backups left. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [whole, ending] = name.split(".partial");
    if (pattern.test(whole as string) && (ending === "" || ending === "-journal"))
      await rm(join(folder, name), { force: true });
  }
}
