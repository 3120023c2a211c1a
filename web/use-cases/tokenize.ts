/** A piece of a text: unchanged text, or a token that replaces personal data. */
export type Piece = { text: string; kind?: "card" | "email" | "phone" | "number"; original?: string };

// The longest pattern first: a card number also looks like a phone number.
const pattern = new RegExp(
  [
    "(?<email>[\\p{L}\\d._%+-]+@[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)+)",
    "(?<card>\\b(?:\\d[ -]?){12,18}\\d\\b)",
    "(?<phone>\\+\\d(?:[ -]?\\d){7,13}\\b)",
    "(?<number>\\b\\d{5,}\\b)",
  ].join("|"),
  "gu",
);

const randomBelow = (below: number) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;
const randomLetter = (first: string) => String.fromCharCode(first.charCodeAt(0) + randomBelow(26));

/** A random character of the same kind: a digit for a digit, a letter for a letter; everything else is unchanged. */
function randomLike(character: string) {
  if (/\d/.test(character)) return String(randomBelow(10));
  if (/\p{Lu}/u.test(character)) return randomLetter("A");
  return /\p{L}/u.test(character) ? randomLetter("a") : character;
}

/** How many characters at the end stay unchanged, because other systems need them. */
function keptLength(kind: Piece["kind"], original: string) {
  if (kind === "card") return 4;
  // The top-level domain shows the country or kind of organization.
  return kind === "email" ? original.length - original.lastIndexOf(".") : 0;
}

/** Whether the digits of a number pass the Luhn check (ISO/IEC 7812-1), as card numbers do. */
export function passesLuhn(text: string): boolean {
  const digits = [...text.replace(/\D/g, "")].reverse().map(Number);
  const weighted = digits.map((digit, index) => (index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2));
  return weighted.reduce((sum, digit) => sum + digit, 0) % 10 === 0;
}

/** The same token with the first digit that makes it pass the Luhn check, so that systems accept it as a card number. */
const withCheckDigit = (token: string) =>
  Array.from({ length: 10 }, (_, digit) => token.replace(/\d/, String(digit))).find(passesLuhn) ?? token;

/**
 * A token of the same length and shape, which differs from its original in at least one character. The token of a card
 * number that passes the Luhn check passes it as well.
 */
function tokenFor(original: string, kind: Piece["kind"]) {
  const head = kind === "phone" ? 3 : 0;
  const tail = original.length - keptLength(kind, original);
  let token = original;
  while (token === original) {
    token = [...original]
      .map((character, position) => (position < head || position >= tail ? character : randomLike(character)))
      .join("");
    if (kind === "card" && passesLuhn(original)) token = withCheckDigit(token);
  }
  return token;
}

/**
 * Replaces card numbers, email addresses, phone numbers and other numbers of five digits or more by tokens of the same
 * shape: a card keeps its last four digits, an address its top-level domain, a phone number its country. The same
 * original gets the same token for as long as the `vault` exists; nothing is sent or stored elsewhere.
 */
export function tokenize(text: string, vault: Map<string, string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const { 0: original, groups = {}, index } = match;
    const kind = groups.email ? "email" : groups.card ? "card" : groups.phone ? "phone" : "number";
    const token = vault.get(original) ?? tokenFor(original, kind);
    vault.set(original, token);
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: token, kind, original });
    end = index + original.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
