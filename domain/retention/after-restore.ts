import type { Database } from "#db/database.ts";
import { recordAction } from "../audit/record.ts";
import type { Context } from "../context.ts";
import { recordEndedSessions } from "../sessions/end.ts";
import type { ReplacedDatabase } from "./replaced-database.ts";

const ROWS_AT_ONCE = 500;

/**
 * Takes back what a restored backup would let happen again: sessions and links that ended since then end, and emails that
 * `replaced`, the database before the restore, has sent or given up are not sent again. Records the restore in the audit log.
 */
export async function settleRestored(context: Context, replaced: ReplacedDatabase | null): Promise<void> {
  const { db } = context;
  if (replaced) await settleEmails(db, replaced);
  await db.write(async (queries) => {
    await queries.deleteFrom("accountLinks").execute();
    await queries.deleteFrom("passkeyChallenges").execute();
    const ended = new Map<string, number>();
    const sessions = await queries.deleteFrom("sessions").returning("userId").execute();
    for (const { userId } of sessions) ended.set(userId, (ended.get(userId) ?? 0) + 1);
    await recordAction(context, queries, { action: "restore", kind: "backup" });
    for (const [userId, count] of ended) await recordEndedSessions(context, queries, userId, count);
  });
}

async function settleEmails(db: Database, replaced: ReplacedDatabase): Promise<void> {
  for (let last = ""; ; ) {
    const due = await db.read
      .selectFrom("mails")
      .select("id")
      .where("state", "in", ["waiting", "sending"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(ROWS_AT_ONCE)
      .execute();
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return;
    last = ids.at(-1) as string;
    const settled = await replaced.read((queries) =>
      queries
        .selectFrom("mails")
        .select(["id", "state", "dueAt", "claim", "deliveredTo", "reason", "failedAt", "settledAt", "attempts"])
        .where("id", "in", ids)
        .where("state", "in", ["sent", "dead", "cancelled"])
        .execute(),
    );
    if (!settled) continue;
    await db.write(async (queries) => {
      for (const { id, ...outcome } of settled)
        await queries.updateTable("mails").set(outcome).where("id", "=", id).execute();
    });
  }
}
