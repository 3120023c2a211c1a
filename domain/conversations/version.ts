import { createHash } from "node:crypto";
import type { Context } from "../kernel/context.ts";

/**
 * A short text that changes whenever the stored `state` of a conversation or one of its messages changes. A message never
 * changes, except that the visitor rates an answer, and that it loses its attachment when the application that it created
 * is removed.
 */
export async function versionOf({ db }: Context, conversationId: string, state: unknown): Promise<string> {
  const changeable = await db.read
    .selectFrom("chatMessages")
    .select(["id", "helpful", "jobApplicationId"])
    .where("conversationId", "=", conversationId)
    .where((is) => is.or([is("helpful", "is not", null), is("jobApplicationId", "is not", null)]))
    .orderBy("id")
    .execute();
  return createHash("sha256")
    .update(JSON.stringify([conversationId, state, changeable]))
    .digest("base64url");
}
