// Moves what the write-ahead log of SQLite holds into the database file, each time it is asked to. See `sqlite-checkpoints.ts`.
import { parentPort, workerData } from "node:worker_threads";
import SqliteFile from "better-sqlite3";

const file = new SqliteFile(workerData as string, { fileMustExist: true });
file.pragma("synchronous = FULL");
// Without having read something, a connection does not know that there is a log.
file.prepare("select 1 from sqlite_schema limit 1").get();

parentPort?.on("message", (request: "checkpoint" | "close") => {
  if (request === "close") {
    file.close();
    parentPort?.close();
    return;
  }
  try {
    // Passive: waits for no reader or writer, and lets all of them go on.
    file.pragma("wal_checkpoint(PASSIVE)");
  } catch {
    // The disk is full, for example. A later commit asks again.
  }
  parentPort?.postMessage("done");
});
