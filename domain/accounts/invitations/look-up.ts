import type { Context } from "../../kernel/context.ts";
import { parse } from "../../kernel/parse.ts";
import { INVITATION_LIFETIME_MS } from "./invitation.ts";
import { invitationLinkSchema, type OfferedInvitation } from "./schema.ts";
import { findOpenInvitation } from "./token.ts";

/** What the link of an invitation offers to its holder. Throws as `findOpenInvitation` does. */
export async function lookUpInvitation(context: Context, body: unknown): Promise<OfferedInvitation> {
  const { token } = parse(invitationLinkSchema, body);
  const { read } = context.db;
  const row = await findOpenInvitation(read, token, context.now());
  const users = read.selectFrom("users");
  const inviter = await users.select("name").where("id", "=", row.invitedBy).executeTakeFirst();
  const account = await users.select("id").where("emailFolded", "=", row.emailFolded).executeTakeFirst();
  return {
    email: row.email,
    role: row.role,
    invitedBy: inviter?.name ?? null,
    expiresAt: new Date(row.createdAt + INVITATION_LIFETIME_MS).toISOString(),
    account: !account
      ? "none"
      : account.id === context.actor?.id
        ? "signed-in"
        : row.delivery === "link"
          ? "signed-out"
          : "none",
  };
}
