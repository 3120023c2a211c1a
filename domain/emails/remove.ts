import { site } from "#site";
import { DAY } from "../kernel/days.ts";
import { expiredAtOnce } from "../retention/expired-at-once.ts";
import { expiredRows } from "../retention/expired-rows.ts";
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
export const expiredAcknowledgments = expiredAtOnce({
  what: "records of recent confirmations",
  period: "a day",
  table: "acknowledgedAddresses",
  isExpired: (now) => isOutdated("last_at", DAY, now),
});
