import { sql } from "kysely";
import type { Database, Reader } from "#db/database.ts";
import { pausesIn } from "../kernel/batches.ts";
import { searchedInApplication, searchedInInquiry } from "./searched-text.ts";

/** Replacing a text in SQLite's index takes about ten milliseconds, for which other writes wait. */
const ROWS_PER_BATCH = 5;
/** As in the index of these rows (`migrations/2026-11-29d-search-version-2.ts`). */
const isEarlier = sql<boolean>`search_version < 2`;

/** Gives the rows that an earlier release stored the current form of their search text, until `signal` ends this. */
export async function renewSearchTexts(db: Database, signal?: AbortSignal): Promise<void> {
  const pause = pausesIn(db, signal);
  for (const [table, readRows] of [["inquiries", inquiries] as const, ["jobApplications", applications] as const])
    for (let rows = await readRows(db); rows.length > 0; rows = await readRows(db)) {
      await db.write(async (queries) => {
        for (const { id, earlier, searchText, searchVersion } of rows) {
          // An unchanged text is left out, so that no trigger indexes it again.
          const columns = searchText === earlier ? { searchVersion } : { searchText, searchVersion };
          await queries.updateTable(table).set(columns).where("id", "=", id).execute();
        }
      });
      if (await pause()) return;
    }
}

async function inquiries({ read }: Reader) {
  const rows = await read
    .selectFrom("inquiries")
    .select(["id", "firstName", "lastName", "email", "company", "industry", "message", "searchText as earlier"])
    .where(isEarlier)
    .limit(ROWS_PER_BATCH)
    .execute();
  return rows.map((row) => ({ ...row, ...searchedInInquiry(row) }));
}

async function applications({ read }: Reader) {
  const rows = await read
    .selectFrom("jobApplications")
    .leftJoin("files", "files.jobApplicationId", "jobApplications.id")
    .select(["jobApplications.id", "fullName", "email", "phone", "position", "experience", "message", "education"])
    .select(["university", "files.name as fileName", "searchText as earlier"])
    .where(isEarlier)
    .limit(ROWS_PER_BATCH)
    .execute();
  return rows.map((row) => ({ ...row, ...searchedInApplication(row) }));
}
