// The last line of a backup: when it was made, and the hash of everything before. SQLite ignores what follows its pages, so
// the file is still a database, and a changed or missing byte is found.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, stat, truncate } from "node:fs/promises";

const LENGTH = 104;
const pattern = /^site-backup 1 (\S{24}) ([0-9a-f]{64})\n$/;

/** Appends the seal and flushes the file to the disk. */
export async function seal(path: string, madeAt: Date): Promise<void> {
  const sha256 = await hashOf(path);
  await using file = await open(path, "a");
  await file.write(`site-backup 1 ${madeAt.toISOString()} ${sha256}\n`);
  await file.sync();
}

/**
 * Removes the seal. Returns when the backup was made and whether its content is what was sealed; null for a file without a
 * seal.
 */
export async function unseal(path: string): Promise<{ madeAt: Date; isIntact: boolean } | null> {
  const [, madeAt, sha256] = pattern.exec(await endOf(path)) ?? [];
  if (!madeAt) return null;
  const { size } = await stat(path);
  await truncate(path, size - LENGTH);
  return { madeAt: new Date(madeAt), isIntact: (await hashOf(path)) === sha256 };
}

async function endOf(path: string): Promise<string> {
  await using file = await open(path, "r");
  const { size } = await file.stat();
  const { buffer } = await file.read(Buffer.alloc(LENGTH), 0, LENGTH, Math.max(0, size - LENGTH));
  return buffer.toString("latin1");
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) hash.update(chunk);
  return hash.digest("hex");
}
