import { chmod, copyFile, link, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Database, ForeignSchemaError } from "#db/database.ts";
import { holdFolder, openSqlite, takeOwnership } from "#db/sqlite.ts";
import { checkDatabase, DamagedFileError, databaseBytes, foldLog, migrationsIn } from "#db/sqlite-copy.ts";
import { verifyAuditLog } from "#domain/audit/verify.ts";
import { settleRestored } from "#domain/backup/after-restore.ts";
import { type DeletedAgain, deleteAgain, entriesSince, isDeletion } from "#domain/backup/delete-again.ts";
import { ReplacedDatabase } from "#domain/backup/replaced-database.ts";
import { verifyChain } from "#domain/consents/verify.ts";
import { spaceOf } from "../uploads/reserve-file.ts";
import type { Key } from "./encryption.ts";
import { BackupError, explainFailure } from "./failure.ts";
import { flushFolder } from "./make.ts";
import { removeUnfinished } from "./restore-folder.ts";
import { unseal } from "./seal.ts";

interface RestoreOptions {
  file: string;
  dataFolder: string;
  /** How to decrypt it; null when it is not encrypted. */
  key: Key | null;
  now: () => number;
}

/** What a restore did. */
export interface Restored {
  /** When the backup was made; null for a copy that has no seal. */
  madeAt: Date | null;
  auditEntries: number;
  consents: number;
  rows: { inquiries: number; applications: number; conversations: number; files: number; accounts: number };
  waitingEmails: number;
  /** The folder with the database that was there before; null when there was none. */
  replaced: string | null;
  /** What the log of the replaced database had deleted; null when there is no such log. */
  deletedAgain: DeletedAgain | null;
  /** Why the replaced database could not be read completely; null when it could, and when there was none. */
  unreadable: string | null;
  /** What else people did since the backup, by action and kind. */
  lost: Map<string, number>;
}

/** What is being done; with the number of finished units and of all units: bytes without another unit. */
export type RestoreProgress = (step: string, done: number, total: number, unit?: "logs") => void;

/**
 * Puts a backup in the place of the database in `dataFolder`, which no server may use. The backup is decrypted, checked and
 * brought up to date in a folder beside the database, which it then replaces by one renaming: a process that is killed leaves
 * either the one or the other. Throws a `BackupError`, a `ForeignSchemaError` or a `FolderInUseError`.
 */
export async function restoreBackup(options: RestoreOptions, onProgress: RestoreProgress): Promise<Restored> {
  const { dataFolder } = options;
  const staging = join(dataFolder, "restoring");
  let release: (() => void) | undefined;
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 });
    release = holdFolder(dataFolder);
    await removeUnfinished(dataFolder, staging);
    await mkdir(staging, { mode: 0o700 });
    takeOwnership(staging);
    const madeAt = await readBackup(options, join(staging, "site.db"), onProgress);
    const restored = await openStaged(staging);
    let report: Omit<Restored, "replaced" | "madeAt">;
    try {
      onProgress("Verifying", 0, 2, "logs");
      report = await bringUpToDate(restored, options);
      onProgress("Verifying", 2, 2, "logs");
    } finally {
      await restored.close();
    }
    checkDatabase(join(staging, "site.db"));
    takeOwnership(join(staging, "site.db"));
    return { ...report, madeAt, replaced: await swap(options, staging) };
  } catch (error) {
    if (error instanceof DamagedFileError)
      throw new BackupError(`The backup is damaged (${error.message}). Nothing was changed.`);
    throw explainFailure(error, dataFolder);
  } finally {
    if (release) {
      await rm(staging, { recursive: true, force: true });
      release();
    }
  }
}

/** Writes the database of the backup to `target`, and returns when the backup was made. */
async function readBackup(
  { file, dataFolder, key }: RestoreOptions,
  target: string,
  onProgress: RestoreProgress,
): Promise<Date | null> {
  const { size } = await stat(file);
  const { free } = await spaceOf(dataFolder);
  if (free < size * 1.1)
    throw new BackupError(
      `The disk of ${dataFolder} has ${Math.floor(free / 1024 ** 2)} MB free, which the backup does not fit into.`,
    );
  if (key) {
    const { decryptFile } = await import("./encryption.ts");
    await decryptFile(file, target, key, (...progress) => onProgress("Decrypting", ...progress));
  } else {
    onProgress("Copying", 0, size);
    await copyFile(file, target);
    // The copy has the permissions of the backup, which may be read-only.
    await chmod(target, 0o600);
    onProgress("Copying", size, size);
  }
  onProgress("Checking", 0, size);
  const seal = await unseal(target);
  if (seal && !seal.isIntact)
    throw new BackupError("The backup is damaged: its content is not what was written. Nothing was changed.");
  checkDatabase(target);
  onProgress("Checking", size, size);
  return seal?.madeAt ?? null;
}

