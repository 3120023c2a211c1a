import { randomFillSync } from "node:crypto";

/** Whether a text has the form of an id. No table contains another one, and PostgreSQL rejects some in a query. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

// Random bytes for many ids at once: a system call for each id costs more than everything else.
const random = Buffer.alloc(4096);
let used = random.length;
let lastMilliseconds = 0;
let counter = 0;

/**
 * A UUIDv7 (RFC 9562) as text: 48 bits of epoch milliseconds, then a 12-bit counter, then 62 random bits.
 * Ids increase within this process, so that ordering by time and then by id is the order of creation.
 */
export function newId(now: number = Date.now()): string {
  if (now > lastMilliseconds) {
    lastMilliseconds = now;
    counter = 0;
  } else if (++counter > 0xfff) {
    // More than 4,096 in one millisecond: borrow from the next.
    lastMilliseconds += 1;
    counter = 0;
  }
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  random[used] = 0x80 | ((random[used] ?? 0) & 0x3f);
  const tail = random.toString("hex", used, used + 8);
  used += 8;
  const time = lastMilliseconds.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.toString(16).padStart(3, "0")}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
