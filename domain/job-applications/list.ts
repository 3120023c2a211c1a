import { type Expression, type SqlBool, sql } from "kysely";
import type { Database } from "#db/database.ts";
import { requireAdmin } from "../authorize.ts";
import type { Context } from "../context.ts";
import { normalizeForSearch } from "../normalize-for-search.ts";
import { parse } from "../parse.ts";
import { countMatches } from "../search.ts";
import { type ApplicationQuery, applicationQuerySchema } from "./application-query.ts";
import type { ApplicationPage, StoredApplication } from "./schema.ts";

const ROWS_AT_ONCE = 500;
/** Further back nobody counts: a listing must not become slow because one person applies without end. */
const MOST_EARLIER = 100;

/**
 * One page of job applications and how many there are in all, for an admin (specification, sections 2 and 6).
 * `query` is what `applicationQuerySchema` says; a search looks at everything that was sent but the resume itself.
 */
export async function listJobApplications(context: Context, query: unknown): Promise<ApplicationPage> {
  requireAdmin(context);
  const { db } = context;
  const wanted = parse(applicationQuerySchema, query);
  const { page, pageSize, q, sort } = wanted;
  const narrowed = conditionOf(wanted);
  const direction = sort === "newest" ? "desc" : "asc";
  const offset = (page - 1) * pageSize;

  if (q) {
    const window = { direction, offset, limit: pageSize, narrowed } as const;
    const { ids, ...found } = await countMatches(db, "jobApplications", normalizeForSearch(q), window);
    return { items: await applicationsOf(db, ids), ...found, page, pageSize };
  }
  const { total } = await rowsFor(db, narrowed)
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  // The ids come from the index alone, so that a late page skips no rows it would have to read.
  const ids = await rowsFor(db, narrowed)
    .select("id")
    .orderBy("createdAt", direction)
    .orderBy("id", direction)
    .limit(pageSize)
    .offset(offset)
    .execute();
  const items = await applicationsOf(
    db,
    ids.map((row) => row.id),
  );
  return { items, total, isMore: false, page, pageSize };
}

const rowsFor = ({ read }: Database, narrowed: Expression<SqlBool> | undefined) =>
  narrowed ? read.selectFrom("jobApplications").where(narrowed) : read.selectFrom("jobApplications");

/** What must hold of the applications that are asked for; nothing where all are. */
function conditionOf({ jobListingId, applicationType, email }: ApplicationQuery): Expression<SqlBool> | undefined {
  const conditions = [
    jobListingId && sql<SqlBool>`job_listing_id = ${jobListingId}`,
    applicationType && sql<SqlBool>`application_type = ${applicationType}`,
    email && sql<SqlBool>`email_folded = ${normalizeForSearch(email)}`,
  ].filter((condition) => typeof condition === "object");
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : undefined;
}

/** All applications, newest first, for an admin, some hundred at a time (specification, section 7). */
export function allJobApplications(context: Context): AsyncGenerator<StoredApplication[]> {
  requireAdmin(context);
  return newestFirst(context.db);
}

async function* newestFirst(db: Database): AsyncGenerator<StoredApplication[]> {
  let last: { createdAt: number; id: string } | undefined;
  while (true) {
    let rows = withFile(db).orderBy("application.createdAt", "desc").orderBy("application.id", "desc");
    if (last) {
      const { createdAt, id } = last;
      rows = rows.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("application.createdAt", "application.id"), "<", tuple(createdAt, id)),
      );
    }
    const batch = await rows.limit(ROWS_AT_ONCE).execute();
    if (batch.length > 0) yield batch.map(toStoredApplication);
    last = batch.at(-1);
    if (!last || batch.length < ROWS_AT_ONCE) return;
  }
}

async function applicationsOf(db: Database, ids: string[]): Promise<StoredApplication[]> {
  if (ids.length === 0) return [];
  const rows = await withFile(db).where("application.id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toStoredApplication);
}

/** Applications with what is known of their files, but not the content. */
function withFile(db: Database) {
  return db.read
    .selectFrom("jobApplications as application")
    .leftJoin("files as file", "file.jobApplicationId", "application.id")
    .select([
      "application.id",
      "fullName",
      "email",
      "phone",
      "position",
      "experience",
      "message",
      "resumePath",
      "applicationType",
      "education",
      "university",
      "graduationYear",
      "availabilityDate",
      "jobListingId",
      "application.createdAt",
      "file.name as fileName",
      "file.size as fileSize",
      "file.type as fileType",
      sql<number>`(select count(*) from (
        select 1 from job_applications as before
        where before.email_folded = application.email_folded
          and (before.created_at, before.id) < (application.created_at, application.id)
        limit ${sql.lit(MOST_EARLIER)}) as counted)`.as("earlier"),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof withFile>["execute"]>>[number];

function toStoredApplication({ fileName, fileSize, fileType, ...row }: Row): StoredApplication {
  const hasFile = fileName !== null && fileSize !== null && fileType !== null;
  return {
    ...row,
    applicationType: row.applicationType as StoredApplication["applicationType"],
    resumeFile: hasFile ? { name: fileName, size: fileSize, type: fileType } : null,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
