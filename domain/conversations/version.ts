import { createHash } from "node:crypto";
import type { Context } from "../context.ts";

/**
 * A short text that changes whenever the stored `state` of a conversation or one of its messages changes. A message never
 * changes, except that it loses its attachment when the application that it created is removed.
 */
export async function versionOf({ db }: Context, conversationId: string, state: unknown): Promise<string> {
  const { applications } = await db.read
    .selectFrom("chatMessages")
    .select(({ fn }) => fn.count<number>("jobApplicationId").as("applications"))
    .where("conversationId", "=", conversationId)
    .executeTakeFirstOrThrow();
  return createHash("sha256")
    .update(JSON.stringify([conversationId, state, applications]))
    .digest("base64url");
}
