import { FolderInUseError, ForeignSchemaError, UnreachableError } from "#db/database.ts";
import { MoveError } from "#db/move/engine.ts";
import { BackupError } from "#server/backup/failure.ts";
import { EnvError } from "#server/env.ts";
import { type ProgressBar, progressBar } from "./progress-bar.ts";

const kinds = [BackupError, MoveError, FolderInUseError, ForeignSchemaError, UnreachableError, EnvError];

/** Whether the message of an error explains it to the operator. */
export const isExplained = (error: unknown): error is Error => kinds.some((kind) => error instanceof kind);

/**
 * Runs a command with a progress bar. A failure that it can explain to the operator is one line on standard error and the exit
 * status 1.
 */
export async function runExplained(command: (bar: ProgressBar) => Promise<void>): Promise<void> {
  const bar = progressBar();
  try {
    await command(bar);
  } catch (error) {
    bar.end();
    if (!isExplained(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
