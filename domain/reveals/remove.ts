import { monthsAgo } from "../kernel/days.ts";
import { expiredRows } from "../retention/expired-rows.ts";
import { REVEAL_MS } from "./shown.ts";

/**
 * The retention step for reveals: those without a note go when they have ended, notes as long as the entries of the audit
 * log that they explain. Removing a record removes its reveals at once.
 */
export const expiredReveals = (months: number) =>
  expiredRows({
    what: "ended reveals of records",
    kind: null,
    period: `10 minutes, with a note ${months} months`,
    table: "reveals",
    select: (queries, now) =>
      queries
        .selectFrom("reveals")
        .select("id")
        .where(({ eb, or, and }) =>
          or([
            and([eb("note", "is", null), eb("revealedAt", "<=", now - REVEAL_MS)]),
            eb("revealedAt", "<=", monthsAgo(now, months)),
          ]),
        ),
  });
