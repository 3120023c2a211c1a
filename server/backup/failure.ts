import { DamagedFileError } from "#db/sqlite-copy.ts";

/** Why a backup or restore was refused or failed; `message` explains this to the operator. */
export class BackupError extends Error {}

const asService = "Run the command as the user of the service, with files and folders that this user may use.";

/** The same failure with a sentence for the operator where there is one. */
export function explainFailure(error: unknown, folder: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT" || code === "SQLITE_FULL")
    return new BackupError(`The disk of ${folder} is full.`);
  if (code === "EACCES" || code === "EROFS" || code === "EPERM")
    return new BackupError(`No access: ${(error as Error).message}. ${asService}`);
  if (code === "SQLITE_CANTOPEN" || code?.startsWith("SQLITE_READONLY"))
    return new BackupError(`No access to the files of the data folder: ${(error as Error).message}. ${asService}`);
  if (code?.startsWith("SQLITE_BUSY"))
    return new BackupError("Another program has the database open. Close it, and try again.");
  if (error instanceof DamagedFileError)
    return new BackupError(`The database is damaged (${error.message}). Restore a backup made before.`);
  return error;
}
