import type { Database } from "#db/database.ts";
import type { InquiryRow } from "#db/tables.ts";
import type { StatusColumns } from "#db/work-tables.ts";
import { recordAccess, recordView } from "../audit/record.ts";
import { mapBatches } from "../kernel/batches.ts";
import type { Context } from "../kernel/context.ts";
import { NotFoundError } from "../kernel/errors.ts";
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
import { maskInquiry } from "./mask.ts";
import {
  type Inquiry,
  type InquiryPage,
  type InquiryQuery,
  type InquirySelection,
  inquiryQuerySchema,
  inquirySearchSchema,
  inquirySelectionSchema,
  type ShownInquiry,
} from "./schema.ts";

/**
 * One page of inquiries and how many there are in all, for an admin (specification, sections 2 and 6).
 * `query` follows `inquiryQuerySchema`; a search covers names, email, company, industry and message,
 * for users who see inquiries masked only what they show.
 */
export async function listInquiries(context: Context, query: unknown): Promise<InquiryPage> {
  requirePermission(context, "inquiries:read");
  return await readPage(context, parse(inquiryQuerySchema, query));
}

/** As `listInquiries`. `body` follows `inquirySearchSchema`. */
export async function searchInquiries(context: Context, body: unknown): Promise<InquiryPage> {
  requirePermission(context, "inquiries:read");
  return await readPage(context, parse(inquirySearchSchema, body));
}

async function readPage(context: Context, wanted: InquiryQuery): Promise<InquiryPage> {
  const { db } = context;
  const { items, ...page } = await listPage(db, "inquiries", workedRows(db), wanted, narrowingFor(context, wanted));
  const inquiries = { items: await asShown(context, "inquiry", await withWork(db, items), maskInquiry), ...page };
  await recordView(context, { kind: "inquiry", count: items.length }, inquiries);
  return inquiries;
}

const narrowingFor = (context: Context, wanted: InquirySelection) => ({
  condition: allOf(workConditions(context, wanted)),
  countedDays: countedDays(context, wanted),
  isShown: isMaskedFor(context) ? isShownIn : undefined,
});

/**
 * All inquiries of a list with the work on them, in batches. `body` follows `inquirySelectionSchema`. Resolves when the audit
 * log says so.
 */
export async function exportInquiries(context: Context, body: unknown): Promise<AsyncGenerator<WorkedInquiry[]>> {
  requirePermission(context, "inquiries:read");
  const { db } = context;
  const wanted = parse(inquirySelectionSchema, body);
  const { count, batches } = await listedRows(db, "inquiries", workedRows(db), wanted, narrowingFor(context, wanted));
  await recordAccess(context, { action: "export", kind: "inquiry", count });
  return exported(
    context,
    mapBatches(batches, (rows) => withWork(db, rows)),
    maskInquiry,
  );
}

/** All inquiries, newest first, in batches (specification, section 7). Resolves when the audit log says so. */
export const allInquiries = async (context: Context): Promise<AsyncGenerator<Inquiry[]>> =>
  mapBatches(await exportInquiries(context, {}), (rows) => rows.map(({ work: _, ...inquiry }) => inquiry));

/** Reveals an inquiry to the user for ten minutes (`revealRecord`) and returns it. */
export async function revealInquiry(context: Context, id: string, body: unknown): Promise<ShownInquiry> {
  requirePermission(context, "inquiries:read");
  await revealRecord(context, "inquiry", id, body);
  const rows = await workedRows(context.db).where("id", "=", id).execute();
  const [inquiry] = await asShown(context, "inquiry", await withWork(context.db, rows), maskInquiry);
  if (!inquiry) throw new NotFoundError("This inquiry was not found");
  return inquiry;
}

type Row = Omit<InquiryRow, "searchText" | "searchVersion" | keyof StatusColumns>;

/** Whether a masked inquiry shows the searched words. Masks the message only if it is needed for that. */
function isShownIn(row: Row, words: readonly string[]): boolean {
  const shows = ({ message }: Pick<Row, "message">) => {
    const { email, company } = maskInquiry({ ...row, message: "" });
    return containsWords([`${row.firstName} ${row.lastName}`, email, company, row.industry, message], words);
  };
  return shows({ message: "" }) || (shows(row) && shows(maskInquiry(row)));
}

const inquiryRows = ({ read }: Database) =>
  read
    .selectFrom("inquiries")
    .select(["id", "firstName", "lastName", "email", "company", "industry", "message", "createdAt"]);

/** The same with the state of the work on them. */
const workedRows = (db: Database) => inquiryRows(db).select(workColumns).select("workStatus as status");

type WorkedRow = Awaited<ReturnType<ReturnType<typeof workedRows>["execute"]>>[number];

/** An inquiry with the state of the work on it. */
export type WorkedInquiry = Inquiry & { work: Work };

async function withWork({ read }: Database, rows: readonly WorkedRow[]): Promise<WorkedInquiry[]> {
  const works = await worksOf(read, "inquiry", rows);
  return rows.map((row, index) => ({ ...toInquiry(row), work: works[index] as Work }));
}

function toInquiry({ id, firstName, lastName, email, company, industry, message, createdAt }: Row): Inquiry {
  return { id, firstName, lastName, email, company, industry, message, createdAt: new Date(createdAt).toISOString() };
}
