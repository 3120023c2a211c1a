/** Lower case, without accents: what search compares. */
export const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether folded words contain every word of what was typed, anywhere, in any order. */
export const matches = (words: string, typed: string) =>
  folded(typed)
    .split(/\s+/)
    .every((part) => words.includes(part));

/** How many articles are shown, said aloud when it changes. */
export function resultWords(shown: number, topic: string, typed: string): string {
  const count = shown === 0 ? "No article" : shown === 1 ? "1 article" : `${shown} articles`;
  return `${count}${topic ? ` on ${topic.toLowerCase()}` : ""}${typed ? ` for “${typed}”` : ""}`;
}
