import { newId } from "#db/id.ts";
import { queueEmailsAbout } from "../emails/queue.ts";
import type { Context } from "../kernel/context.ts";
import { parse } from "../kernel/parse.ts";
import { type Written, writeOnce } from "../kernel/write-once.ts";
import { searchedInInquiry } from "../lists/searched-text.ts";
import { newInquirySchema } from "./schema.ts";

interface ReceivedInquiry {
  id: string;
  createdAt: string;
}

/**
 * Stores a demo request from any visitor and queues the emails about it (specification, sections 5 and 7). Resolves after
 * both are durable. A repetition of the request gets its first response. Drops fields that the schema does not define;
 * throws a `ValidationError` with messages by field.
 */
export async function createInquiry(context: Context, body: unknown): Promise<Written<ReceivedInquiry>> {
  const inquiry = parse(newInquirySchema, body);
  const createdAt = context.now();
  const written = await writeOnce(context, { verb: "inquiry", request: inquiry }, async (queries) => {
    const id = newId(createdAt);
    await queries
      .insertInto("inquiries")
      .values({ id, ...inquiry, ...searchedInInquiry(inquiry), createdAt })
      .execute();
    await queueEmailsAbout(queries, { what: "inquiry", id, email: inquiry.email, now: createdAt });
    return { id, createdAt: new Date(createdAt).toISOString() };
  });
  context.emailQueued?.();
  return written;
}
