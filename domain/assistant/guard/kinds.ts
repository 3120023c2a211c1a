/** What `mask` can hide, and the word for it that stands in its place and in the note to the visitor. */
const labels = {
  secret: "secret key",
  email: "e-mail address",
  iban: "IBAN",
  card: "card number",
  aadhaar: "Aadhaar number",
  ssn: "social security number",
  account: "bank details",
  identity: "identity number",
  ip: "IP address",
  phone: "phone number",
  pan: "PAN",
  name: "name",
} as const;

export type Kind = keyof typeof labels;

/** Every kind, the surer one first: where two claim the same characters, the earlier one has them. */
export const kinds = Object.keys(labels) as readonly Kind[];

/** A piece of the flattened text (see flatten.ts) and what it is. */
export type Finding = { kind: Kind; start: number; end: number };

/** What stands in the text instead of the hidden value: `[card number]`. */
export function placeholder(kind: Kind): string {
  return `[${labels[kind]}]`;
}

/** "We hid your card number and e-mail address before keeping your message.", or null when nothing was hidden. */
export function maskNotice(counts: Partial<Record<Kind, number>>): string | null {
  const hidden = kinds.filter((kind) => counts[kind]).map((kind) => labels[kind]);
  const last = hidden.pop();
  if (last === undefined) return null;
  const list = hidden.length > 0 ? `${hidden.join(", ")} and ${last}` : last;
  return `We hid your ${list} before keeping your message.`;
}

/** Masked text in pieces for the bubble: text as it is, and a label wherever a redaction bar belongs. */
export function maskedParts(text: string): ({ text: string } | { label: string })[] {
  return text
    .split(placeholders)
    .map((piece, index) => (index % 2 === 1 ? { label: piece } : { text: piece }))
    .filter((piece) => "label" in piece || piece.text !== "");
}

const placeholders = new RegExp(`\\[(${Object.values(labels).join("|")})\\]`);
