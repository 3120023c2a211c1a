import { randomFillSync } from "node:crypto";

/** Whether a text has the form of an id; anything else is in no table, and PostgreSQL refuses some even to look. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

const bytes = Buffer.alloc(16);
let lastMilliseconds = 0;
let counter = 0;

/**
 * A UUIDv7 (RFC 9562) as text: 48 bits of epoch milliseconds, then a 12-bit counter, then 62 random bits.
 * Within this process ids never go backwards, so that ordering by time and then by id is the order of creation.
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
  randomFillSync(bytes);
  bytes.writeUIntBE(lastMilliseconds, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
