import { newId } from "#db/id.ts";
import type { Context } from "../context.ts";
import { queueMailsAbout } from "../mails/queue.ts";
import { normalizeForSearch } from "../normalize-for-search.ts";
import { parse } from "../parse.ts";
import { type NewInquiry, newInquirySchema } from "./schema.ts";

/**
 * Stores a demo request (specification, sections 5 and 7), queues the mails about it, and resolves after both are
 * durable.
 * Anybody may ask. Throws a `ValidationError` that names the fields; what the schema does not name is not stored.
 */
export async function createInquiry(context: Context, body: unknown): Promise<{ id: string; createdAt: string }> {
  const inquiry = parse(newInquirySchema, body);
  const createdAt = context.now();
  const id = newId(createdAt);
  await context.db.write(async (queries) => {
    await queries
      .insertInto("inquiries")
      .values({ id, ...inquiry, searchText: searchTextOf(inquiry), createdAt })
      .execute();
    await queueMailsAbout(queries, { what: "inquiry", id, email: inquiry.email, now: createdAt });
  });
  context.mailQueued?.();
  return { id, createdAt: new Date(createdAt).toISOString() };
}

function searchTextOf({ firstName, lastName, email, company, industry, message }: NewInquiry): string {
  return normalizeForSearch([`${firstName} ${lastName}`, email, company, industry, message].join("\n"));
}
