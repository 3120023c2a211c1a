const WORDS_A_MINUTE = 220;

/** How long Markdown takes to read, in whole minutes, at least one. Addresses, signs and code fences are not words. */
export function readingMinutes(markdown: string): number {
  const words = markdown
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/https?:\/\/\S+/g, "")
    .match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu);
  return Math.max(1, Math.round((words?.length ?? 0) / WORDS_A_MINUTE));
}
