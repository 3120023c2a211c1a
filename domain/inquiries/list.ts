import type { Database } from "#db/database.ts";
import type { InquiryRow } from "#db/tables.ts";
import type { StatusColumns } from "#db/work-tables.ts";
import { recordAccess, recordView } from "../audit/record.ts";
import { mapBatches, newestFirst } from "../batches.ts";
import type { Context } from "../context.ts";
import { NotFoundError } from "../errors.ts";
import { countRows } from "../list-part.ts";
import { normalizeForSearch } from "../normalize-for-search.ts";
import { listPage } from "../paged-list.ts";
import { parse } from "../parse.ts";
import { requirePermission } from "../permissions.ts";
import { storeReveal } from "../reveals/reveal.ts";
import { asShown, exported, isMaskedFor } from "../reveals/shown.ts";
import { allOf, workConditions } from "../work/filter.ts";
import type { Work } from "../work/schema.ts";
import { workColumns, worksOf } from "../work/shown.ts";
import { maskInquiry } from "./mask.ts";
import { type Inquiry, type InquiryPage, inquiryQuerySchema, type ShownInquiry } from "./schema.ts";

/**
 * One page of inquiries and how many there are in all, for an admin (specification, sections 2 and 6).
 * `query` follows `inquiryQuerySchema`; a search covers names, email, company, industry and message,
 * for users who see inquiries masked only what they show.
 */
export async function listInquiries(context: Context, query: unknown): Promise<InquiryPage> {
  requirePermission(context, "inquiries:read");
  const { db } = context;
  const wanted = parse(inquiryQuerySchema, query);
  const { items, ...page } = await listPage(db, "inquiries", workedRows(db), wanted, {
    condition: allOf(workConditions(context, wanted)),
    isShown: isMaskedFor(context) ? isShownIn : undefined,
  });
  const inquiries = { items: await asShown(context, "inquiry", await withWork(db, items), maskInquiry), ...page };
  await recordView(context, { kind: "inquiry", count: items.length }, inquiries);
  return inquiries;
}

/** All inquiries, newest first, in batches (specification, section 7). Resolves when the audit log says so. */
export async function allInquiries(context: Context): Promise<AsyncGenerator<Inquiry[]>> {
  requirePermission(context, "inquiries:read");
  const count = await countRows(inquiryRows(context.db));
  await recordAccess(context, { action: "export", kind: "inquiry", count });
  const inquiries = mapBatches(newestFirst("inquiries", inquiryRows(context.db)), toInquiry);
  return exported(context, inquiries, maskInquiry);
}

/** Reveals an inquiry to the user for ten minutes (`storeReveal`) and returns it. */
export async function revealInquiry(context: Context, id: string, body: unknown): Promise<ShownInquiry> {
  requirePermission(context, "inquiries:read");
  await storeReveal(context, "inquiry", id, body);
  const rows = await workedRows(context.db).where("id", "=", id).execute();
  const [inquiry] = await asShown(context, "inquiry", await withWork(context.db, rows), maskInquiry);
  if (!inquiry) throw new NotFoundError("This inquiry was not found");
  return inquiry;
}

type Row = Omit<InquiryRow, "searchText" | keyof StatusColumns>;

/** Whether a masked inquiry shows the searched text. Masks the message only if that contains it. */
function isShownIn(row: Row, text: string): boolean {
  const contains = (part: string) => normalizeForSearch(part).includes(text);
  const { firstName, lastName, industry, message } = row;
  if (contains(`${firstName} ${lastName}`) || contains(industry)) return true;
  const masked = maskInquiry({ ...row, message: contains(message) ? message : "" });
  return contains(masked.email) || contains(masked.company) || contains(masked.message);
}

const inquiryRows = ({ read }: Database) =>
  read
    .selectFrom("inquiries")
    .select(["id", "firstName", "lastName", "email", "company", "industry", "message", "createdAt"]);

/** The same with the state of the work on them, which the export of section 7 does not have. */
const workedRows = (db: Database) => inquiryRows(db).select(workColumns).select("workStatus as status");

type WorkedRow = Awaited<ReturnType<ReturnType<typeof workedRows>["execute"]>>[number];

async function withWork({ read }: Database, rows: readonly WorkedRow[]) {
  const works = await worksOf(read, "inquiry", rows);
  return rows.map((row, index) => ({ ...toInquiry(row), work: works[index] as Work }));
}

function toInquiry({ id, firstName, lastName, email, company, industry, message, createdAt }: Row): Inquiry {
  return { id, firstName, lastName, email, company, industry, message, createdAt: new Date(createdAt).toISOString() };
}
