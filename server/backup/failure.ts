import { DamagedFileError } from "#db/sqlite-copy.ts";

/** Why a backup or restore was refused or failed; `message` explains this to the operator. */
export class BackupError extends Error {}

/** The same failure with a sentence for the operator where there is one. */
export function explainFailure(error: unknown, folder: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT" || code === "SQLITE_FULL")
    return new BackupError(`The disk of ${folder} is full.`);
  if (code === "EACCES" || code === "EROFS" || code === "EPERM")
    return new BackupError(`${(error as Error).message}: this user may not write there.`);
  if (code?.startsWith("SQLITE_BUSY"))
    return new BackupError("Another program has the database open. Close it, and try again.");
  if (error instanceof DamagedFileError)
    return new BackupError(`The database is damaged (${error.message}). Restore a backup made before.`);
  return error;
}
