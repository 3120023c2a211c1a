import type { Choices } from "#domain/consents/choices.ts";

/** A visitor's choice: the record of section 3 of the specification, with exactly these six fields. */
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

/** Parses a stored record. Throws when the text is not a record; returns null when the record has expired (milliseconds). */
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

/** Merges changed categories into the existing ones (all off without a record) with a new expiry. Essential stays on. */
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
