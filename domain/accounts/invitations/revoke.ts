import type { Queries } from "#db/database.ts";
import { isId } from "#db/id.ts";
import { recordAction } from "../../audit/record.ts";
import type { Context } from "../../kernel/context.ts";
import { ConflictError, NotFoundError } from "../../kernel/errors.ts";
import { requirePermission } from "../../kernel/permissions.ts";
import { stateOf } from "./invitation.ts";

/** Revokes an open invitation. Throws a `NotFoundError`, or a `ConflictError` when it was used, revoked or has expired. */
export async function revokeInvitation(context: Context, id: string): Promise<void> {
  requirePermission(context, "team:change");
  const now = context.now();
  const notFound = new NotFoundError("This invitation was not found");
  if (!isId(id)) throw notFound;
  await context.db.write(async (queries) => {
    const row = await queries.selectFrom("invitations").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    if (!row) throw notFound;
    const state = stateOf(row, now);
    if (state !== "open") {
      const message = {
        used: "This invitation was already accepted",
        revoked: "This invitation was already revoked",
        expired: "This invitation has expired",
      }[state];
      throw new ConflictError({ invitation: [message] }, message);
    }
    await queries.updateTable("invitations").set({ revokedAt: now }).where("id", "=", id).execute();
    await recordAction(context, queries, { action: "remove", kind: "invitation", id });
  });
}

/** Revokes the open invitations of an address, in the transaction that replaces them. */
export async function revokeOpenInvitations(queries: Queries, emailFolded: string, now: number): Promise<void> {
  await queries
    .updateTable("invitations")
    .set({ revokedAt: now })
    .where("emailFolded", "=", emailFolded)
    .where("usedAt", "is", null)
    .where("revokedAt", "is", null)
    .execute();
}
