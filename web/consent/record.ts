import type { Choices } from "#domain/consents/choices.ts";

/** What a visitor chose: the record of section 3 of the specification, these six fields and no other. */
export interface ConsentRecord {
  essential: true;
  analytics: boolean;
  functional: boolean;
  marketing: boolean;
  timestamp: number;
  expiresAt: number;
}
export const optional = ["analytics", "functional", "marketing"] as const;
export type Optional = (typeof optional)[number];

/** 365 days (specification, section 9). */
export const validFor = 365 * 24 * 60 * 60 * 1000;

/** Reads a stored record. Throws where the text is not one; null where it is past its expiry, to the millisecond. */
export function parseRecord(text: string, now: number): ConsentRecord | null {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value)) throw new TypeError("Not a consent record");
  return now > value.expiresAt ? null : value;
}

function isRecord(value: unknown): value is ConsentRecord {
  if (typeof value !== "object" || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    fields.essential === true &&
    optional.every((name) => typeof fields[name] === "boolean") &&
    Number.isFinite(fields.timestamp) &&
    Number.isFinite(fields.expiresAt)
  );
}

/** Changed categories laid over the existing ones (none: all off), with a fresh expiry. Essential stays on. */
export function merge(before: ConsentRecord | null, changes: Partial<Choices>, now: number): ConsentRecord {
  const choice = (name: Optional) => changes[name] ?? before?.[name] ?? false;
  return {
    essential: true,
    analytics: choice("analytics"),
    functional: choice("functional"),
    marketing: choice("marketing"),
    timestamp: now,
    expiresAt: now + validFor,
  };
}
