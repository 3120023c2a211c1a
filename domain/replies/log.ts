import { newId } from "#db/id.ts";
import { recordAction } from "../audit/record.ts";
import type { Context } from "../context.ts";
import { ValidationError } from "../errors.ts";
import { parse } from "../parse.ts";
import { requirePermission } from "../permissions.ts";
import { findRecord, recordKinds } from "./record.ts";
import { loggedAnswerSchema, type ReplyKind } from "./schema.ts";

/** A client's clock may be this far ahead (ms). */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/**
 * Stores an answer that came elsewhere, such as by phone, with the record. Returns its id. Throws a `ValidationError` and a
 * `NotFoundError`.
 */
export async function logAnswer(
  context: Context,
  kind: ReplyKind,
  recordId: string,
  body: unknown,
): Promise<{ id: string }> {
  const { change, column } = recordKinds[kind];
  const { id: authorId } = requirePermission(context, change);
  const { channel, text, at } = parse(loggedAnswerSchema, body);
  const now = context.now();
  const happensAt = Date.parse(at);
  if (happensAt > now + CLOCK_TOLERANCE_MS) throw invalidTime("Choose a time in the past");
  // Before the epoch there was no email, and a negative time would mean nothing here.
  if (happensAt < 0) throw invalidTime("Choose a later time");
  const id = newId(now);
  await context.db.write(async (queries) => {
    await findRecord(queries, kind, recordId, { isLocked: true });
    await queries
      .insertInto("replies")
      .values({
        id,
        inquiryId: null,
        jobApplicationId: null,
        [column]: recordId,
        authorId,
        direction: "in",
        channel,
        subject: "",
        text,
        signature: "",
        isRejection: 0,
        happensAt,
        createdAt: now,
      })
      .execute();
    await recordAction(context, queries, { action: "change", kind, id: recordId, fields: ["logged answer"] });
  });
  return { id };
}

const invalidTime = (message: string) => new ValidationError({ at: [message] }, message);
