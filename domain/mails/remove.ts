import type { Queries } from "#db/database.ts";
import { site } from "#site";
import { DAY } from "../days.ts";
import type { RetentionStep } from "../retention/step.ts";
import { ACKNOWLEDGED_FOR } from "./address.ts";

/** So many go in one transaction: others write in between. */
const ROWS_AT_ONCE = 500;
const { settled, dead } = site.mailRetentionDays;

/**
 * The step for the outbox: what was sent or cancelled goes after a month, what was given up after three, and so does what
 * has waited as long because e-mail was never set up. Of what is being sent nothing is touched.
 */
export const expiredMails: RetentionStep = {
  what: "mails of the outbox",
  kept: `${settled} days once sent or cancelled, else ${dead} days`,
  async count({ db, now }) {
    const { count } = await expired(db.read, now())
      .select((rows) => rows.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return count;
  },
  async remove({ db, now }) {
    for (let removed = 0; ; ) {
      const { numDeletedRows } = await db.write((queries) =>
        queries
          .deleteFrom("mails")
          .where("id", "in", expired(queries, now()).select("id").orderBy("createdAt").limit(ROWS_AT_ONCE))
          .executeTakeFirst(),
      );
      removed += Number(numDeletedRows);
      if (numDeletedRows < ROWS_AT_ONCE) return removed;
    }
  },
};

const expired = (queries: Queries, now: number) =>
  queries
    .selectFrom("mails")
    .where(({ eb, or, and }) =>
      or([
        and([eb("state", "in", ["sent", "cancelled"]), eb("settledAt", "<=", now - settled * DAY)]),
        and([eb("state", "=", "dead"), eb("settledAt", "<=", now - dead * DAY)]),
        and([eb("state", "=", "waiting"), eb("createdAt", "<=", now - dead * DAY)]),
      ]),
    );

/** The step for the hashes of addresses that had an acknowledgement. */
export const expiredAcknowledgements: RetentionStep = {
  what: "notes of who had an acknowledgement",
  kept: "an hour",
  async count({ db, now }) {
    const { count } = await db.read
      .selectFrom("acknowledgedAddresses")
      .select((rows) => rows.fn.countAll<number>().as("count"))
      .where("lastAt", "<=", now() - ACKNOWLEDGED_FOR)
      .executeTakeFirstOrThrow();
    return count;
  },
  async remove({ db, now }) {
    const { numDeletedRows } = await db.write((queries) =>
      queries
        .deleteFrom("acknowledgedAddresses")
        .where("lastAt", "<=", now() - ACKNOWLEDGED_FOR)
        .executeTakeFirst(),
    );
    return Number(numDeletedRows);
  },
};
