import { mentionOf, mentionPattern } from "#domain/notes/schema.ts";
import type { Colleague } from "#domain/work/schema.ts";

/** A part of a note: its text, or the colleague that it mentions; null for one whose account is removed. */
export type NotePart = { text: string } | { mentioned: Colleague | null };

/** The parts of a stored note, in order. */
export function partsOf(content: string, mentions: readonly Colleague[]): NotePart[] {
  // `split` returns the ids in between.
  return content
    .split(mentionPattern)
    .map((piece, index) =>
      index % 2 === 0 ? { text: piece } : { mentioned: mentions.find(({ id }) => id === piece) ?? null },
    )
    .filter((part) => !("text" in part) || part.text !== "");
}

/** What a user typed, with each `@Name` of the chosen colleagues as the API stores it. */
export function withMentions(typed: string, chosen: readonly Colleague[]): string {
  // "@Ana Maria" before "@Ana".
  return [...chosen]
    .sort((one, other) => other.name.length - one.name.length)
    .reduce((text, { id, name }) => text.replaceAll(`@${name}`, mentionOf(id)), typed);
}

/** The name that is being typed after an `@` before the caret, in lower case; null when none is. */
export function mentionBefore(typed: string, caret: number): string | null {
  return /(?:^|\s)@([^\s@]{0,40}(?: [^\s@]{1,40})?)$/u.exec(typed.slice(0, caret))?.[1]?.toLowerCase() ?? null;
}
