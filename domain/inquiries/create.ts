import { newId } from "#db/id.ts";
import type { Context } from "../context.ts";
import { queueEmailsAbout } from "../emails/queue.ts";
import { normalizeForSearch } from "../normalize-for-search.ts";
import { parse } from "../parse.ts";
import { type NewInquiry, newInquirySchema } from "./schema.ts";

/**
 * Stores a demo request from any visitor and queues the emails about it (specification, sections 5 and 7). Resolves after
 * both are durable. Drops fields that the schema does not define; throws a `ValidationError` with messages by field.
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
    await queueEmailsAbout(queries, { what: "inquiry", id, email: inquiry.email, now: createdAt });
  });
  context.emailQueued?.();
  return { id, createdAt: new Date(createdAt).toISOString() };
}

function searchTextOf({ firstName, lastName, email, company, industry, message }: NewInquiry): string {
  return normalizeForSearch([`${firstName} ${lastName}`, email, company, industry, message].join("\n"));
}
