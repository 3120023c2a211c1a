import type { Database } from "#db/database.ts";
import { endIssued } from "../accounts/sessions/issued.ts";
import { recordAction } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import type { ReplacedDatabase } from "./replaced-database.ts";

const ROWS_AT_ONCE = 500;

/**
 * Takes back what a restored backup would let happen again: whatever was issued ends, since it may have been used or revoked since then, and emails that
 * `replaced`, the database before the restore, has sent or given up are not sent again. Records the restore in the audit log.
 */
export async function settleRestored(context: Context, replaced: ReplacedDatabase | null): Promise<void> {
  const { db } = context;
  if (replaced) await settleEmails(db, replaced);
  await db.write(async (queries) => {
    await recordAction(context, queries, { action: "restore", kind: "backup" });
    await endIssued(context, queries, "restored", { userId: null });
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
