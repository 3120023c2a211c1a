import type { Queries } from "#db/database.ts";
import { newId } from "#db/id.ts";
import { unindexed } from "#db/unindexed.ts";
import { recordAction } from "../audit/record.ts";
import { isPlausibleAddress } from "../emails/address.ts";
import { queueEmails } from "../emails/queue.ts";
import type { Context } from "../kernel/context.ts";
import { DAY } from "../kernel/days.ts";
import { ConflictError, ValidationError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { requireRevealed } from "../reveals/shown.ts";
import { takeUp } from "../work/take-up.ts";
import { findRecord, recordKinds } from "./record.ts";
import { MAX_DAYS_AHEAD, newReplySchema, REJECTION_DELAY_MS, type ReplyKind, UNDO_MS } from "./schema.ts";
import { signatureOf } from "./signature.ts";

/**
 * Stores a reply to the person of a record and queues its email, which leaves after at least 30 seconds. A new
 * record is open from then on, and one without an assignee is the author's. Returns the id of the reply.
 * Throws a `ForbiddenError` while the record is masked for the user, a `ConflictError` while another reply of the user to
 * this record waits, a `ValidationError`, and a `NotFoundError`.
 */
export async function sendReply(
  context: Context,
  kind: ReplyKind,
  recordId: string,
  body: unknown,
): Promise<{ id: string }> {
  const { change, column } = recordKinds[kind];
  const { id: authorId } = requirePermission(context, change);
  const { subject, text, isRejection, sendAt } = parse(newReplySchema, body);
  if (isRejection && kind !== "application") throw invalid("isRejection", "Only applications can be rejected");
  await context.count?.("emails", 1);
  const now = context.now();
  const happensAt = isRejection ? rejectionTime(sendAt, now) : sendingTime(sendAt ?? null, now);
  const id = newId(now);
  await findRecord(context.db.read, kind, recordId);
  await requireRevealed(context, kind, recordId, "a reply goes to its address");
  await context.db.write(async (queries) => {
    const { email } = await findRecord(queries, kind, recordId, { isLocked: true });
    if (!isPlausibleAddress(email)) throw invalid("text", "It is not safe to send email to this address");
    if (await hasWaitingReply(queries, kind, recordId, authorId)) {
      const message = `Your last reply to this ${kind} is still waiting. Edit or cancel it first`;
      throw new ConflictError({ text: [message] }, message);
    }
    await queries
      .insertInto("replies")
      .values({
        id,
        inquiryId: null,
        jobApplicationId: null,
        [column]: recordId,
        authorId,
        direction: "out",
        channel: "email",
        subject,
        text,
        signature: await signatureOf(queries, authorId),
        isRejection: isRejection ? 1 : 0,
        happensAt,
        createdAt: now,
      })
      .execute();
    await queueEmails(queries, [{ kind: "reply", aboutId: id, recipient: email, now, delay: happensAt - now }]);
    await recordAction(context, queries, { action: "reply", kind, id: recordId });
    await takeUp(context, queries, kind, recordId, authorId);
  });
  return { id };
}

/**
 * When a reply is sent that should be sent at `sendAt`, null for as soon as possible: never before it could be undone. Throws a
 * `ValidationError` for a time that has passed, or is more than 90 days ahead.
 */
export function sendingTime(sendAt: string | null, now: number): number {
  if (sendAt === null) return now + UNDO_MS;
  const wanted = Date.parse(sendAt);
  if (wanted < now) throw invalid("sendAt", "Choose a time in the future");
  if (wanted > now + MAX_DAYS_AHEAD * DAY) throw invalid("sendAt", `Choose a time within ${MAX_DAYS_AHEAD} days`);
  return Math.max(wanted, now + UNDO_MS);
}

/** The same for a rejection, which is sent after 24 hours unless its author chose another time. */
export const rejectionTime = (sendAt: string | null | undefined, now: number): number =>
  sendAt === undefined ? now + REJECTION_DELAY_MS : sendingTime(sendAt, now);

async function hasWaitingReply(
  queries: Queries,
  kind: ReplyKind,
  recordId: string,
  authorId: string,
): Promise<boolean> {
  const row = await queries
    .selectFrom("replies")
    .innerJoin("mails", "mails.aboutId", "replies.id")
    .select("replies.id")
    .where(recordKinds[kind].column, "=", recordId)
    .where(unindexed("authorId"), "=", authorId)
    .where(unindexed("mails.state"), "in", ["waiting", "sending"])
    .executeTakeFirst();
  return row !== undefined;
}

const invalid = (field: string, message: string) => new ValidationError({ [field]: [message] }, message);
