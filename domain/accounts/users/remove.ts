import type { Queries } from "#db/database.ts";
import type { UserRow } from "#db/tables.ts";
import { recordAction } from "../../audit/record.ts";
import type { Context } from "../../kernel/context.ts";
import { isStaff } from "../../kernel/permissions.ts";
import { removeAccountEmails } from "../account/queue-email.ts";
import { removeInvitationsTo } from "../invitations/remove.ts";
import { endIssued } from "../sessions/issued.ts";
import { lockAdmins, refuseForLastAdmin } from "./keep-an-admin.ts";
import { findByUsername } from "./user.ts";

/**
 * Deletes a user with everything about the account, as the privacy policy promises to users who ask for it.
 * Throws a `ConflictError` for the last admin. For operators with access to the machine (`npm run user`), so it checks no
 * permission.
 */
export async function removeUser(context: Context, username: string): Promise<void> {
  await context.db.write(async (queries) => {
    const admins = await lockAdmins(queries);
    const row = await findByUsername(queries, username);
    refuseForLastAdmin(admins, row.id);
    await deleteUser(context, queries, row);
  });
}

/** Deletes a user with everything issued, the emails about the account and, of a member of the team, the
 * invitations to its address, and records it. */
export async function deleteUser(context: Context, queries: Queries, user: UserRow): Promise<void> {
  // First: it finds emails by their links.
  await removeAccountEmails(queries, user);
  await recordAction(context, queries, { action: "remove", kind: "user", id: user.id });
  await endIssued(context, queries, "removed", { userId: user.id });
  if (isStaff(user.role)) await removeInvitationsTo(queries, user.emailFolded);
  await queries.deleteFrom("users").where("id", "=", user.id).execute();
}
