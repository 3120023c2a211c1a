import { existsSync } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { holdBackups } from "#db/sqlite.ts";
import { checkDatabase, copyDatabase, databaseBytes, type Progress } from "#db/sqlite-copy.ts";
import { spaceOf } from "../uploads/reserve-file.ts";
import type { Encryption } from "./encryption.ts";
import { BackupError, explainFailure } from "./failure.ts";
import { seal } from "./seal.ts";

export interface BackupOptions {
  dataFolder: string;
  /** The backup, which must not exist. */
  file: string;
  encryption: Encryption | null;
  /** Bytes that must stay free on the disk of the data folder, if the backup is written there. */
  keepFree: number;
}

/** What is being done; with the number of finished bytes and of all bytes. */
export type BackupProgress = (step: "Copying" | "Checking" | "Encrypting", ...progress: Parameters<Progress>) => void;

const MB = 1024 * 1024;

/**
 * Writes a backup of the database in `dataFolder`, while a server may use it: a copy of the database that was checked and
 * has a seal, encrypted if wanted. It appears under its name when it is complete and on the disk. Returns its size. Throws
 * a `BackupError` or a `FolderInUseError`.
 */
export async function makeBackup(options: BackupOptions, onProgress: BackupProgress = () => {}): Promise<number> {
  const { dataFolder, encryption } = options;
  const file = resolve(options.file);
  const folder = dirname(file);
  const partial = join(folder, `${basename(file)}.partial`);
  // What is to be encrypted is written in plain text only where the database is.
  const inData = join(dataFolder, "backup.partial");
  const plain = encryption ? inData : partial;
  const removeUnfinished = async () => {
    for (const path of [partial, inData]) for (const one of [path, `${path}-journal`]) await rm(one, { force: true });
  };
  let release: (() => void) | undefined;
  try {
    if (databaseBytes(dataFolder) === undefined) throw new BackupError(`There is no database in ${dataFolder}.`);
    if (!existsSync(folder)) throw new BackupError(`The folder ${folder} does not exist.`);
    if (existsSync(file)) throw new BackupError(`${file} already exists. Choose another name, or remove it first.`);
    release = holdBackups(dataFolder);
    await removeUnfinished();
    await requireSpace(options, folder);
    const madeAt = new Date();
    await copyDatabase(dataFolder, plain, (...progress) => onProgress("Copying", ...progress));
    const { size } = await stat(plain);
    onProgress("Checking", 0, size);
    checkDatabase(plain);
    onProgress("Checking", size, size);
    await seal(plain, madeAt);
    if (encryption) {
      const { encryptFile } = await import("./encryption.ts");
      await encryptFile(plain, partial, encryption, (...progress) => onProgress("Encrypting", ...progress));
    }
    await rename(partial, file);
    await flushFolder(folder);
    return (await stat(file)).size;
  } catch (error) {
    throw explainFailure(error, folder);
  } finally {
    if (release) {
      await removeUnfinished();
      release();
    }
  }
}

/** Makes renamed files of a folder survive a power cut. */
export async function flushFolder(folder: string): Promise<void> {
  await using handle = await open(folder, "r");
  await handle.sync();
}

async function requireSpace({ dataFolder, encryption, keepFree }: BackupOptions, folder: string): Promise<void> {
  const bytes = (databaseBytes(dataFolder) ?? 0) + 8 * MB;
  const isSameDisk = (await stat(dataFolder)).dev === (await stat(folder)).dev;
  await requireFree(folder, isSameDisk ? (encryption ? 2 : 1) * bytes + keepFree : bytes);
  if (encryption && !isSameDisk) await requireFree(dataFolder, bytes + keepFree);
}

async function requireFree(folder: string, bytes: number): Promise<void> {
  const { free } = await spaceOf(folder);
  const inMb = (value: number) => `${Math.ceil(value / MB).toLocaleString("en-US")} MB`;
  if (free < bytes)
    throw new BackupError(`The disk of ${folder} has ${inMb(free)} free. The backup needs ${inMb(bytes)} there.`);
}