async function openStaged(staging: string): Promise<Database> {
  if (migrationsIn(join(staging, "site.db")) === 0)
    throw new BackupError("The file is a database, but not one of this product. Nothing was changed.");
  const restored = openSqlite(staging, { shared: true });
  try {
    await restored.migrate();
    return restored;
  } catch (error) {
    await restored.close();
    if (error instanceof ForeignSchemaError)
      throw new BackupError(`The backup is of another release of this product: ${error.message} Nothing was changed.`);
    throw error;
  }
}

/** Verifies the chains, and takes back what must not come back. */
async function bringUpToDate(
  db: Database,
  { dataFolder, now }: RestoreOptions,
): Promise<Omit<Restored, "replaced" | "madeAt">> {
  const [audit, consents] = [await verifyAuditLog(db), await verifyChain(db)];
  for (const [log, { broken }] of [
    ["audit log", audit],
    ["consent log", consents],
  ] as const)
    if (broken)
      throw new BackupError(
        `The ${log} in the backup is broken at ${broken.sequence}: ${broken.reason}. Nothing was changed.`,
      );
  const context = { db, actor: null, agent: "command line", now } as const;
  const current = databaseBytes(dataFolder)
    ? new ReplacedDatabase(() => openSqlite(dataFolder, { shared: true }))
    : null;
  let entries: Awaited<ReturnType<typeof entriesSince>> = null;
  let deletedAgain: DeletedAgain | null = null;
  try {
    entries = current && (await entriesSince(current, db));
    if (current && entries) deletedAgain = await deleteAgain(context, current, entries);
    await settleRestored(context, entries ? current : null);
  } finally {
    await current?.close();
  }
  const lost = new Map<string, number>();
  for (const entry of entries?.filter((one) => !isDeletion(one)) ?? []) {
    const what = `${entry.action} ${entry.objectKind}`;
    lost.set(what, (lost.get(what) ?? 0) + 1);
  }
  const [auditEntries, unreadable] = [audit.checked, current?.fault ?? null];
  return { auditEntries, consents: consents.checked, ...(await countRows(db)), deletedAgain, unreadable, lost };
}

async function countRows({ read }: Database): Promise<Pick<Restored, "rows" | "waitingEmails">> {
  const count = async (table: "inquiries" | "jobApplications" | "chatConversations" | "files" | "users" | "mails") => {
    const rows = read.selectFrom(table).select((all) => all.fn.countAll<number>().as("count"));
    const chosen = table === "mails" ? rows.where("mails.state", "in", ["waiting", "sending"]) : rows;
    return (await chosen.executeTakeFirstOrThrow()).count;
  };
  return {
    rows: {
      inquiries: await count("inquiries"),
      applications: await count("jobApplications"),
      conversations: await count("chatConversations"),
      files: await count("files"),
      accounts: await count("users"),
    },
    waitingEmails: await count("mails"),
  };
}

/** Puts the staged database in the place of the present one, which stays in a folder of its own. Returns that folder. */
async function swap({ dataFolder, now }: RestoreOptions, staging: string): Promise<string | null> {
  const path = join(dataFolder, "site.db");
  const hasDatabase = databaseBytes(dataFolder) !== undefined;
  if (hasDatabase) foldLog(path);
  // A damaged database still has a log, and so has one that was moved away. It must not stay beside another database.
  const logs = (await readdir(dataFolder)).filter((name) => /^site\.db-(wal|shm|journal)$/.test(name));
  const aside = join(dataFolder, `replaced-${new Date(now()).toISOString().replaceAll(":", "")}`);
  const isReplaced = hasDatabase || logs.length > 0;
  if (isReplaced) {
    await mkdir(aside, { recursive: true, mode: 0o700 });
    takeOwnership(aside);
    if (hasDatabase) await link(path, join(aside, "site.db"));
    for (const name of logs) await rename(join(dataFolder, name), join(aside, name));
    await flushFolder(aside);
    await flushFolder(dataFolder);
  }
  await rename(join(staging, "site.db"), path);
  await flushFolder(dataFolder);
  return isReplaced ? aside : null;
}
