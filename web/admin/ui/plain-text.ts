import { HIDDEN } from "#domain/masking/kinds.ts";

/** Shortens a text to one line of at most `max` characters, cut at a word boundary if possible and ending in '…'. */
export function excerpt(text: string, max = 90) {
  const line = text.replace(/\s+/g, " ").trim();
  const characters = [...line];
  if (characters.length <= max) return line;
  const cut = characters.slice(0, max - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > max / 2 ? cut.slice(0, space) : cut).replace(/[\s.,;:]+$/, "")}…`;
}

/** A value with masked parts where only plain text is possible. */
export const spoken = (text: string): string => text.replaceAll(HIDDEN, " masked ");
