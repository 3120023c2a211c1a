import type { Updateable } from "kysely";
import type { Database, Queries } from "#db/database.ts";
import type { Tables } from "#db/tables.ts";
import { attempt, type ClaimedEmail } from "./claim.ts";

const MINUTE = 60_000;
/** The delay before each retry of an email (ms). After the last one fails, the email is dead. */
export const retryDelays = [1, 5, 30, 120, 720].map((minutes) => minutes * MINUTE);

/** How an attempt ended. `answer` is the mail server's response, or why the email was not handed to it. */
export type Outcome =
  | { kind: "accepted"; by: string[]; answer: string }
  /** Some or all recipients were refused, or the server could not be reached. `isFinal`: a retry would fail again. */
  | { kind: "failed"; by: string[]; answer: string; isFinal: boolean }
  /** The email is no longer needed. */
  | { kind: "obsolete"; answer: string };

const MAX_ANSWER_LENGTH = 1000;

/**
 * Records how an attempt ended: the email is sent, canceled, dead, or waits for its next attempt. Changes nothing when this
 * process no longer holds the lease, because the email was removed or claimed by another process.
 */
export async function settleEmail(db: Database, email: ClaimedEmail, outcome: Outcome, now: number): Promise<void> {
  const answer = outcome.answer.slice(0, MAX_ANSWER_LENGTH);
  await db.write(async (queries) => {
    const settled = await queries
      .updateTable("mails")
      .set({ claim: null, reason: answer, ...changes(email, outcome, now) })
      .where("id", "=", email.id)
      .where("claim", "=", email.claim)
      .where("state", "=", "sending")
      .returning("id")
      .executeTakeFirst();
    if (settled) await record(queries, email, outcome, answer, now);
  });
}

function changes(email: ClaimedEmail, outcome: Outcome, now: number): Updateable<Tables["mails"]> {
  if (outcome.kind === "obsolete") return { state: "cancelled", dueAt: null, settledAt: now, failedAt: null };
  const deliveredTo = JSON.stringify([...new Set([...(JSON.parse(email.deliveredTo) as string[]), ...outcome.by])]);
  if (outcome.kind === "accepted") return { state: "sent", dueAt: null, settledAt: now, deliveredTo, failedAt: null };
  const attempts = email.attempts + 1;
  const delay = outcome.isFinal ? undefined : retryDelays[email.attempts];
  return delay === undefined
    ? { state: "dead", dueAt: null, settledAt: now, deliveredTo, attempts, failedAt: now }
    : { state: "waiting", dueAt: now + delay, deliveredTo, attempts, failedAt: now };
}

async function record(queries: Queries, email: ClaimedEmail, { kind }: Outcome, answer: string, now: number) {
  await queries
    .insertInto("mailAttempts")
    .values(attempt(email.id, kind === "obsolete" ? "pointless" : kind, answer, now))
    .execute();
}
