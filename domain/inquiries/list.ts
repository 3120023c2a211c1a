import type { Database } from "#db/database.ts";
import type { InquiryRow } from "#db/tables.ts";
import { recordAccess, recordView } from "../audit/record.ts";
import { mapBatches, newestFirst } from "../batches.ts";
import type { Context } from "../context.ts";
import { countRows } from "../list-part.ts";
import { searchQuerySchema } from "../page-query.ts";
import { listPage } from "../paged-list.ts";
import { parse } from "../parse.ts";
import { requirePermission } from "../permissions.ts";
import type { Inquiry, InquiryPage } from "./schema.ts";

/**
 * One page of inquiries and how many there are in all, for an admin (specification, sections 2 and 6).
 * `query` follows `searchQuerySchema`; a search covers names, email, company, industry and message.
 */
export async function listInquiries(context: Context, query: unknown): Promise<InquiryPage> {
  requirePermission(context, "inquiries:read");
  const { db } = context;
  const { items, ...page } = await listPage(db, "inquiries", inquiryRows(db), parse(searchQuerySchema, query));
  const inquiries = { items: items.map(toInquiry), ...page };
  await recordView(context, { kind: "inquiry", count: items.length }, inquiries);
  return inquiries;
}

/** All inquiries, newest first, in batches (specification, section 7). Resolves when the audit log says so. */
export async function allInquiries(context: Context): Promise<AsyncGenerator<Inquiry[]>> {
  requirePermission(context, "inquiries:read");
  const count = await countRows(inquiryRows(context.db));
  await recordAccess(context, { action: "export", kind: "inquiry", count });
  return mapBatches(newestFirst("inquiries", inquiryRows(context.db)), toInquiry);
}

const inquiryRows = ({ read }: Database) =>
  read
    .selectFrom("inquiries")
    .select(["id", "firstName", "lastName", "email", "company", "industry", "message", "createdAt"]);

function toInquiry(row: Omit<InquiryRow, "searchText">): Inquiry {
  return { ...row, createdAt: new Date(row.createdAt).toISOString() };
}
