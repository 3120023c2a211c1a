import { newId } from "#db/id.ts";
import type { Context } from "../context.ts";
import { queueEmailsAbout } from "../emails/queue.ts";
import { parse } from "../parse.ts";
import { searchedInInquiry } from "../searched-text.ts";
import { newInquirySchema } from "./schema.ts";

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
      .values({ id, ...inquiry, ...searchedInInquiry(inquiry), createdAt })
      .execute();
    await queueEmailsAbout(queries, { what: "inquiry", id, email: inquiry.email, now: createdAt });
  });
  context.emailQueued?.();
  return { id, createdAt: new Date(createdAt).toISOString() };
}
