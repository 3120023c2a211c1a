import type { Database } from "#db/database.ts";
import { newId } from "#db/id.ts";
import type { MailAttemptRow, MailRow } from "#db/tables.ts";

/** How long a process holds the lease on an email that it sends, unless it renews the lease (ms). */
export const LEASE_MS = 30_000;

/** A mail that is this process's to send, until `dueAt`. */
export type ClaimedMail = MailRow & { claim: string };

/**
 * Takes up to `most` mails that are due, for this process alone: on PostgreSQL several may ask at once. One whose
 * sender went away without a word is due again when its lease has ended, and that it was interrupted is on record.
 */
export async function claimMails(db: Database, now: number, most: number): Promise<ClaimedMail[]> {
  const waiting = await db.read.selectFrom("mails").select("id").where("dueAt", "<=", now).limit(1).executeTakeFirst();
  if (!waiting) return [];
  return await db.write(async (queries) => {
    // Several servers share the queue on PostgreSQL: each skips the mails that another one is claiming.
    const rows = await queries
      .selectFrom("mails")
      .select(["id", "state"])
      .where("dueAt", "<=", now)
      .orderBy("dueAt")
      .orderBy("id")
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute();
    if (rows.length === 0) return [];
    const interrupted = rows.filter((row) => row.state === "sending");
    if (interrupted.length > 0)
      await queries
        .insertInto("mailAttempts")
        .values(interrupted.map(({ id }) => attempt(id, "interrupted", interruption, now)))
        .execute();
    const claim = newId(now);
    const ids = rows.map((row) => row.id);
    return (await queries
      .updateTable("mails")
      .set({ state: "sending", claim, dueAt: now + LEASE_MS })
      .where("id", "in", ids)
      .returningAll()
      .execute()) as ClaimedMail[];
  });
}

/** Renews this process's leases. */
export async function renewLeases(db: Database, mails: readonly ClaimedMail[], now: number): Promise<void> {
  if (mails.length === 0) return;
  await db.write((queries) =>
    queries
      .updateTable("mails")
      .set({ dueAt: now + LEASE_MS })
      .where("state", "=", "sending")
      .where(({ eb, or, and }) => or(mails.map(({ id, claim }) => and([eb("id", "=", id), eb("claim", "=", claim)]))))
      .execute(),
  );
}

/**
 * Makes everything that is being sent due at once: only for a database that one process uses, whose earlier sender has ended.
 */
export async function releaseAbandoned({ db, now }: { db: Database; now: () => number }): Promise<void> {
  await db.write((queries) =>
    queries.updateTable("mails").set({ dueAt: now() }).where("state", "=", "sending").execute(),
  );
}

const interruption = "The server ended while this mail was being sent. It may have arrived, and is sent once more.";

/** The record of one attempt. */
export function attempt(mailId: string, outcome: MailAttemptRow["outcome"], answer: string, now: number) {
  return { id: newId(now), mailId, outcome, answer, createdAt: now };
}
