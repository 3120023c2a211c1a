const WORDS_PER_MINUTE = 220;

/** The reading time of Markdown in whole minutes, at least 1. URLs, punctuation and code fences do not count as words. */
export function readingMinutes(markdown: string): number {
  const words = markdown
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/https?:\/\/\S+/g, "")
    .match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu);
  return Math.max(1, Math.round((words?.length ?? 0) / WORDS_PER_MINUTE));
}
