import { site } from "#site";
import { DAY } from "../days.ts";
import { expiredRows } from "../retention/expired-rows.ts";
import type { RetentionStep } from "../retention/step.ts";
import { isOutdated } from "./address.ts";

const { settled, dead } = site.emailRetentionDays;

/**
 * The retention step for the outbox: removes emails that were sent or canceled after `emailRetentionDays.settled` days, and
 * dead emails, or those that wait because email was never configured, after `emailRetentionDays.dead` days. Emails being
 * sent are not removed. The email of a reply stays with the reply, whose state it is, until the record is removed.
 */
export const expiredEmails = expiredRows({
  what: "emails in the outbox",
  kind: "email",
  period: `${settled} days once sent or canceled, otherwise ${dead} days`,
  table: "mails",
  select: (queries, now) =>
    queries
      .selectFrom("mails")
      .select("id")
      .where("kind", "!=", "reply")
      .where(({ eb, or, and }) =>
        or([
          and([eb("state", "in", ["sent", "cancelled"]), eb("settledAt", "<=", now - settled * DAY)]),
          and([eb("state", "=", "dead"), eb("settledAt", "<=", now - dead * DAY)]),
          and([eb("state", "=", "waiting"), eb("createdAt", "<=", now - dead * DAY)]),
        ]),
      ),
});

/** The retention step for the hashes of mailboxes, which bound how many emails they get. */
export const expiredAcknowledgments: RetentionStep = {
  what: "records of recent confirmations",
  kind: null,
  period: "a day",
  async count({ db, now }) {
    const { count } = await db.read
      .selectFrom("acknowledgedAddresses")
      .select((rows) => rows.fn.countAll<number>().as("count"))
      .where(isOutdated("last_at", DAY, now()))
      .executeTakeFirstOrThrow();
    return count;
  },
  async remove({ db, now }) {
    const { numDeletedRows } = await db.write((queries) =>
      queries
        .deleteFrom("acknowledgedAddresses")
        .where(isOutdated("last_at", DAY, now()))
        .executeTakeFirst(),
    );
    return Number(numDeletedRows);
  },
};
