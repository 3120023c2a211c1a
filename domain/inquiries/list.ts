import type { InquiryRow } from "#db/tables.ts";
import { requireAdmin } from "../authorize.ts";
import type { Context } from "../context.ts";
import { normalizeForSearch } from "../normalize-for-search.ts";
import { pageQuerySchema } from "../page-query.ts";
import { parse } from "../parse.ts";
import { countMatches } from "../search.ts";
import type { Industry, Inquiry, InquiryPage } from "./schema.ts";

const ROWS_AT_ONCE = 500;
const columns = ["id", "firstName", "lastName", "email", "company", "industry", "message", "createdAt"] as const;

/**
 * One page of inquiries and how many there are in all, for an admin (specification, sections 2 and 6).
 * `query` is what `pageQuerySchema` says; a search looks at names, e-mail, company, industry and message.
 */
export async function listInquiries(context: Context, query: unknown): Promise<InquiryPage> {
  requireAdmin(context);
  const { page, pageSize, q, sort } = parse(pageQuerySchema, query);
  const direction = sort === "newest" ? "desc" : "asc";
  const offset = (page - 1) * pageSize;

  if (q) {
    const { ids, ...found } = await countMatches(context.db, "inquiries", normalizeForSearch(q), {
      direction,
      offset,
      limit: pageSize,
    });
    return { items: await rowsOf(context, ids), ...found, page, pageSize };
  }
  const { total } = await context.db.read
    .selectFrom("inquiries")
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  // The ids come from the index alone, so that a late page skips no rows it would have to read.
  const ids = await context.db.read
    .selectFrom("inquiries")
    .select("id")
    .orderBy("createdAt", direction)
    .orderBy("id", direction)
    .limit(pageSize)
    .offset(offset)
    .execute();
  return {
    items: await rowsOf(
      context,
      ids.map((row) => row.id),
    ),
    total,
    isMore: false,
    page,
    pageSize,
  };
}

/**
 * All inquiries, newest first, for an admin, some hundred at a time: however many there are, only those few are in
 * memory, and others are served in between (specification, section 7).
 */
export function allInquiries(context: Context): AsyncGenerator<Inquiry[]> {
  requireAdmin(context);
  return newestFirst(context);
}

async function* newestFirst({ db }: Context): AsyncGenerator<Inquiry[]> {
  let last: { createdAt: number; id: string } | undefined;
  while (true) {
    let rows = db.read.selectFrom("inquiries").select(columns).orderBy("createdAt", "desc").orderBy("id", "desc");
    if (last) {
      const { createdAt, id } = last;
      rows = rows.where(({ eb, refTuple, tuple }) => eb(refTuple("createdAt", "id"), "<", tuple(createdAt, id)));
    }
    const batch = await rows.limit(ROWS_AT_ONCE).execute();
    if (batch.length > 0) yield batch.map(toInquiry);
    last = batch.at(-1);
    if (!last || batch.length < ROWS_AT_ONCE) return;
  }
}

async function rowsOf({ db }: Context, ids: string[]): Promise<Inquiry[]> {
  if (ids.length === 0) return [];
  const rows = await db.read.selectFrom("inquiries").select(columns).where("id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toInquiry);
}

function toInquiry(row: Omit<InquiryRow, "searchText">): Inquiry {
  return { ...row, industry: row.industry as Industry, createdAt: new Date(row.createdAt).toISOString() };
}
