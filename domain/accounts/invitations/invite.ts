import { newId } from "#db/id.ts";
import type { InvitationRow } from "#db/tables.ts";
import { recordAction } from "../../audit/record.ts";
import { isEmailAddress } from "../../emails/address.ts";
import { queueEmails } from "../../emails/queue.ts";
import type { Context } from "../../kernel/context.ts";
import { ConflictError, ValidationError } from "../../kernel/errors.ts";
import { parse } from "../../kernel/parse.ts";
import { requirePermission } from "../../kernel/permissions.ts";
import { normalizeForSearch } from "../../lists/normalize-for-search.ts";
import { requireConfirmation } from "../account/confirmation.ts";
import { lockUser } from "../sessions/issued.ts";
import { hashToken, newToken } from "../sessions/token.ts";
import { toInvitation } from "./invitation.ts";
import { revokeOpenInvitations } from "./revoke.ts";
import { type Invitation, newInvitationSchema } from "./schema.ts";

/**
 * Invites an address to the team: queues an email, or returns the token of a link that the admin passes on. It replaces an
 * open invitation of the same address. Throws a `ConflictError` when the address belongs to a person on the team, and, for
 * an admin, a `ConfirmationNeededError` unless the actor confirmed within ten minutes.
 */
export async function invite(
  context: Context,
  body: unknown,
): Promise<{ invitation: Invitation; token: string | null }> {
  const actor = requirePermission(context, "team:change");
  const { email, role, delivery } = parse(newInvitationSchema, body);
  if (delivery === "email" && !isEmailAddress(email))
    throw new ValidationError({ email: ["No email can be sent to this address. Create a link instead"] });
  if (role === "admin") await requireConfirmation(context);
  const now = context.now();
  const token = delivery === "link" ? newToken() : null;
  const row: InvitationRow = {
    id: newId(now),
    email,
    emailFolded: normalizeForSearch(email),
    role,
    delivery,
    tokenHash: token === null ? null : hashToken(token),
    invitedBy: actor.id,
    createdAt: now,
    usedAt: null,
    revokedAt: null,
  };
  await context.db.write(async (queries) => {
    await lockUser(context, queries, actor.id);
    const member = await queries
      .selectFrom("users")
      .select("name")
      .where("emailFolded", "=", row.emailFolded)
      .where("role", "!=", "user")
      .executeTakeFirst();
    if (member) {
      const message = `${member.name} is on the team with this address. To change the role, select ${member.name} under People`;
      throw new ConflictError({ email: [message] }, message);
    }
    await revokeOpenInvitations(queries, row.emailFolded, now);
    await queries.insertInto("invitations").values(row).execute();
    if (delivery === "email")
      await queueEmails(queries, [{ kind: "invitation", aboutId: row.id, recipient: email, now }]);
    await recordAction(context, queries, { action: "create", kind: "invitation", id: row.id });
  });
  if (delivery === "email") context.emailQueued?.();
  return { invitation: toInvitation(row, actor.name, now), token };
}
