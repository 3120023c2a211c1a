import { randomFillSync } from "node:crypto";
import { rmSync } from "node:fs";
import { open, rm, statfs } from "node:fs/promises";
import { reserveFilePath } from "#db/database.ts";

const MB = 1024 * 1024;
/** More than deleting the largest conversation, with 25 MB of files, writes to SQLite's log. */
const MAX_BYTES = 64 * MB;
/** The file is written when less than this many times the reserve is free. A disk with more space needs none. */
const NEAR = 4;

/** Free and total bytes of the disk that holds `folder`; infinite where the system does not report it. */
export async function spaceOf(folder: string): Promise<{ free: number; total: number }> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return { free: Number.POSITIVE_INFINITY, total: Number.POSITIVE_INFINITY };
  }
}

/** What only admins may use of a disk of `total` bytes, unless the operator sets it. */
export const defaultReserve = (total: number): number => Math.max(16 * MB, Math.min(256 * MB, 0.1 * total));

/**
 * A file that takes up disk space before other programs fill the disk, and is removed when an admin needs the space:
 * without it, SQLite can delete nothing on a disk without free space.
 */
export class ReserveFile {
  /** How many bytes it takes up. */
  size = 0;
  readonly #folder: string;
  readonly #path: string;
  #writing: Promise<void> | undefined;

  /** Removes the file of an earlier process. */
  constructor(folder: string) {
    this.#folder = folder;
    this.#path = reserveFilePath(folder);
    rmSync(this.#path, { force: true });
  }

  /** Writes the file in the background, when `free` bytes of the disk are little but enough for it and the reserve. */
  adjust(free: number, reserve: number): void {
    const bytes = Math.min(MAX_BYTES, Math.floor(reserve / 4 / MB) * MB);
    if (this.#writing || this.size > 0 || free >= NEAR * reserve || free < reserve + bytes) return;
    this.#writing = this.#write(bytes)
      .catch(() => this.#remove())
      .finally(() => {
        this.#writing = undefined;
      });
  }

  /** Removes the file if the disk is so full that its space is needed. Returns whether it did. */
  async release(): Promise<boolean> {
    if (this.size === 0 || (await spaceOf(this.#folder)).free >= this.size) return false;
    await this.#writing;
    await this.#remove();
    return true;
  }

  /** Resolves when the file is not being written. */
  async idle(): Promise<void> {
    await this.#writing;
  }

  async #write(bytes: number): Promise<void> {
    // Random, or a file system that compresses would not keep the space.
    const chunk = randomFillSync(Buffer.alloc(MB));
    await using file = await open(this.#path, "wx", 0o600);
    while (this.size < bytes) {
      const { bytesWritten } = await file.write(chunk);
      this.size += bytesWritten;
    }
  }

  async #remove(): Promise<void> {
    await rm(this.#path, { force: true });
    this.size = 0;
  }
}
