import { type Expression, type SqlBool, sql } from "kysely";
import type { Database } from "#db/database.ts";
import { recordAccess, recordView } from "../audit/record.ts";
import { mapBatches, newestFirst } from "../batches.ts";
import type { Context } from "../context.ts";
import { toInspection } from "../files/store-inspection.ts";
import { countRows } from "../list-part.ts";
import { normalizeForSearch } from "../normalize-for-search.ts";
import { listPage } from "../paged-list.ts";
import { parse } from "../parse.ts";
import { requirePermission } from "../permissions.ts";
import { type ApplicationQuery, applicationQuerySchema } from "./application-query.ts";
import type { ApplicationPage, StoredApplication } from "./schema.ts";

/** The most earlier applications that are counted: one applicant with very many must not make the list slow. */
const MAX_EARLIER = 100;

/**
 * One page of job applications and how many there are in all, for an admin (specification, sections 2 and 6).
 * `query` follows `applicationQuerySchema`; a search covers everything that was sent except the content of the resume.
 */
export async function listJobApplications(context: Context, query: unknown): Promise<ApplicationPage> {
  requirePermission(context, "applications:read");
  const { db } = context;
  const wanted = parse(applicationQuerySchema, query);
  const { items, ...page } = await listPage(db, "jobApplications", applicationRows(db), wanted, conditionOf(wanted));
  const applications = { items: items.map(toStoredApplication), ...page };
  await recordView(context, { kind: "application", count: items.length }, applications);
  return applications;
}

/** The condition on the applications in the list; undefined when it shows all. */
function conditionOf({ jobListingId, applicationType, email }: ApplicationQuery): Expression<SqlBool> | undefined {
  const conditions = [
    jobListingId && sql<SqlBool>`job_listing_id = ${jobListingId}`,
    applicationType && sql<SqlBool>`application_type = ${applicationType}`,
    email && sql<SqlBool>`email_folded = ${normalizeForSearch(email)}`,
  ].filter((condition) => typeof condition === "object");
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : undefined;
}

/** All applications, newest first, in batches (specification, section 7). Resolves when the audit log says so. */
export async function allJobApplications(context: Context): Promise<AsyncGenerator<StoredApplication[]>> {
  requirePermission(context, "applications:read");
  const count = await countRows(context.db.read.selectFrom("jobApplications"));
  await recordAccess(context, { action: "export", kind: "application", count });
  return mapBatches(newestFirst("jobApplications", applicationRows(context.db)), toStoredApplication);
}

/** Applications with the name, size, type and inspection of their resume file. */
const applicationRows = ({ read }: Database) =>
  read
    .selectFrom("jobApplications")
    .leftJoin("files as file", "file.jobApplicationId", "jobApplications.id")
    .leftJoin("fileInspections as inspection", "inspection.fileId", "file.id")
    .select([
      "jobApplications.id",
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
      "jobApplications.createdAt",
      "file.name as fileName",
      "file.size as fileSize",
      "file.type as fileType",
      "inspection.activeContent",
      "inspection.coverage",
      "inspection.scan",
      sql<number>`(select count(*) from (
        select 1 from job_applications as before
        where before.email_folded = job_applications.email_folded
          and (before.created_at, before.id) < (job_applications.created_at, job_applications.id)
        limit ${sql.lit(MAX_EARLIER)}) as counted)`.as("earlier"),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof applicationRows>["execute"]>>[number];

function toStoredApplication(joined: Row): StoredApplication {
  const { fileName, fileSize, fileType, activeContent, coverage, scan, ...row } = joined;
  const hasFile = fileName !== null && fileSize !== null && fileType !== null;
  return {
    ...row,
    resumeFile: hasFile
      ? { name: fileName, size: fileSize, type: fileType, inspection: toInspection({ activeContent, coverage, scan }) }
      : null,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
