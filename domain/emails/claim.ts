import type { Database, Queries } from "#db/database.ts";
import { newId } from "#db/id.ts";
import type { EmailRow, Tables } from "#db/tables.ts";
import { unindexed } from "#db/unindexed.ts";
import { emailKinds } from "./schema.ts";

/** How long a process holds the lease on an email that it sends, unless it renews the lease (ms). */
export const LEASE_MS = 30_000;

/** An email that this process holds the lease on until `dueAt`. */
export type ClaimedEmail = EmailRow & { claim: string };

/**
 * Claims up to `limit` emails that are due for this process, of the kinds that it knows: during an upgrade, a later release can
 * have queued others, which only that one can compose. An email whose process stopped while sending is due again
 * when its lease has expired; the interrupted attempt is recorded.
 */
export async function claimEmails(db: Database, now: number, limit: number): Promise<ClaimedEmail[]> {
  const due = (queries: Queries) =>
    queries.selectFrom("mails").where("dueAt", "<=", now).where(unindexed("kind"), "in", emailKinds);
  const waiting = await due(db.read).select("id").limit(1).executeTakeFirst();
  if (!waiting) return [];
  return await db.write(async (queries) => {
    // Several processes share the queue on PostgreSQL: each skips the emails that another one is claiming.
    const rows = await due(queries)
      .select(["id", "state"])
      .orderBy("dueAt")
      .orderBy("id")
      .limit(limit)
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
      .execute()) as ClaimedEmail[];
  });
}

/** Renews this process's leases. */
export async function renewLeases(db: Database, emails: readonly ClaimedEmail[], now: number): Promise<void> {
  if (emails.length === 0) return;
  await db.write((queries) =>
    queries
      .updateTable("mails")
      .set({ dueAt: now + LEASE_MS })
      .where("state", "=", "sending")
      .where(({ eb, or, and }) => or(emails.map(({ id, claim }) => and([eb("id", "=", id), eb("claim", "=", claim)]))))
      .execute(),
  );
}

/** Ends every lease. Only for a database that this process alone uses: its previous process has stopped. */
export async function releaseAbandoned({ db, now }: { db: Database; now: () => number }): Promise<void> {
  await db.write((queries) =>
    queries.updateTable("mails").set({ dueAt: now() }).where("state", "=", "sending").execute(),
  );
}

const interruption = "The server stopped while sending this email. It may have arrived; it will be sent again.";

/** The record of one attempt. */
export function attempt(mailId: string, outcome: Tables["mailAttempts"]["outcome"], answer: string, now: number) {
  return { id: newId(now), mailId, outcome, answer, createdAt: now };
}
