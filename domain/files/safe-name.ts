import { extensionOf } from "./rules.ts";

const MAX_STEM_LENGTH = 100;
/** How much of the start and of the end of a longer name is read: normalizing many accents takes quadratic time. */
const READ_LENGTH = 250;
// Control characters, bidirectional formatting and zero-width characters.
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
// Characters with a meaning for file systems or shells.
const forbidden = /[<>:"/\\|?*%]/g;
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A visitor's file name made safe for any disk: without a path, invisible characters, device names and leading dots.
 * The extension stays, in lower case.
 */
export function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const read = last.length > 2 * READ_LENGTH ? last.slice(0, READ_LENGTH) + last.slice(-READ_LENGTH) : last;
  const plain = read.toWellFormed().normalize("NFC").replace(invisible, "").replace(forbidden, "_").trim();
  const extension = extensionOf(plain);
  const stem = extension ? plain.slice(0, -extension.length - 1) : plain;
  // Shortened first: the next expression takes quadratic time for runs of spaces and dots.
  const short = [...stem.replace(/^[.\s]+/, "")].slice(0, MAX_STEM_LENGTH).join("");
  const trimmed = short.replace(/[.\s]+$/, "") || "file";
  return `${reserved.test(trimmed) ? "_" : ""}${trimmed}${extension ? `.${extension}` : ""}`;
}
