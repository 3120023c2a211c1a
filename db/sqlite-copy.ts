import { closeSync, fdatasyncSync, openSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import SqliteFile from "better-sqlite3";

/** Pages per step, of 4 KB each, after which the copy is flushed and the progress reported. */
const PAGES_PER_STEP = 2048;

/** Called with the number of finished bytes and of all bytes. */
export type Progress = (done: number, total: number) => void;

/** A SQLite file whose content cannot be right; `message` says what is wrong, without a full stop. */
export class DamagedFileError extends Error {}

/** The size of the database in `folder`, in bytes; undefined when there is none. */
export const databaseBytes = (folder: string): number | undefined =>
  statSync(join(folder, "site.db"), { throwIfNoEntry: false })?.size;

/**
 * Copies the database in `folder` to the new file `target`, as it is now. Servers and other programs may read and write
 * meanwhile.
 *
 * Without the open transaction, SQLite would start the copy again after each write of another connection
 * (sqlite.org/backup.html), and never finish it on a busy server.
 */
export async function copyDatabase(folder: string, target: string, onProgress: Progress): Promise<void> {
  const source = new SqliteFile(join(folder, "site.db"), { fileMustExist: true });
  let copied = 0;
  try {
    source.exec("begin");
    // Reads something, which begins the transaction.
    const pages = source.prepare("select page_count from pragma_page_count").pluck().get() as number;
    const pageSize = source.pragma("page_size", { simple: true }) as number;
    const flush = openSync(target, "ax", 0o600);
    try {
      const { totalPages } = await source.backup(target, {
        progress({ totalPages, remainingPages }) {
          // In small parts: one large flush at the end would delay the commits of a server on the same disk.
          fdatasyncSync(flush);
          onProgress((totalPages - remainingPages) * pageSize, totalPages * pageSize);
          return PAGES_PER_STEP;
        },
      });
      copied = totalPages;
      onProgress(totalPages * pageSize, totalPages * pageSize);
    } finally {
      closeSync(flush);
    }
    if (copied !== pages) throw new Error(`Copied ${copied} of ${pages} pages`);
  } catch (error) {
    rmSync(target, { force: true });
    throw explained(error);
  } finally {
    source.close();
  }
}

/** Checks the structure of a database, and makes it one file that needs no log beside it. Throws a `DamagedFileError`. */
export function checkDatabase(path: string): void {
  try {
    const file = new SqliteFile(path, { fileMustExist: true });
    try {
      file.pragma("journal_mode = DELETE");
      const [fault] = file.pragma("quick_check(1)") as { quick_check: string }[];
      if (fault?.quick_check !== "ok") throw new DamagedFileError(`${fault?.quick_check}`);
      const number = (name: string) => file.pragma(name, { simple: true }) as number;
      if (statSync(path).size !== number("page_count") * number("page_size"))
        throw new DamagedFileError("its size is not that of its pages");
    } finally {
      file.close();
    }
  } catch (error) {
    throw explained(error);
  }
}

/**
 * Writes the log of a database that no server uses into its file, unless the database is damaged. Throws if another program
 * has it open.
 */
export function foldLog(path: string): void {
  const file = new SqliteFile(path, { fileMustExist: true, timeout: 2000 });
  try {
    file.pragma("journal_mode = DELETE");
  } catch (error) {
    if (!(explained(error) instanceof DamagedFileError)) throw error;
  } finally {
    file.close();
  }
}

function explained(error: unknown): unknown {
  if (!(error instanceof SqliteFile.SqliteError)) return error;
  const isDamage = /^SQLITE_(CORRUPT|NOTADB|FORMAT)/.test(error.code);
  return isDamage ? new DamagedFileError(error.message) : error;
}

/** How many migrations a database of this product had; 0 for any other database. */
export function migrationsIn(path: string): number {
  const file = new SqliteFile(path, { readonly: true, fileMustExist: true });
  try {
    const has = file.prepare("select 1 from sqlite_schema where name = ?");
    if (!has.get("kysely_migration") || !has.get("users") || !has.get("inquiries")) return 0;
    return file.prepare("select count(*) from kysely_migration").pluck().get() as number;
  } finally {
    file.close();
  }
}
