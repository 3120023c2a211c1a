import type { SelectQueryBuilder } from "kysely";
import type { Queries } from "#db/database.ts";
import type { Tables } from "#db/tables.ts";
import { pausesIn } from "../kernel/batches.ts";
import type { RetentionStep } from "./step.ts";

type Table =
  | "inquiries"
  | "jobApplications"
  | "chatConversations"
  | "mails"
  | "accountLinks"
  | "passkeyChallenges"
  | "invitations"
  | "reveals"
  | "personAddresses";

const BATCH_SIZE = 500;

export interface ExpiredRows extends Pick<RetentionStep, "what" | "kind" | "period"> {
  table: Table;
  /** Selects the ids of the expired rows. */
  select(queries: Queries, now: number): SelectQueryBuilder<Tables, Table, { id: string }>;
  /** Rows per transaction, so that other writes can run in between. */
  batchSize?: number;
  /** Removes what needs transactions of its own before these rows go, and returns whether there may be more of it. */
  removeBefore?(queries: Queries, ids: string[]): Promise<boolean>;
  /** Removes what depends on these rows and is not removed by a foreign key. */
  removeDependents?(queries: Queries, ids: string[]): Promise<void>;
}

/** The retention step for a table whose expired rows can be selected; rows that refer to them go with them. */
export function expiredRows({
  what,
  kind,
  period,
  table,
  select,
  batchSize = BATCH_SIZE,
  removeBefore,
  removeDependents,
}: ExpiredRows): RetentionStep {
  return {
    what,
    kind,
    period,
    async count({ db, now }) {
      const { count } = await db.read
        .selectFrom(select(db.read, now()).as("expired"))
        .select((rows) => rows.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return count;
    },
    async remove({ db, now, signal }, record) {
      const pause = pausesIn(db, signal);
      for (let removed = 0; ; ) {
        const { found, deleted } = await db.write(async (queries) => {
          const rows = await select(queries, now()).limit(batchSize).execute();
          const ids = rows.map(({ id }) => id);
          if (ids.length === 0) return { found: 0, deleted: 0 };
          if (await removeBefore?.(queries, ids)) return { found: batchSize, deleted: 0 };
          await removeDependents?.(queries, ids);
          const { numDeletedRows } = await queries.deleteFrom(table).where("id", "in", ids).executeTakeFirst();
          if (removed === 0 && numDeletedRows > 0n) await record?.(queries);
          return { found: ids.length, deleted: Number(numDeletedRows) };
        });
        removed += deleted;
        if (found < batchSize || (await pause())) return removed;
      }
    },
  };
}
