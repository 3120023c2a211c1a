import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { recordAccess, recordView } from "../audit/record.ts";
import { toInspection } from "../files/store-inspection.ts";
import { mapBatches } from "../kernel/batches.ts";
import type { Context } from "../kernel/context.ts";
import { ForbiddenError, NotFoundError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { listedRows } from "../lists/listed-rows.ts";
import { listPage } from "../lists/paged-list.ts";
import { containsWords } from "../lists/searched-text.ts";
import { revealRecord } from "../reveals/reveal.ts";
import { asShown, exported, isMaskedFor } from "../reveals/shown.ts";
import { allOf, countedDays, workConditions } from "../work/filter.ts";
import type { Work } from "../work/schema.ts";
import { workColumns, worksOf } from "../work/shown.ts";
import {
  type ApplicationQuery,
  type ApplicationSelection,
  applicationQuerySchema,
  applicationSearchSchema,
  applicationSelectionSchema,
  conditionsOf,
} from "./application-query.ts";
import { maskApplication } from "./mask.ts";
import type { ApplicationPage, ShownApplication, StoredApplication } from "./schema.ts";

/** The most earlier applications that are counted: one applicant with very many must not make the list slow. */
const MAX_EARLIER = 100;

/**
 * One page of job applications and how many there are in all, for an admin (specification, sections 2 and 6).
 * `query` follows `applicationQuerySchema`; a search covers everything that was sent except the content of the resume.
 */
export async function listJobApplications(context: Context, query: unknown): Promise<ApplicationPage> {
  requirePermission(context, "applications:read");
  return await readPage(context, parse(applicationQuerySchema, query));
}

/** As `listJobApplications`. `body` follows `applicationSearchSchema`. */
export async function searchJobApplications(context: Context, body: unknown): Promise<ApplicationPage> {
  requirePermission(context, "applications:read");
  return await readPage(context, parse(applicationSearchSchema, body));
}

async function readPage(context: Context, wanted: ApplicationQuery): Promise<ApplicationPage> {
  const { db } = context;
  const narrowing = narrowingFor(context, wanted);
  const { items, ...page } = await listPage(db, "jobApplications", workedRows(db), wanted, narrowing);
  const stored = await withWork(db, items);
  const applications = { items: await asShown(context, "application", stored, maskApplication), ...page };
  await recordView(context, { kind: "application", count: items.length }, applications);
  return applications;
}

function narrowingFor(context: Context, wanted: ApplicationSelection) {
  const isMasked = isMaskedFor(context);
  if (isMasked && wanted.email) throw new ForbiddenError("Addresses are masked for you, so you can’t filter by them");
  const conditions = conditionsOf(wanted);
  return {
    condition: allOf([...conditions, ...workConditions(context, wanted)]),
    countedDays: conditions.length === 0 ? countedDays(context, wanted) : undefined,
    isShown: isMasked ? isShownIn : undefined,
  };
}

/**
 * All applications of a list with the work on them, in batches. `body` follows `applicationSelectionSchema`. Resolves when the
 * audit log says so.
 */
export async function exportJobApplications(
  context: Context,
  body: unknown,
): Promise<AsyncGenerator<WorkedApplication[]>> {
  requirePermission(context, "applications:read");
  const { db } = context;
  const wanted = parse(applicationSelectionSchema, body);
  const narrowing = narrowingFor(context, wanted);
  const { count, batches } = await listedRows(db, "jobApplications", workedRows(db), wanted, narrowing);
  await recordAccess(context, { action: "export", kind: "application", count });
  return exported(
    context,
    mapBatches(batches, (rows) => withWork(db, rows)),
    maskApplication,
  );
}

/** All applications, newest first, in batches (specification, section 7). Resolves when the audit log says so. */
export const allJobApplications = async (context: Context): Promise<AsyncGenerator<StoredApplication[]>> =>
  mapBatches(await exportJobApplications(context, {}), (rows) =>
    rows.map(({ work: _, ...application }) => application),
  );

/** Reveals an application to the user for ten minutes (`revealRecord`) and returns it. */
export async function revealApplication(context: Context, id: string, body: unknown): Promise<ShownApplication> {
  requirePermission(context, "applications:read");
  await revealRecord(context, "application", id, body);
  const rows = await workedRows(context.db).where("jobApplications.id", "=", id).execute();
  const [application] = await asShown(context, "application", await withWork(context.db, rows), maskApplication);
  if (!application) throw new NotFoundError("This application was not found");
  return application;
}

/** Whether a masked application shows the searched words. Masks the message only if it is needed for that. */
function isShownIn(row: Row, words: readonly string[]): boolean {
  const { fullName, email, phone, position, experience, resumePath, education, university } = maskApplication({
    ...row,
    message: null,
  });
  const { applicationType, graduationYear, availabilityDate } = row;
  const shown = [fullName, email, phone, position, experience, resumePath, education, university, applicationType];
  const shows = (message: string | null) => containsWords([...shown, graduationYear, availabilityDate, message], words);
  return shows(null) || (shows(row.message) && shows(maskApplication(row).message));
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
      "stage",
      "stageSince",
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

/** The same with the state of the work on them. */
const workedRows = (db: Database) => applicationRows(db).select(workColumns).select("workStatus as status");

type WorkedRow = Awaited<ReturnType<ReturnType<typeof workedRows>["execute"]>>[number];

/** An application with the state of the work on it. */
export type WorkedApplication = StoredApplication & { work: Work };

async function withWork({ read }: Database, rows: readonly WorkedRow[]): Promise<WorkedApplication[]> {
  const works = await worksOf(read, "application", rows);
  return rows.map(({ status: _, assigneeId: _a, snoozedUntil: _s, duplicateOf: _d, version: _v, ...row }, index) => ({
    ...toStoredApplication(row),
    work: works[index] as Work,
  }));
}

function toStoredApplication(joined: Row): StoredApplication {
  const { fileName, fileSize, fileType, activeContent, coverage, scan, ...row } = joined;
  const hasFile = fileName !== null && fileSize !== null && fileType !== null;
  return {
    ...row,
    resumeFile: hasFile
      ? { name: fileName, size: fileSize, type: fileType, inspection: toInspection({ activeContent, coverage, scan }) }
      : null,
    stageSince: new Date(row.stageSince).toISOString(),
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
