import type { Context } from "../kernel/context.ts";
import { NotFoundError } from "../kernel/errors.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { revealRecord } from "../reveals/reveal.ts";
import { asShown } from "../reveals/shown.ts";
import { toConversation } from "./conversation.ts";
import { isApplicant, maskVisitor } from "./mask.ts";
import type { RevealedVisitor } from "./schema.ts";

/** Reveals a conversation’s visitor to the user for ten minutes (`revealRecord`) and returns their name and address. */
export async function revealConversation(context: Context, id: string, body: unknown): Promise<RevealedVisitor> {
  requirePermission(context, "conversations:read");
  await revealRecord(context, "conversation", id, body);
  const row = await context.db.read
    .selectFrom("chatConversations")
    .selectAll()
    .select(isApplicant.as("isApplicant"))
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new NotFoundError("This conversation was not found");
  const [visitor] = await asShown(context, "conversation", [toConversation(row)], (conversation) => ({
    ...conversation,
    ...maskVisitor(row),
  }));
  return visitor as RevealedVisitor;
}
