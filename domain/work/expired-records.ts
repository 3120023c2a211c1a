import { removeEmailsAbout } from "../emails/queue.ts";
import { monthsAgo } from "../kernel/days.ts";
import { type ExpiredRows, expiredRows } from "../retention/expired-rows.ts";
import type { RetentionStep } from "../retention/step.ts";
import { kinds } from "./kinds.ts";
import type { RecordKind } from "./schema.ts";
import { unmarkDuplicates } from "./unmark-duplicates.ts";

interface ExpiredRecords extends Pick<ExpiredRows, "what" | "period" | "select"> {
  kind: RecordKind;
}

/** The retention step for a kind of record. The marks of duplicates and the emails about a record go with it. */
export const expiredRecords = ({ kind, ...rest }: ExpiredRecords): RetentionStep =>
  expiredRows({
    ...rest,
    kind,
    table: kinds[kind].table,
    // Removing a row from SQLite's search index takes about ten milliseconds, and a conversation may have files of 25 MB.
    batchSize: 1,
    removeBefore: (queries, ids) => unmarkDuplicates(queries, kind, ids),
    removeDependents: removeEmailsAbout,
  });

/** The step for records that expire a number of calendar months after their creation. */
export const recordsOlderThan = (kind: "inquiry" | "application", what: string, months: number): RetentionStep =>
  expiredRecords({
    kind,
    what,
    period: `${months} months`,
    select: (queries, now) =>
      queries
        .selectFrom(kinds[kind].table as "inquiries")
        .select("id")
        .where("createdAt", "<", monthsAgo(now, months)),
  });
