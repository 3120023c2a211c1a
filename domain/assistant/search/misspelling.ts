/** How much two neighbors in the wrong order, a doubled letter, and letters that sound alike cost; any other error costs 1. */
export const SLIP = 0.6;
/** The letters that sound alike, and for each letter by its code, the first of those. */
const soundAlike = ["aeiouy", "ckqsz", "gj", "vw", "mn", "dt", "fp"];
const sounds = Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  return (soundAlike.find((group) => group.includes(letter)) ?? letter).charCodeAt(0);
});
const soundOf = (letter: number) => sounds[letter & 127] ?? 0;
/** The bits of a signature: one for each time that a word has the sound. */
const signatureBits = "aaaaaaccccdddmmmmrrrllffbhhggvvx";

/** How often a word has each sound. An error of cost 1 changes at most two bits of it, a slip at most one. */
export function signatureOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) {
    const sound = String.fromCharCode(soundOf(word.charCodeAt(index)));
    let bit = signatureBits.indexOf(sound);
    while (bit >= 0 && bits & (1 << bit)) bit = signatureBits.indexOf(sound, bit + 1);
    if (bit >= 0) bits |= 1 << bit;
  }
  return bits;
}

/** In how many bits two signatures differ. */
export function differences(one: number, other: number): number {
  let count = 0;
  for (let bits = one ^ other; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** The costs of all pairs of beginnings of two words, after two rows and columns of infinite costs. */
const WIDTH = 26;
const costs = new Float64Array(WIDTH * WIDTH).fill(Number.POSITIVE_INFINITY);

/** The weighted edit distance of two words (optimal string alignment), infinite if it exceeds `limit` for sure. */
export function errorsBetween(one: string, other: string, limit: number): number {
  let [cost, lowest] = [0, 0];
  for (let row = 0; row <= one.length; row++) {
    const above = lowest;
    lowest = Number.POSITIVE_INFINITY;
    const [letter, previous] = [one.charCodeAt(row - 1), one.charCodeAt(row - 2)];
    for (let column = 0; column <= other.length; column++) {
      const [expected, before] = [other.charCodeAt(column - 1), other.charCodeAt(column - 2)];
      const cell = (row + 2) * WIDTH + column + 2;
      const isSwapped = letter === before && previous === expected;
      cost = Math.min(
        Number(costs[cell - WIDTH - 1]) + (letter === expected ? 0 : soundOf(letter) === soundOf(expected) ? SLIP : 1),
        Number(costs[cell - WIDTH]) + (letter === previous ? SLIP : 1),
        Number(costs[cell - 1]) + (expected === before ? SLIP : 1),
        isSwapped ? Number(costs[cell - 2 * WIDTH - 2]) + SLIP : Number.POSITIVE_INFINITY,
      );
      if (row + column === 0) cost = 0;
      costs[cell] = cost;
      lowest = Math.min(lowest, cost);
    }
    if (Math.min(lowest, above) > limit) return Number.POSITIVE_INFINITY;
  }
  return cost;
}

/** Whether the first letters are the same, sound alike, changed places, or the first one is missing. */
export function startsAlike(typed: string, word: string): boolean {
  return soundOf(typed.charCodeAt(0)) === soundOf(word.charCodeAt(0)) || typed[0] === word[1] || typed[1] === word[0];
}
