import { createHash, randomBytes } from "node:crypto";

/** How many sessions a user may have; a further one ends the one that was unused for the longest time. */
export const MAX_SESSIONS_PER_USER = 50;

/** A new token of 256 random bits, in base64url: of a session, or of a link in an email. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The stored form of a token. A plain hash is enough for 256 random bits. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Whether a text has the format of a token; other texts need no database query. */
export function looksLikeToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}
