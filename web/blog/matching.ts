/** Lower case without accents, for comparison. */
export const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether normalized text contains every word of the query, anywhere and in any order. */
export const matches = (words: string, typed: string) =>
  folded(typed)
    .split(/\s+/)
    .every((part) => words.includes(part));

/** The number of articles shown, for a live region. */
export function resultWords(shown: number, topic: string, typed: string): string {
  const count = shown === 0 ? "No article" : shown === 1 ? "1 article" : `${shown} articles`;
  return `${count}${topic ? ` on ${topic.toLowerCase()}` : ""}${typed ? ` for “${typed}”` : ""}`;
}
