import type { Queries } from "#db/database.ts";
import type { FileInspectionRow } from "#db/tables.ts";
import { ForbiddenError } from "../kernel/errors.ts";
import type { Inspection } from "./schema.ts";

/** The file that an inspection is about: a resume by its id, or an attachment by the id of its message. */
export type InspectedFile = { fileId: string } | { messageId: string };

/** Stores the inspection of a stored file, or replaces an earlier one, within a transaction. */
export async function storeInspection(
  queries: Queries,
  file: InspectedFile,
  { activeContent, coverage, scan }: Inspection,
  now: number,
): Promise<void> {
  const result = { activeContent: JSON.stringify(activeContent), coverage, scan, inspectedAt: now };
  await queries
    .insertInto("fileInspections")
    .values({ fileId: null, messageId: null, ...file, ...result })
    .onConflict((conflict) => conflict.column("fileId" in file ? "fileId" : "messageId").doUpdateSet(result))
    .execute();
}

/** Throws a `ForbiddenError` for a stored file in which a later scan found malware. */
export function requireNotInfected(scan: Inspection["scan"] | null | undefined): void {
  if (scan === "infected") throw new ForbiddenError("The malware scanner flagged this file, so it can’t be downloaded");
}

/** The stored inspection of a file, read by a left join; null when the file was not inspected. */
export function toInspection({
  activeContent,
  coverage,
  scan,
}: {
  [Column in keyof Inspection]: FileInspectionRow[Column] | null;
}): Inspection | null {
  if (activeContent === null || coverage === null || scan === null) return null;
  return { activeContent: JSON.parse(activeContent), coverage, scan };
}
