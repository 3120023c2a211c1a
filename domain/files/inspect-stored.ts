import type { Database } from "#db/database.ts";
import type { Context } from "../kernel/context.ts";
import type { Scanner } from "./check-resume.ts";
import { inspect } from "./inspect.ts";
import { type InspectedFile, storeInspection, toInspection } from "./store-inspection.ts";

/**
 * Inspects the stored files that were not inspected, and scans those that were not scanned because the scanner was not
 * configured or did not answer. Returns how many files the scanner warns about.
 */
export async function inspectStoredFiles(
  { db, now }: Pick<Context, "db" | "now">,
  scanner: Scanner | null,
  shouldStop: () => boolean,
): Promise<number> {
  let infected = 0;
  for (const file of await filesToInspect(db, scanner !== null)) {
    if (shouldStop()) break;
    const stored = await read(db, file);
    if (!stored) continue;
    const { type, content } = stored;
    const earlier = toInspection(stored);
    const found = earlier ?? (await inspect(type, content));
    const scan = scanner ? await scanner.scan(content) : "off";
    // The scanner does not answer: try again the next time.
    if (earlier && scan === "pending") break;
    if (scan === "infected") infected += 1;
    await db.write(async (queries) => {
      // The file may have been removed meanwhile.
      if (await exists(queries, file)) await storeInspection(queries, file, { ...found, scan }, now());
    });
  }
  return infected;
}

async function filesToInspect({ read }: Database, hasScanner: boolean): Promise<InspectedFile[]> {
  const unscanned = ["off", "pending"] as const;
  const [resumes, attachments] = await Promise.all([
    read
      .selectFrom("files")
      .leftJoin("fileInspections as inspection", "inspection.fileId", "files.id")
      .select("files.id as fileId")
      .where(({ eb, or }) => or([eb("scan", "is", null), ...(hasScanner ? [eb("scan", "in", unscanned)] : [])]))
      .execute(),
    read
      .selectFrom("chatAttachments")
      .leftJoin("fileInspections as inspection", "inspection.messageId", "chatAttachments.messageId")
      .select("chatAttachments.messageId as messageId")
      .where(({ eb, or }) => or([eb("scan", "is", null), ...(hasScanner ? [eb("scan", "in", unscanned)] : [])]))
      .execute(),
  ]);
  return [...resumes, ...attachments];
}

/** A file with its inspection, if it has one. */
async function read({ read }: Database, file: InspectedFile) {
  if ("fileId" in file)
    return await read
      .selectFrom("files")
      .leftJoin("fileInspections as inspection", "inspection.fileId", "files.id")
      .select(["type", "content", "activeContent", "coverage", "scan"])
      .where("files.id", "=", file.fileId)
      .executeTakeFirst();
  return await read
    .selectFrom("chatAttachments")
    .leftJoin("fileInspections as inspection", "inspection.messageId", "chatAttachments.messageId")
    .select(["type", "content", "activeContent", "coverage", "scan"])
    .where("chatAttachments.messageId", "=", file.messageId)
    .executeTakeFirst();
}

async function exists(queries: Database["read"], file: InspectedFile): Promise<boolean> {
  const found =
    "fileId" in file
      ? await queries.selectFrom("files").select("id").where("id", "=", file.fileId).executeTakeFirst()
      : await queries
          .selectFrom("chatAttachments")
          .select("messageId")
          .where("messageId", "=", file.messageId)
          .executeTakeFirst();
  return found !== undefined;
}
