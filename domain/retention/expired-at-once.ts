import type { RawBuilder, SqlBool } from "kysely";
import type { RetentionStep } from "./step.ts";

interface ExpiredAtOnce extends Pick<RetentionStep, "what" | "period"> {
  table: "acknowledgedAddresses" | "presences" | "rateLimits" | "requestKeys";
  /** The condition that a row has expired, at a time in epoch milliseconds. */
  isExpired(now: number): RawBuilder<SqlBool>;
}

/** The retention step for small rows that no person made and nothing refers to, which one statement deletes. */
export const expiredAtOnce = ({ what, period, table, isExpired }: ExpiredAtOnce): RetentionStep => ({
  what,
  kind: null,
  period,
  async count({ db, now }) {
    const { count } = await db.read
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where(isExpired(now()))
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  async remove({ db, now }) {
    const { numDeletedRows } = await db.write((queries) =>
      queries.deleteFrom(table).where(isExpired(now())).executeTakeFirst(),
    );
    return Number(numDeletedRows);
  },
});
