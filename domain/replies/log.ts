import type { Queries } from "#db/database.ts";
import { newId } from "#db/id.ts";
import { recordAction } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { ConflictError, ValidationError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { findRecord, recordKinds } from "./record.ts";
import { loggedAnswerSchema, type ReplyKind } from "./schema.ts";

/** The most answers that are logged with one record. */
const MAX_LOGGED_ANSWERS = 200;

/** A client's clock may be this far ahead (ms). */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/**
 * Stores an answer that came elsewhere, such as by phone, with the record. Returns its id. Throws a `ValidationError`, a
 * `NotFoundError`, and a `ConflictError` when the record has 200 of them.
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
    await requireRoom(queries, kind, recordId);
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

async function requireRoom(queries: Queries, kind: ReplyKind, recordId: string): Promise<void> {
  const { count } = await queries
    .selectFrom("replies")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(recordKinds[kind].column, "=", recordId)
    .where("direction", "=", "in")
    .executeTakeFirstOrThrow();
  if (count < MAX_LOGGED_ANSWERS) return;
  const message = `This ${kind} has ${MAX_LOGGED_ANSWERS} logged answers, and can’t have more`;
  throw new ConflictError({ text: [message] }, message);
}

const invalidTime = (message: string) => new ValidationError({ at: [message] }, message);
