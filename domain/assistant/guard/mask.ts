import { findAddresses } from "./find-addresses.ts";
import { findCodes } from "./find-codes.ts";
import { findCued } from "./find-cued.ts";
import { findNames } from "./find-names.ts";
import { findNumbers } from "./find-numbers.ts";
import { findSecrets } from "./find-secrets.ts";
import { flatten } from "./flatten.ts";
import { type Finding, type Kind, kinds, placeholder } from "./kinds.ts";

/** A hidden piece: where it began and how long it was in the text as the visitor sent it. */
export type Span = { kind: Kind; start: number; end: number; length: number };
export type Masked = { text: string; spans: Span[]; counts: Partial<Record<Kind, number>> };

/** Addresses and telephone numbers are the same when their letters and digits are. */
const bare = (value: string) => value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Hides personal data in a visitor's text behind words in brackets (issue *The support assistant*, point 4): nothing of it
 * may be stored in an index, logged or sent to a model unmasked. `allow` holds what is public, such as the company's own
 * address and telephone number. Pure, and linear in the length of the text.
 */
export function mask(text: string, { allow = [] }: { allow?: readonly string[] } = {}): Masked {
  const flat = flatten(text);
  const allowed = new Set(allow.map((value) => bare(flatten(value).text)));
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

/** Findings in the order of the text; where two share characters the surer kind stays. */
function disjoint(text: string): Finding[] {
  const found = [
    ...findSecrets(text),
    ...findAddresses(text),
    ...findCodes(text),
    ...findCued(text),
    ...findNumbers(text),
    ...findNames(text),
  ].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.start - b.start || b.end - a.end);
  const taken = new Uint8Array(text.length);
  const kept = found.filter(({ start, end }) => {
    for (let index = start; index < end; index++) if (taken[index]) return false;
    taken.fill(1, start, end);
    return true;
  });
  return kept.sort((a, b) => a.start - b.start);
}
