import type { Context } from "../kernel/context.ts";
import { toMessage } from "./conversation.ts";
import type { Message } from "./schema.ts";

/** A message of a conversation as its visitor sees it; null when there is none with that id. The caller checks the access. */
export async function findMessage(
  { db }: Pick<Context, "db">,
  conversationId: string,
  id: string,
): Promise<Message | null> {
  const row = await db.read
    .selectFrom("chatMessages")
    .selectAll()
    .where("id", "=", id)
    .where("conversationId", "=", conversationId)
    .executeTakeFirst();
  return row ? toMessage(row) : null;
}
