// Makes one backup beside the server, with the options in its argument. The server starts it as a process of its own: reading
// and checking a large database takes seconds in which the server must answer.
import { setPriority } from "node:os";
import { FolderInUseError } from "#db/database.ts";
import { BackupError } from "./failure.ts";
import { type BackupOptions, makeBackup } from "./make.ts";

process.umask(0o077);
try {
  setPriority(10);
} catch {
  // Without the permission, it competes with the server for the processor.
}
try {
  const bytes = await makeBackup(JSON.parse(process.argv[2] ?? "") as BackupOptions);
  console.log(bytes);
} catch (error) {
  const isExplained = error instanceof BackupError || error instanceof FolderInUseError;
  console.error(isExplained ? error.message : String(error));
  process.exitCode = 1;
}
