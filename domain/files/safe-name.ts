import { extensionOf } from "./schema.ts";

const LONGEST_STEM = 100;
// Control characters, those that turn the direction of writing, and those that take no room.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
// What a file system or a shell takes for more than a letter.
const forbidden = /[<>:"/\\|?*%]/g;
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A visitor's name for a file, made fit for anybody's disk: no path, no character that cannot be seen, nothing that a
 * system takes for a device or hides. The extension stays, in lower case.
 */
export function safeName(given: string): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? "";
  const plain = last.normalize("NFC").replace(unseen, "").replace(forbidden, "_").trim();
  const extension = extensionOf(plain);
  const stem = extension ? plain.slice(0, -extension.length - 1) : plain;
  // Cut first: spaces and dots in the midst of a long name would take the square of their number in time.
  const short = [...stem.replace(/^[.\s]+/, "")].slice(0, LONGEST_STEM).join("");
  const trimmed = short.replace(/[.\s]+$/, "") || "file";
  return `${reserved.test(trimmed) ? "_" : ""}${trimmed}${extension ? `.${extension}` : ""}`;
}
