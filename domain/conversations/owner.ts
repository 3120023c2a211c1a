import { randomBytes } from "node:crypto";
import type { Queries } from "#db/database.ts";
import { isId } from "#db/id.ts";
import type { ChatConversationRow } from "#db/tables.ts";
import type { Context } from "../context.ts";
import { NotFoundError } from "../errors.ts";
import { hashToken, looksLikeToken } from "../sessions/token.ts";

/** The browser that asks: the secret of its cookie, or null when it has none. It is never stored, only its hash. */
export type Secret = string | null;

/** A secret of 256 random bits for a browser that has none. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a secret; null for what cannot be one. */
export function ownerHash(secret: Secret): string | null {
  return secret !== null && looksLikeToken(secret) ? hashToken(secret) : null;
}

/** Whether some conversation belongs to who holds the secret of this hash: then the secret is one that we gave out. */
export async function isOwner(queries: Queries, hash: string): Promise<boolean> {
  const one = await queries
    .selectFrom("chatConversations")
    .select("id")
    .where("ownerHash", "=", hash)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

/**
 * The conversation `id`, if the browser that holds `secret` began it. For everybody else there is no such thing, an
 * admin included: who reads conversations for the team does so by calls of their own.
 */
export async function ownConversation({ db }: Context, secret: Secret, id: string): Promise<ChatConversationRow> {
  const hash = ownerHash(secret);
  const row =
    hash !== null && isId(id)
      ? await db.read
          .selectFrom("chatConversations")
          .selectAll()
          .where("id", "=", id)
          .where("ownerHash", "=", hash)
          .executeTakeFirst()
      : undefined;
  if (!row) throw new NotFoundError("There is no such conversation");
  return row;
}
