import { flatten } from "./flatten.ts";

/** Cyrillic and Greek letters that pass for Latin ones. */
const lookalikes: Record<string, string> = Object.fromEntries(
  [..."аaеeоoрpсcуyхxіiјjѕsԁdһhӏlкkмmтtвbнhгrпnԛqԝwαaεeοoρpιiνvυuκkτtηnχxγyωw".matchAll(/(.)([a-z])/gu)].map((pair) => [
    pair[1],
    pair[2],
  ]),
);
const word = /\p{L}{2,}/gu;
const latin = /[a-z]/;
const greekOrCyrillic = /[\u0370-\u052f]/;
const leet: Record<string, string> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  8: "b",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
};
const leetWord =
  /(?<![\p{L}\p{N}@$!|])(?=[\p{L}\d@$!|]{0,20}[a-z])(?=[\p{L}\d@$!|]{0,20}[0134578@$!|][\p{L}\d@$!|]{0,20}[a-z])[a-z0-9@$!|]{2,20}/giu;
const spelledOut = /(?<![\p{L}\p{N}])(?:\p{L}([ ._*-]{1,3}))(?:\p{L}[ ._*-]{1,3}){4,}\p{L}(?![\p{L}\p{N}])/gu;
const joined = /(?<=\p{L})[_*~`|\\/+.-]+(?=\p{L})/gu;

/** Small letters, without accents on Latin ones: the form in which rules are written. */
export function plainly(text: string): string {
  const small = text.toLowerCase();
  if (/^[\x20-\x7e\s]*$/.test(small)) return small;
  return small
    .normalize("NFD")
    .replace(/([a-z])[\u0300-\u036f]+/g, "$1")
    .normalize("NFC")
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .replaceAll("ø", "o")
    .replaceAll("ı", "i")
    .replace(/[“”„«»「」『』]/g, '"')
    .replace(/[‘’‚‹›]/g, "'")
    .replace(word, (letters) =>
      latin.test(letters) && greekOrCyrillic.test(letters)
        ? [...letters].map((letter) => lookalikes[letter] ?? letter).join("")
        : letters,
    );
}

/** Letters that are sent as tags of an emoji are seen by a model and by nobody else. */
function tagged(text: string): string {
  const letters = text.match(/[\u{e0020}-\u{e007e}]{4,}/gu) ?? [];
  return letters
    .map((run) => [...run].map((tag) => String.fromCodePoint((tag.codePointAt(0) ?? 0) - 0xe0000)).join(""))
    .join(" ");
}

const isReadable = (text: string) => text.length >= 8 && !/[^\t\n\r\x20-\x7e\u00a0-\u024f\u0370-\u0980]/.test(text);

/** What base64 and hexadecimal runs say, where they say something. */
function decoded(text: string): string[] {
  const found: string[] = [];
  for (const [run] of text.matchAll(/(?<![A-Za-z0-9+/=])[A-Za-z0-9+/_-]{16,8000}={0,2}(?![A-Za-z0-9+/=])/g))
    found.push(Buffer.from(run, "base64").toString("utf8"));
  for (const [run] of text.matchAll(/(?<![0-9a-f])(?:(?:0x|\\x)?[0-9a-f]{2}[ ,]?){12,4000}(?![0-9a-f])/gi))
    found.push(Buffer.from(run.replace(/0x|\\x|[ ,]/gi, ""), "hex").toString("utf8"));
  if (/%[0-9a-f]{2}/i.test(text))
    found.push(text.replace(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))));
  if (/&#x?[0-9a-f]{2,6};|&lt;/i.test(text))
    found.push(
      text
        .replace(/&#x([0-9a-f]{2,5});/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
        .replace(/&#(\d{2,6});/g, (_, code) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">"),
    );
  if (/\\u[0-9a-f]{4}/i.test(text))
    found.push(text.replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))));
  return found.filter(isReadable);
}

const rotated = (text: string) =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97));

/**
 * The ways in which a message can be read: as it stands, and, where there is reason to, with what was disguised undone:
 * digits for letters, letters apart, rot13, backwards, base64, hexadecimal, percent and entity codes, hidden letters. The
 * first is the plain one.
 */
export function readings(original: string): string[] {
  const text = plainly(flatten(original).text);
  const found = [text];
  const undisguised = text.replace(leetWord, (word) => [...word].map((letter) => leet[letter] ?? letter).join(""));
  if (undisguised !== text) found.push(undisguised);
  // Spread letters lose the gaps between words as well; the rules for `together` know their words without gaps.
  const spelled: string[] = [];
  for (const [run] of text.matchAll(spelledOut))
    spelled.push(
      run
        .replace(/ {2,}|[_*-]{2,}/g, "\u0000")
        .replace(/[ ._*-]/g, "")
        .replaceAll("\u0000", " "),
    );
  if (spelled.length > 0) found.push(spelled.join("\n"));
  const apart = text.replace(joined, " ");
  if (apart !== text) found.push(apart);
  if (/vtaber|vafgehpgvba|cebzcg|qvfertneq|sbetrg/.test(text)) found.push(rotated(text));
  if (/erongi|snoitcurtsni|tpmorp|dragersid|tegrof/.test(text)) found.push([...text].reverse().join(""));
  const hidden = [tagged(original), ...decoded(original)].filter((one) => one !== "");
  if (hidden.length > 0) found.push(plainly(hidden.join("\n")));
  return found;
}
