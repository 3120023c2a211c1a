/**
 * The word of `words` that `word` is most likely a misspelling of, or null: the same first letter, and as few slips
 * (a letter missing, added, wrong, or two swapped) as its length allows. Short words are forgiven a swap alone, since
 * among them one letter makes another word. Of words equally near the more frequent one wins.
 */
export function nearestWord(word: string, words: ReadonlyMap<string, number>): string | null {
  if (word.length < 4 || /\d/.test(word)) return null;
  const allowed = word.length < 9 ? 1 : 2;
  let best: { word: string; slips: number; count: number } | null = null;
  for (const [other, count] of words) {
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > allowed || other.length < 4) continue;
    const slips = slipsBetween(word, other, allowed);
    if (slips > allowed || (word.length < 6 && !isSwap(word, other))) continue;
    if (!best || slips < best.slips || (slips === best.slips && count > best.count))
      best = { word: other, slips, count };
  }
  return best?.word ?? null;
}

function isSwap(one: string, other: string): boolean {
  return one.length === other.length && [...one].sort().join("") === [...other].sort().join("");
}

/** Slips between two words, counted only as far as `limit` (optimal string alignment). */
function slipsBetween(one: string, other: string, limit: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + change);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, at(before, j - 2) + 1);
      row.push(least);
    }
    if (Math.min(...row) > limit) return limit + 1;
    before = last;
    last = row;
  }
  return at(last, other.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
