import { plain } from "../search/words.ts";

/** Abbreviations and what they stand for. */
const abbreviations: readonly [RegExp, string][] = [
  [/\bu\b/g, "you"],
  [/\bur\b/g, "your"],
  [/\br\b/g, "are"],
  [/\b(?:pls|plz|plss)\b/g, "please"],
  [/\b(?:wat|wht|wats|whats|what's)\b/g, "what is"],
  [/\b(?:im|i'm)\b/g, "i am"],
  [/\b(?:its|it's)\b/g, "it is"],
  [/\b(do|does|did|is|are|was|can|could|has|have|would)n'?t\b/g, "$1 not"],
  [/\b(?:wanna|want to)\b/g, "want to"],
  [/\bgonna\b/g, "going to"],
  [/\be-mail/g, "email"],
  [/\bdose(?= (?:the|it|your|this|that|a|an|my)\b)/g, "does"],
];

/** A message in the form that intent rules expect: plain, lower case, abbreviations spelled out. */
export function normalizeMessage(message: string): string {
  const text = abbreviations.reduce(
    (result, [abbreviated, meant]) => result.replace(abbreviated, meant),
    plain(message),
  );
  return text.replace(/\s+/g, " ").trim();
}

/** A rule that matches when any of the parts (regular expression sources) matches. */
export function any(...parts: readonly string[]): RegExp {
  return new RegExp(parts.join("|"));
}
