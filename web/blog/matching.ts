/** Lowercases a text and removes its accents, for comparison. */
export const normalizeForSearch = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether normalized text contains every word of the query, anywhere and in any order. */
export const matches = (text: string, query: string) =>
  normalizeForSearch(query)
    .split(/\s+/)
    .every((word) => text.includes(word));

/** The number of articles shown, for a live region. */
export function resultSummary(shown: number, topic: string, query: string): string {
  const count = shown === 0 ? "No articles" : shown === 1 ? "1 article" : `${shown} articles`;
  return `${count}${topic ? ` on ${topic.toLowerCase()}` : ""}${query ? ` for “${query}”` : ""}`;
}
