/**
 * Finds the address among `known` that `asked` most likely stands for: one that differs by few letters, else the nearest
 * parent page. Returns undefined when none is close.
 */
export function nearest(asked: string, known: readonly string[]): string | undefined {
  const path = asked.toLowerCase().replace(/(\.html?|\/)+$/, "");
  const below = known.filter((address) => address !== "/");
  const ranked = below
    .map((address) => ({ address, steps: distance(path, address) }))
    .sort((one, other) => one.steps - other.steps);
  const [best] = ranked;
  // A quarter of the letters may be wrong, the slash aside.
  if (best && best.steps <= Math.max(1, (best.address.length - 1) / 4)) return best.address;
  const above = below.filter((address) => path.startsWith(`${address}/`));
  return above.sort((one, other) => other.length - one.length)[0];
}

/** The Levenshtein distance of two texts. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const exchanged = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(exchanged, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
