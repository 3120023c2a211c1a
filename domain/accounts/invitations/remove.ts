import type { Queries } from "#db/database.ts";
import { removeEmailsAbout } from "../../emails/queue.ts";
import { DAY } from "../../kernel/days.ts";
import { expiredRows } from "../../retention/expired-rows.ts";

/** Removes the invitations of an address and the emails about them, in the transaction that deletes the user with it. */
export async function removeInvitationsTo(queries: Queries, emailFolded: string): Promise<void> {
  const rows = await queries.deleteFrom("invitations").where("emailFolded", "=", emailFolded).returning("id").execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await removeEmailsAbout(queries, ids);
}

/** How long an invitation stays listed after it was sent, so that its link can say what became of it. */
const RETENTION_DAYS = 30;

/** The retention step for invitations, whether they were accepted or not. */
export const expiredInvitations = expiredRows({
  what: "invitations to the team",
  kind: "invitation",
  period: `${RETENTION_DAYS} days`,
  table: "invitations",
  select: (queries, now) =>
    queries
      .selectFrom("invitations")
      .select("id")
      .where("createdAt", "<=", now - RETENTION_DAYS * DAY),
});
