import { createHash } from "node:crypto";

const HOUR = 3_600_000;

/** How long a session lasts without being used, how long at most, and how often its use is written down (ms). */
export const sessionLimits = { idle: 24 * HOUR, absolute: 7 * 24 * HOUR, touch: HOUR / 12 } as const;

/** What is stored of a token. It has 256 random bits, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Whether a text has the form of a token of ours; anything else is not worth a look into the database. */
export function looksLikeToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}
