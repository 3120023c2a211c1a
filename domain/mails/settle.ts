import type { Updateable } from "kysely";
import type { Database, Queries } from "#db/database.ts";
import type { Tables } from "#db/tables.ts";
import { attempt, type ClaimedMail } from "./claim.ts";

const MINUTE = 60_000;
/** How long after each failure a mail is tried again; after the last it is given up. */
export const retryDelays = [1, 5, 30, 120, 720].map((minutes) => minutes * MINUTE);

/** How an attempt ended. `answer` is the mail server's own, or what kept us from asking it. */
export type Outcome =
  | { kind: "accepted"; by: string[]; answer: string }
  /** Some or all were refused, or the server could not be reached. `isFinal`: a retry would fail again. */
  | { kind: "failed"; by: string[]; answer: string; isFinal: boolean }
  /** There is nothing to send any more. */
  | { kind: "pointless"; answer: string };

const LONGEST_ANSWER = 1000;

/**
 * Records how an attempt ended: sent, to be tried again, or dead. Nothing is changed when the mail is no longer this
 * process's, because it was cancelled, removed, or taken over.
 */
export async function settleMail(db: Database, mail: ClaimedMail, outcome: Outcome, now: number): Promise<void> {
  const answer = outcome.answer.slice(0, LONGEST_ANSWER);
  await db.write(async (queries) => {
    const settled = await queries
      .updateTable("mails")
      .set({ claim: null, reason: answer, ...changes(mail, outcome, now) })
      .where("id", "=", mail.id)
      .where("claim", "=", mail.claim)
      .where("state", "=", "sending")
      .returning("id")
      .executeTakeFirst();
    if (settled) await record(queries, mail, outcome, answer, now);
  });
}

function changes(mail: ClaimedMail, outcome: Outcome, now: number): Updateable<Tables["mails"]> {
  if (outcome.kind === "pointless") return { state: "cancelled", dueAt: null, settledAt: now };
  const deliveredTo = JSON.stringify([...new Set([...(JSON.parse(mail.deliveredTo) as string[]), ...outcome.by])]);
  if (outcome.kind === "accepted") return { state: "sent", dueAt: null, settledAt: now, deliveredTo };
  const attempts = mail.attempts + 1;
  const delay = outcome.isFinal ? undefined : retryDelays[mail.attempts];
  return delay === undefined
    ? { state: "dead", dueAt: null, settledAt: now, deliveredTo, attempts }
    : { state: "waiting", dueAt: now + delay, deliveredTo, attempts };
}

async function record(queries: Queries, mail: ClaimedMail, { kind }: Outcome, answer: string, now: number) {
  await queries
    .insertInto("mailAttempts")
    .values(attempt(mail.id, kind, answer, now))
    .execute();
}
