import type { Queries } from "#db/database.ts";
import { expiredRows } from "../retention/expired-rows.ts";
import { isAddress } from "./address.ts";

/** The retention step for the addresses of people without any record, conversation or account. */
export const forgottenPeople = expiredRows({
  what: "people without records",
  kind: "person",
  period: "as long as their records",
  table: "personAddresses",
  select: selectForgotten,
});

function selectForgotten(queries: Queries) {
  const address = "personAddresses.address";
  return queries
    .selectFrom("personAddresses")
    .select("personAddresses.id")
    .where(({ and, fn, not, exists, selectFrom, lit }) => {
      const one = lit(1).as("one");
      // Not the column itself: SQLite compares a column of texts without the index on an expression.
      const own = fn<string>("lower", [address]);
      const has = [
        selectFrom("inquiries").select(one).where(isAddress("inquiries.email", own)),
        selectFrom("jobApplications").select(one).whereRef("jobApplications.emailFolded", "=", address),
        selectFrom("chatConversations").select(one).where(isAddress("chatConversations.userEmail", own)),
        selectFrom("users").select(one).whereRef("users.emailFolded", "=", address),
      ];
      return and(has.map((rows) => not(exists(rows))));
    });
}
