/** The kinds of personal data, and their labels in placeholders and in the notice to the visitor. */
const labels = {
  secret: "secret key",
  email: "email address",
  iban: "IBAN",
  card: "card number",
  aadhaar: "Aadhaar number",
  ssn: "social security number",
  account: "bank details",
  identity: "identity number",
  ip: "IP address",
  cvv: "card security code",
  expiry: "card expiration date",
  birthdate: "date of birth",
  address: "postal address",
  phone: "phone number",
  pan: "PAN",
  name: "name",
} as const;

export type Kind = keyof typeof labels;

/** Every kind, the most reliable first: where two findings overlap, the earlier kind wins. */
export const kinds = Object.keys(labels) as readonly Kind[];

/** A part of the flattened text (flatten.ts) and its kind. */
export type Finding = { kind: Kind; start: number; end: number };

/** The text that replaces a masked value: `[card number]`. */
export function placeholder(kind: Kind): string {
  return `[${labels[kind]}]`;
}

/** What stands for the hidden part of a single value: `n•••@acme.com`. The dashboard draws it as a bar. */
export const HIDDEN = "•••";

/** "We masked your card number and email address before saving your message.", or null when nothing was masked. */
export function maskNotice(counts: Partial<Record<Kind, number>>): string | null {
  const hidden = kinds.filter((kind) => counts[kind]).map((kind) => labels[kind]);
  const last = hidden.pop();
  if (last === undefined) return null;
  const list = hidden.length > 0 ? `${hidden.join(", ")} and ${last}` : last;
  return `We masked your ${list} before saving your message.`;
}

/** Splits masked text into plain text and the labels of placeholders, which the chat draws as bars. */
export function maskedParts(text: string): ({ text: string } | { label: string })[] {
  return text
    .split(placeholders)
    .map((piece, index) => (index % 2 === 1 ? { label: piece } : { text: piece }))
    .filter((piece) => "label" in piece || piece.text !== "");
}

const placeholders = new RegExp(`\\[(${Object.values(labels).join("|")})\\]`);
