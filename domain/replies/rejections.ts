import { type Expression, type SqlBool, sql } from "kysely";
import type { Queries } from "#db/database.ts";
import { newId } from "#db/id.ts";
import { unindexed } from "#db/unindexed.ts";
import { isPlausibleAddress } from "../emails/address.ts";
import { queueEmails } from "../emails/queue.ts";
import type { Context } from "../kernel/context.ts";
import { ValidationError } from "../kernel/errors.ts";
import { fillPlaceholders } from "../reply-templates/schema.ts";
import { MAX_REPLY_LENGTH, type RejectionEmail, type RejectionOutcome } from "./schema.ts";
import { rejectionTime } from "./send.ts";
import { signatureOf } from "./signature.ts";

/** How many applications are read, and replies stored, by one statement. */
const ROWS_PER_STATEMENT = 200;
const MAX_SUBJECT_LENGTH = 120;

/**
 * Stores a reply to each of these applications, filled in for its person, and queues the emails. Returns what became of each.
 * Who has been told about this rejection gets no second email, nor does an address that applied twice for the same position.
 * Call it in the transaction that moves the applications to Rejected; the caller has checked the permission and calls
 * `context.emailQueued` after the commit. Throws a `ValidationError` for a time that is out of range, and for a text that is too
 * long once it is filled in.
 */
export async function planRejections(
  { actor, now: currentTime }: Context,
  queries: Queries,
  email: RejectionEmail,
  ids: readonly string[],
): Promise<Map<string, RejectionOutcome>> {
  const now = currentTime();
  const happensAt = rejectionTime(email.sendAt, now);
  const planned = { outcome: "planned", sendAt: new Date(happensAt).toISOString() } as const;
  const shared = {
    inquiryId: null,
    authorId: actor?.id ?? null,
    direction: "out",
    channel: "email",
    signature: await signatureOf(queries, actor?.id ?? ""),
    isRejection: 1,
    happensAt,
    createdAt: now,
  } as const;
  const outcomes = new Map<string, RejectionOutcome>();
  const written = new Set<string>();
  for (let start = 0; start < ids.length; start += ROWS_PER_STATEMENT) {
    const part = ids.slice(start, start + ROWS_PER_STATEMENT);
    const told = await toldAmong(queries, part);
    const replies = (await candidatesOf(queries, part)).flatMap((candidate) => {
      const { id, emailFolded, position } = candidate;
      const letter = `${emailFolded}\n${position}`;
      const isTold = told.has(id) || written.has(letter);
      const outcome = isPlausibleAddress(candidate.email) ? (isTold ? "told" : "planned") : "unreachable";
      outcomes.set(id, outcome === "planned" ? planned : { outcome });
      if (outcome !== "planned") return [];
      written.add(letter);
      return [{ id: newId(now), candidate, ...filledIn(email, candidate, actor?.name ?? null) }];
    });
    if (replies.length === 0) continue;
    await queries
      .insertInto("replies")
      .values(
        replies.map(({ id, candidate, subject, text }) => ({
          ...shared,
          id,
          jobApplicationId: candidate.id,
          subject,
          text,
        })),
      )
      .execute();
    const queued = { kind: "reply", now, delay: happensAt - now } as const;
    await queueEmails(
      queries,
      replies.map(({ id, candidate }) => ({ ...queued, aboutId: id, recipient: candidate.email })),
    );
  }
  return outcomes;
}

/**
 * Does `work`, which plans at most `most` rejection emails, and counts those that it has planned towards the limit of the user.
 * Throws before it when there is no room for all of them.
 */
export async function countPlanned<Result>(
  { count }: Context,
  most: number,
  work: () => Promise<Result>,
  plannedIn: (result: Result) => number,
): Promise<Result> {
  await count?.("rejectionEmails", most);
  let planned = 0;
  try {
    const result = await work();
    planned = plannedIn(result);
    return result;
  } finally {
    await count?.("rejectionEmails", planned - most);
  }
}

/** The email as this candidate gets it. */
function filledIn(
  { subject, text }: RejectionEmail,
  { fullName, position }: { fullName: string; position: string },
  author: string | null,
): Pick<RejectionEmail, "subject" | "text"> {
  const firstName = fullName.trim().split(/\s+/, 1)[0] ?? null;
  const values = { "first name": firstName, "full name": fullName, position, "my name": author };
  const line = fillPlaceholders(subject, values);
  const filled = fillPlaceholders(text, values);
  if (filled.length > MAX_REPLY_LENGTH) {
    const most = MAX_REPLY_LENGTH.toLocaleString("en-US");
    const message = `Filled in for each candidate, this text is longer than ${most} characters. Shorten it`;
    throw new ValidationError({ "rejection.text": [message] }, message);
  }
  return { subject: line.slice(0, MAX_SUBJECT_LENGTH).toWellFormed().trimEnd(), text: filled };
}

const candidatesOf = (queries: Queries, ids: readonly string[]) =>
  queries
    .selectFrom("jobApplications")
    .select(["id", "fullName", "email", "emailFolded", "position"])
    .where("id", "in", ids)
    .orderBy("id")
    .execute();

/** The applications whose person was told, or will be, since they were last moved out of Rejected. */
async function toldAmong(queries: Queries, ids: readonly string[]): Promise<Set<string>> {
  const rows = await queries
    .selectFrom("replies")
    .leftJoin("mails", "mails.aboutId", "replies.id")
    .select("replies.jobApplicationId as id")
    .where("replies.jobApplicationId", "in", ids)
    .where("replies.isRejection", "=", 1)
    // Without an email: a release that did not keep it has removed it after it was sent.
    .where(sql<SqlBool>`coalesce(mails.state, 'sent') in ('waiting', 'sending', 'sent')`)
    .where(
      sql<SqlBool>`replies.created_at >= coalesce((
        select max(moved_at) from stage_moves
        where stage_moves.job_application_id = replies.job_application_id and ${unindexed("from_stage")} = 'rejected'), 0)`,
    )
    .execute();
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/**
 * Cancels the rejections that wait or have failed, of the applications that fulfill a condition, and returns the ids of
 * these applications. One that is being sent stays.
 */
export async function cancelRejections(
  { now }: Context,
  queries: Queries,
  condition: Expression<SqlBool>,
  reason: string,
): Promise<string[]> {
  const { rows } = await sql<{ aboutId: string }>`
    update mails set state = 'cancelled', due_at = null, settled_at = ${now()}, failed_at = null, reason = ${reason}
    where ${unindexed("kind")} = 'reply' and ${unindexed("state")} in ('waiting', 'dead') and about_id in (
      select replies.id from replies join job_applications on job_applications.id = replies.job_application_id
      where replies.is_rejection = 1 and ${condition})
    returning about_id`.execute(queries);
  if (rows.length === 0) return [];
  const canceled: string[] = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const replyIds = rows.slice(start, start + ROWS_PER_STATEMENT).map(({ aboutId }) => aboutId);
    const found = await queries.selectFrom("replies").select("jobApplicationId").where("id", "in", replyIds).execute();
    canceled.push(...found.flatMap(({ jobApplicationId }) => jobApplicationId ?? []));
  }
  return [...new Set(canceled)];
}
