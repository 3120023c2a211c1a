import * as z from "zod/mini";

// Compiling a schema to code probes `new Function`, which the pages' policy refuses and would report.
if (typeof window !== "undefined") z.config({ jitless: true });

// Bidirectional overrides and isolates can make a stored name read as something else in the dashboard or in an email.
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const unprintableButLineBreaks = /[^\P{Cc}\n\r\t]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/**
 * More accents on one letter than any language uses (Unicode Standard Annex 15, section 13). Normalization sorts them, which
 * takes quadratic time. The two characters that are not marks become marks.
 */
const tooManyMarks = /[\p{M}\uff9e\uff9f]{31}/u;

const storable = (pattern: RegExp) =>
  z.refine<string>(
    (value) => value.isWellFormed() && !pattern.test(value) && !tooManyMarks.test(value),
    "Contains characters that cannot be stored",
  );

/**
 * One line of a visitor's text: trimmed, at most `max` UTF-16 units, no control characters.
 * With `required`, an empty line is refused with that message; without, empty is allowed.
 */
export function line(max: number, required?: string) {
  const tooLong = `Use at most ${max} characters`;
  return required
    ? z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(max, tooLong), storable(unprintable))
    : z.string("Must be text").check(z.trim(), z.maxLength(max, tooLong), storable(unprintable));
}

/** Several lines of a visitor's text: as `line`, but line breaks and tabs are kept. */
export function paragraph(max: number, required?: string) {
  const tooLong = `Use at most ${max} characters`;
  return required
    ? z
        .string(required)
        .check(z.trim(), z.minLength(1, required), z.maxLength(max, tooLong), storable(unprintableButLineBreaks))
    : z.string("Must be text").check(z.trim(), z.maxLength(max, tooLong), storable(unprintableButLineBreaks));
}

/** An email address, trimmed; section 5 of the specification defines both messages. */
export function email({ required = "Email is required", invalid = "Invalid email format" } = {}) {
  return z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(254, "Use at most 254 characters"),
      storable(unprintable),
      z.email(invalid),
    );
}

/** The start of a web address. A host name has at most 253 characters, and parsing others takes quadratic time. */
const webOrigin = /^https?:\/\/[^/\\?#]{1,300}(?:[/\\?#]|$)/i;

/** Whether a text is an absolute HTTP or HTTPS URL, and not one that a browser would execute. */
export function isWebAddress(text: string): boolean {
  return webOrigin.test(text) && URL.canParse(text);
}
