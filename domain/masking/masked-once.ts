import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** At most ten million characters. */
const MAX_TEXTS = 2000;
const TEXT_LIFETIME_MS = 3_600_000;
const texts = new LRUCache<string, string>({ max: MAX_TEXTS, ttl: TEXT_LIFETIME_MS });

/**
 * The masked form of a text, computed once an hour: masking 1,000 characters takes one to two milliseconds, and the dashboard
 * requests the same lists again and again. `depends` is all that it depends on, of which only a hash is kept.
 */
export function maskedOnce(depends: readonly (string | null)[], mask: () => string): string {
  const key = createHash("sha256").update(JSON.stringify(depends)).digest("base64");
  const known = texts.get(key);
  if (known !== undefined) return known;
  const masked = mask();
  texts.set(key, masked);
  return masked;
}
