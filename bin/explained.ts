import { FolderInUseError, ForeignSchemaError, UnreachableError } from "#db/database.ts";
import { MoveError } from "#db/move/engine.ts";
import { BackupError } from "#server/backup/failure.ts";
import { EnvError } from "#server/env.ts";
import { type ProgressBar, progressBar } from "./progress-bar.ts";

const kinds = [BackupError, MoveError, FolderInUseError, ForeignSchemaError, UnreachableError, EnvError];

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
    if (!kinds.some((kind) => error instanceof kind)) throw error;
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
