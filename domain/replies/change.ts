import type { Updateable } from "kysely";
import type { Queries } from "#db/database.ts";
import { isId } from "#db/id.ts";
import type { Tables } from "#db/tables.ts";
import { recordAction } from "../audit/record.ts";
import { removeEmailsAbout } from "../emails/queue.ts";
import type { Context } from "../kernel/context.ts";
import { ConflictError, ForbiddenError, NotFoundError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { requireRevealed } from "../reveals/shown.ts";
import { recordKinds } from "./record.ts";
import { type ReplyKind, replyChangeSchema, UNDO_MS } from "./schema.ts";
import { sendingTime } from "./send.ts";

/** A reply, by the kind and the id of its record and its own id. */
export interface ReplyAddress {
  kind: ReplyKind;
  recordId: string;
  id: string;
}

/**
 * Changes the subject, the text or the time of the user's own waiting reply, which can then be undone again. Throws a
 * `ForbiddenError` for a reply of another user and while the record is masked, a `ConflictError` once it is being sent, a
 * `ValidationError`, and a `NotFoundError`.
 */
export async function changeReply(context: Context, address: ReplyAddress, body: unknown): Promise<void> {
  const { kind, recordId } = address;
  const { id: userId } = requirePermission(context, recordKinds[kind].change);
  const { sendAt, ...texts } = parse(replyChangeSchema, body);
  const now = context.now();
  const chosen = sendAt === undefined ? undefined : sendingTime(sendAt, now);
  const reply = await findReply(context.db.read, address);
  if (reply.authorId !== userId)
    throw new ForbiddenError("Only its author can change this reply. You can cancel it and write your own");
  await requireRevealed(context, kind, recordId, "a reply goes to its address");
  await context.db.write(async (queries) => {
    const happensAt = chosen ?? Math.max(reply.happensAt, now + UNDO_MS);
    // First the email: from then on, no worker claims it until the new text is stored.
    // What failed before was another letter: this one waits for its own time.
    await changeEmail(queries, reply.id, ["waiting"], { dueAt: happensAt, attempts: 0, failedAt: null });
    await queries
      .updateTable("replies")
      .set({ ...texts, happensAt })
      .where("id", "=", reply.id)
      .execute();
    const fields = [...Object.keys(texts), ...(sendAt === undefined ? [] : ["time"])].map((name) => `reply ${name}`);
    await recordAction(context, queries, { action: "change", kind, id: recordId, fields });
  });
}

/**
 * Sends a waiting reply as soon as it could be undone for 30 seconds, and a failed one at once, with all its retries. Throws a
 * `ForbiddenError` while the record is masked, a `ConflictError` when it is being sent, was sent or canceled, and a
 * `NotFoundError`.
 */
export async function sendReplyNow(context: Context, address: ReplyAddress): Promise<void> {
  const { kind, recordId } = address;
  requirePermission(context, recordKinds[kind].change);
  const now = context.now();
  await findReply(context.db.read, address);
  await requireRevealed(context, kind, recordId, "a reply goes to its address");
  await context.db.write(async (queries) => {
    const reply = await findReply(queries, address);
    const email = await queries
      .selectFrom("mails")
      .select("failedAt")
      .where("aboutId", "=", reply.id)
      .forUpdate()
      .executeTakeFirst();
    const happensAt = email?.failedAt ? now : Math.min(reply.happensAt, now + UNDO_MS);
    await changeEmail(queries, reply.id, ["waiting", "dead"], {
      state: "waiting",
      dueAt: happensAt,
      attempts: 0,
      settledAt: null,
    });
    await queries.updateTable("replies").set({ happensAt }).where("id", "=", reply.id).execute();
    await recordAction(context, queries, { action: "change", kind, id: recordId, fields: ["reply time"] });
  });
  context.emailQueued?.();
}

/**
 * Cancels a reply that waits or has failed. Either the worker has claimed it before, or it is never sent. Throws a
 * `ConflictError` when it is being sent, was sent or canceled, and a `NotFoundError`.
 */
export async function cancelReply(context: Context, address: ReplyAddress): Promise<void> {
  const { kind, recordId } = address;
  requirePermission(context, recordKinds[kind].change);
  await context.db.write(async (queries) => {
    const { id } = await findReply(queries, address);
    await changeEmail(queries, id, ["waiting", "dead"], {
      state: "cancelled",
      dueAt: null,
      settledAt: context.now(),
      failedAt: null,
      reason: "A member of the team canceled it.",
    });
    await recordAction(context, queries, { action: "change", kind, id: recordId, fields: ["reply state"] });
  });
}

/**
 * Removes a logged answer or a canceled reply from the correspondence. Throws a `ConflictError` for any other reply, and a
 * `NotFoundError`.
 */
export async function removeReply(context: Context, address: ReplyAddress): Promise<void> {
  const { kind, recordId } = address;
  requirePermission(context, recordKinds[kind].change);
  await context.db.write(async (queries) => {
    const { id, direction } = await findReply(queries, address);
    if (direction === "out") await changeEmail(queries, id, ["cancelled"], { dueAt: null });
    await removeEmailsAbout(queries, [id]);
    await queries.deleteFrom("replies").where("id", "=", id).execute();
    const removed = direction === "out" ? "canceled reply" : "logged answer";
    await recordAction(context, queries, { action: "change", kind, id: recordId, fields: [`${removed} removed`] });
  });
}

async function findReply(queries: Queries, { kind, recordId, id }: ReplyAddress) {
  const find = queries
    .selectFrom("replies")
    .select(["id", "authorId", "happensAt", "direction"])
    .where("id", "=", id)
    .where(recordKinds[kind].column, "=", recordId);
  const reply = isId(id) && isId(recordId) ? await find.executeTakeFirst() : undefined;
  if (!reply) throw new NotFoundError("This reply was not found");
  return reply;
}

type EmailState = Tables["mails"]["state"];

/** Changes the email of a reply if it is in one of these states, otherwise throws a `ConflictError` with its state. */
async function changeEmail(queries: Queries, replyId: string, from: EmailState[], values: Updateable<Tables["mails"]>) {
  const changed = await queries
    .updateTable("mails")
    .set(values)
    .where("aboutId", "=", replyId)
    .where("state", "in", from)
    .returning("id")
    .executeTakeFirst();
  if (changed) return;
  const present = await queries.selectFrom("mails").select("state").where("aboutId", "=", replyId).executeTakeFirst();
  const message = present ? conflicts[present.state] : "This answer was logged, not sent";
  throw new ConflictError({ state: [message] }, message);
}

const conflicts: Record<EmailState, string> = {
  waiting: "This reply is waiting. Cancel it first",
  sending: "This reply is being sent right now",
  sent: "This reply has already been sent",
  dead: "This reply has failed. Try it again or cancel it",
  cancelled: "This reply has been canceled",
};
