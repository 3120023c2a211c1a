import { sql } from "kysely";
import { recordView } from "../audit/record.ts";
import { isPlausibleAddress } from "../emails/address.ts";
import type { Context } from "../kernel/context.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { maskPersonalData } from "../masking/mask.ts";
import { type KnownPerson, maskOf } from "../masking/mask-person.ts";
import { maskedOnce } from "../masking/masked-once.ts";
import { isMaskedFor, revealsOf } from "../reveals/shown.ts";
import { findRecord, recordKinds } from "./record.ts";
import type { Correspondence, Reply, ReplyKind } from "./schema.ts";
import { signatureOf } from "./signature.ts";

/**
 * The correspondence of a record, oldest first, masked unless the user may see the whole record, and what the composer needs.
 * Throws a `NotFoundError`.
 */
export async function readCorrespondence(
  context: Context,
  kind: ReplyKind,
  id: string,
  isEmailConfigured: boolean,
): Promise<Correspondence> {
  const { id: userId } = requirePermission(context, recordKinds[kind].read);
  const record = await findRecord(context.db.read, kind, id);
  const items = await findReplies(context, kind, id, record.person);
  await recordView(
    context,
    { kind, id },
    items.map(({ id: reply, subject, text }) => [reply, subject, text]),
  );
  const reveal = isMaskedFor(context) ? await revealsOf(context, kind, [id]) : undefined;
  return {
    items,
    ...(reveal && { revealedUntil: moment(reveal.get(id) ?? null) }),
    isEmailConfigured,
    isReachable: isPlausibleAddress(record.email),
    signature: await signatureOf(context.db.read, userId),
    now: new Date(context.now()).toISOString(),
  };
}

/**
 * The replies and logged answers of a record, oldest first, as the user may see them: `person`, of the record, is masked. The
 * caller has checked the permission, and records the view.
 */
export async function findReplies(
  context: Context,
  kind: ReplyKind,
  recordId: string,
  person: KnownPerson,
): Promise<Reply[]> {
  const rows = await replyRows(context, kind).where(`replies.${recordKinds[kind].column}`, "=", recordId).execute();
  const isShown = !isMaskedFor(context) || (await revealsOf(context, kind, [recordId])).has(recordId);
  return rows.map((row) => (isShown ? toReply(row) : maskReply(toReply(row), person)));
}

const replyRows = ({ db }: Context, kind: ReplyKind) =>
  db.read
    .selectFrom("replies")
    .leftJoin("users", "users.id", "replies.authorId")
    .leftJoin("mails", (join) => join.onRef("mails.aboutId", "=", "replies.id").on("mails.kind", "=", "reply"))
    .selectAll("replies")
    .select([
      "users.name as authorName",
      "mails.state",
      "mails.dueAt",
      "mails.settledAt",
      "mails.failedAt",
      "mails.reason",
    ])
    .where(recordKinds[kind].column, "is not", null)
    // A reply that was undone before its time is not in the future.
    .orderBy(sql`case when mails.state in ('sent', 'dead', 'cancelled') then mails.settled_at else happens_at end`)
    .orderBy("replies.id");

type Row = Awaited<ReturnType<ReturnType<typeof replyRows>["execute"]>>[number];

const stateNames = {
  waiting: "waiting",
  sending: "sending",
  sent: "sent",
  dead: "failed",
  cancelled: "canceled",
} as const;

function toReply(row: Row): Reply {
  // Without an email: a release that did not keep it has removed it after it was settled.
  const state = row.direction === "in" ? null : stateNames[row.state ?? "sent"];
  return {
    id: row.id,
    direction: row.direction,
    channel: row.channel,
    author: row.authorId === null ? null : { id: row.authorId, name: row.authorName ?? "" },
    subject: row.subject,
    text: row.text,
    signature: row.signature,
    isRejection: row.isRejection === 1,
    happensAt: new Date(row.happensAt).toISOString(),
    createdAt: new Date(row.createdAt).toISOString(),
    state,
    nextAttemptAt: row.state === "waiting" ? moment(row.dueAt) : null,
    settledAt: moment(row.settledAt),
    failedAt: moment(row.failedAt),
    reason: row.reason,
  };
}

const moment = (time: number | null) => (time === null ? null : new Date(time).toISOString());

function maskReply(reply: Reply, person: KnownPerson): Reply {
  const { subject, text, signature, reason } = reply;
  const mask = maskOf(person);
  return {
    ...reply,
    subject: mask.text(subject),
    text: maskedOnce([person.name, person.email, text], () => mask.text(text)),
    signature: mask.text(signature),
    reason: reason && maskPersonalData(reason),
  };
}
