import type { Context } from "../../kernel/context.ts";
import { requirePermission } from "../../kernel/permissions.ts";
import { toInvitation } from "./invitation.ts";
import type { Invitation } from "./schema.ts";

/** The invitations of the last 30 days, newest first; older ones are deleted (`remove.ts`). */
export async function listInvitations(context: Context): Promise<Invitation[]> {
  requirePermission(context, "team:read");
  const rows = await context.db.read
    .selectFrom("invitations")
    .leftJoin("users", "users.id", "invitations.invitedBy")
    .selectAll("invitations")
    .select("users.name as inviter")
    .orderBy("invitations.createdAt", "desc")
    .orderBy("invitations.id", "desc")
    .limit(200)
    .execute();
  return rows.map(({ inviter, ...row }) => toInvitation(row, inviter, context.now()));
}
