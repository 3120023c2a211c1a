import type { Logger } from "pino";
import type { Database } from "#db/database.ts";
import type { Scanner } from "#domain/files/check-resume.ts";
import { inspectStoredFiles } from "#domain/files/inspect-stored.ts";
import { hourly } from "../hourly.ts";
import { logFailure } from "../telemetry/failure-log.ts";

interface Options {
  db: Database;
  now: () => number;
  log: Logger;
  scanner: Scanner | null;
}

/** Inspects and scans the stored files for which that is still to be done, now and every hour, in the background. */
export function startInspections({ db, now, log, scanner }: Options) {
  return hourly(async (isStopped) => {
    try {
      const infected = await inspectStoredFiles({ db, now }, scanner, isStopped);
      if (infected > 0) log.warn({ infected }, "the malware scanner flagged stored files");
    } catch (error) {
      if (!isStopped()) logFailure(log, "warn", error, "stored files were not inspected");
    }
  });
}
