import { site } from "#site";
import { findAddresses } from "./find-addresses.ts";
import { findCodes } from "./find-codes.ts";
import { findDates } from "./find-dates.ts";
import { findNames } from "./find-names.ts";
import { findNumbers } from "./find-numbers.ts";
import { findPostal } from "./find-postal.ts";
import { findSecrets } from "./find-secrets.ts";
import { flatten } from "./flatten.ts";
import { type Finding, type Kind, kinds, placeholder } from "./kinds.ts";

/** A masked value: its position and length in the original text. */
export type Span = { kind: Kind; start: number; end: number; length: number };
export type Masked = { text: string; spans: Span[]; counts: Partial<Record<Kind, number>> };

/** The company's name and published contact data, which is never masked. */
const published: readonly string[] = [site.name, site.email, site.security.email, site.phone];

/** Email addresses and phone numbers are compared by their letters and digits. */
const bare = (value: string) => value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const allowedAmong = (values: readonly string[]) => new Set(values.map((value) => bare(flatten(value).text)));
const publishedBare = allowedAmong(published);

/**
 * Replaces personal data in a visitor's text with placeholders, since none of it may be indexed, logged or sent to a model.
 * `allow` lists public data, by default the company's own email addresses and phone number. Pure, and linear in the length.
 */
export function mask(text: string, allow: readonly string[] = published): Masked {
  const flat = flatten(text);
  const allowed = allow === published ? publishedBare : allowedAmong(allow);
  const spans: Span[] = [];
  const counts: Partial<Record<Kind, number>> = {};
  for (const { kind, start, end } of disjoint(flat.text)) {
    if (allowed.has(bare(flat.text.slice(start, end)))) continue;
    const from = flat.startOf(start);
    const to = flat.endOf(end - 1);
    spans.push({ kind, start: from, end: to, length: to - from });
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  let masked = "";
  let at = 0;
  for (const { kind, start, end } of spans) {
    masked += text.slice(at, start) + placeholder(kind);
    at = end;
  }
  return { text: masked + text.slice(at), spans, counts };
}

/** A text with personal data masked. */
export const maskPersonalData = (text: string): string => mask(text).text;

function numbersAndDates(text: string): Finding[] {
  const numbers = findNumbers(text);
  const cards = numbers.filter(({ kind }) => kind === "card");
  return [...numbers, ...findDates(text, cards)];
}

/** The findings in the order of the text; where two overlap, the more reliable kind wins (see `kinds`). */
function disjoint(text: string): Finding[] {
  const found = [
    ...findSecrets(text),
    ...findAddresses(text),
    // All of these contain a digit, or an at sign: a text without one takes half the time.
    ...(/[\d@]/.test(text) ? [...findCodes(text), ...numbersAndDates(text), ...findPostal(text)] : []),
    ...findNames(text),
  ].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.start - b.start || b.end - a.end);
  const taken = new Uint8Array(text.length);
  const accepted = found.filter(({ start, end }) => {
    for (let index = start; index < end; index++) if (taken[index]) return false;
    taken.fill(1, start, end);
    return true;
  });
  return accepted.sort((a, b) => a.start - b.start);
}
