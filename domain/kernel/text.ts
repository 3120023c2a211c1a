import * as z from "zod/mini";

// Compiling a schema to code probes `new Function`, which the pages' policy refuses and would report.
if (typeof window !== "undefined") z.config({ jitless: true });

/** Every character that breaks a line: PowerPoint sends U+000B, Word U+000C, web editors U+2028. */
const lineBreaks = /\r\n?|[\v\f\x85\u2028\u2029]/g;
/**
 * What shows nothing: controls, direction marks, zero-width characters. First, what has a meaning and stays: joiners between
 * letters or emoji and after vowel signs, and the tags of flags.
 */
const unseen =
  /([\p{L}\p{M}\p{N}\p{ExtPict}\p{EMod}][\u180e\u200c\u200d]+(?=[\p{L}\p{M}\p{N}\p{ExtPict}])|\p{M}[\u200c\u200d]|\p{sc=Arab}\u200d|\u{1f3f4}[\u{e0020}-\u{e007f}]+)|[^\P{Cc}\n\t]|(?=\p{DI})\p{Cf}|[\ufff9-\ufffc]/gu;
/** Some letters and symbols are blank, such as U+3164 and U+2800. A mark needs a letter. */
const visible = /[^\s\p{DI}\p{M}\u2800\u{1d159}]/u;
/** Quotation marks and dashes of Windows-1252 in a text that was read as ISO 8859-1. */
const windowsSigns = /[\x80-\x9f]/g;
const windows1252 = new TextDecoder("windows-1252");
/**
 * More accents on one letter than any language uses (Unicode Standard Annex 15, section 13). Normalization sorts them, which
 * takes quadratic time. The two characters that are not marks become marks.
 */
const tooManyMarks = /[\p{M}\uff9e\uff9f]{31}/u;

/** A text as people paste it, without what they cannot see and trimmed; empty when nothing in it is visible. */
export function cleanText(text: string): string {
  const cleaned = text
    .toWellFormed()
    .replace(lineBreaks, "\n")
    .replace(windowsSigns, (sign) => windows1252.decode(Uint8Array.of(sign.charCodeAt(0))))
    .replace(unseen, "$1");
  return visible.test(cleaned) ? cleaned.trim() : "";
}

/** One line of it: other spaces and line breaks become spaces. */
export const cleanLine = (text: string) => cleanText(text).replace(/\s/g, " ");

/** The maximum length of an email address (RFC 5321, erratum 1690). */
const MAX_ADDRESS = 254;

/**
 * An email address as people paste it (`Asha Rao <asha@example.com>`, `mailto:…`, with the signs of an Asian keyboard). A domain
 * in its own letters becomes Punycode, as browsers send it.
 */
function cleanAddress(text: string): string {
  const line = cleanLine(text);
  // It will be refused, and parsing a long host name takes quadratic time.
  if (line.length > 2 * MAX_ADDRESS) return line;
  const address = line
    .replace(/^[^<>]*<([^<>]+)>$/, "$1")
    .replace(/^mailto:/i, "")
    .normalize("NFKC")
    .replaceAll("。", ".");
  const [, name, domain = ""] = /^([^@]+@)([^@/\\?#:%]+?)\.?$/.exec(address) ?? [];
  if (!name) return address;
  const isAscii = /^[\x21-\x7e]*$/.test(domain);
  return name + (!isAscii && URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain);
}

const text = (clean: (text: string) => string, max: number, required?: string) =>
  z.string(required ?? "Must be text").check(
    z.overwrite(clean),
    ...(required ? [z.minLength(1, required)] : []),
    z.maxLength(max, `Use at most ${max} characters`),
    z.refine((value) => !tooManyMarks.test(value), "Contains characters that cannot be stored"),
  );

/**
 * One line of a person's text: cleaned, at most `max` UTF-16 units. With `required`, a line without anything visible is
 * refused with that message; without, empty is allowed.
 */
export const line = (max: number, required?: string) => text(cleanLine, max, required);

/** Several lines of a person's text: as `line`, but line breaks, tabs and other spaces are kept. */
export const paragraph = (max: number, required?: string) => text(cleanText, max, required);

/** An address as browsers accept it, at a domain with a dot; its top level may be internationalized, in Punycode. */
const address =
  /^(?!.{65,}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

/** An email address, cleaned; section 5 of the specification defines both messages. */
export const email = ({ required = "Email is required", invalid = "Invalid email format" } = {}) =>
  text(cleanAddress, MAX_ADDRESS, required).check(z.email({ error: invalid, pattern: address }));

/** The start of a web address. A host name has at most 253 characters, and parsing others takes quadratic time. */
const webOrigin = /^https?:\/\/[^/\\?#]{1,300}(?:[/\\?#]|$)/i;

/** Whether a text is an absolute HTTP or HTTPS URL, and not one that a browser would execute. */
export function isWebAddress(text: string): boolean {
  return webOrigin.test(text) && URL.canParse(text);
}
