import { FolderInUseError, ForeignSchemaError, UnreachableError } from "#db/database.ts";
import { MoveError } from "#db/move/engine.ts";
import { BackupError } from "#server/backup/failure.ts";
import { EnvError } from "#server/env.ts";
import { type ProgressBar, progressBar } from "./progress-bar.ts";

const kinds = [BackupError, MoveError, FolderInUseError, ForeignSchemaError, UnreachableError, EnvError];

/** Whether the message of an error explains it to the operator. */
export const isExplained = (error: unknown): error is Error => kinds.some((kind) => error instanceof kind);

/** Ends the command: what its message explains to the operator is one line on standard error and the exit status 1. */
export function explain(error: unknown): never {
  if (!isExplained(error)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** Runs a command with a progress bar, and explains its failure. */
export async function runExplained(command: (bar: ProgressBar) => Promise<void>): Promise<void> {
  const bar = progressBar();
  try {
    await command(bar);
  } catch (error) {
    bar.end();
    explain(error);
  }
}
