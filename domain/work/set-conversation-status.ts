import type { Queries } from "#db/database.ts";

/** Closes a conversation, or returns it to the assistant, as a member of the team asks. False when there is none. */
export async function setStatus(queries: Queries, id: string, status: "active" | "closed"): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("chatConversations")
    .set({ status, unread: 0 })
    .where("id", "=", id)
    .executeTakeFirst();
  // The assistant must not answer these messages when the visitor comes back.
  if (status === "closed")
    await queries
      .updateTable("chatMessages")
      .set({ outcome: "closed" })
      .where("conversationId", "=", id)
      .where("sender", "=", "user")
      .execute();
  return numUpdatedRows > 0n;
}
