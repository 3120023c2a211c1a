import { randomBytes } from "node:crypto";
import type { Queries } from "#db/database.ts";
import { isId } from "#db/id.ts";
import type { ChatConversationRow } from "#db/tables.ts";
import { hashToken, looksLikeToken } from "../accounts/sessions/token.ts";
import type { Context } from "../kernel/context.ts";
import { NotFoundError } from "../kernel/errors.ts";

/** The secret of the browser's cookie, or null without a cookie. Only its hash is stored. */
export type Secret = string | null;

/** A new secret of 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored hash of a secret; null for malformed secrets. */
export function ownerHash(secret: Secret): string | null {
  return secret !== null && looksLikeToken(secret) ? hashToken(secret) : null;
}

/** Whether any conversation has this owner hash, which means that this server issued the secret. */
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
 * The conversation `id`, if the browser that holds `secret` started it. Throws `NotFoundError` for all others, admins
 * included: the team has its own endpoints.
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
  if (!row) throw new NotFoundError("This conversation was not found");
  return row;
}
