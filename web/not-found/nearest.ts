/**
 * Finds the path among `paths` that a visitor who requested `requested` most likely wanted: one that differs by few
 * letters, else the nearest parent page. Returns undefined when none is close.
 */
export function nearest(requested: string, paths: readonly string[]): string | undefined {
  const path = requested.toLowerCase().replace(/(\.html?|\/)+$/, "");
  const candidates = paths.filter((candidate) => candidate !== "/");
  const ranked = candidates
    .map((candidate) => ({ candidate, edits: distance(path, candidate) }))
    .sort((a, b) => a.edits - b.edits);
  const [best] = ranked;
  // A quarter of the letters may differ, not counting the slash.
  if (best && best.edits <= Math.max(1, (best.candidate.length - 1) / 4)) return best.candidate;
  const parents = candidates.filter((candidate) => path.startsWith(`${candidate}/`));
  return parents.sort((a, b) => b.length - a.length)[0];
}

/** The Levenshtein distance of two texts. */
function distance(first: string, second: string): number {
  let row = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let i = 1; i <= first.length; i++) {
    const next = [i];
    for (let j = 1; j <= second.length; j++) {
      const substituted = (row[j - 1] ?? 0) + (first[i - 1] === second[j - 1] ? 0 : 1);
      next.push(Math.min(substituted, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[second.length] ?? 0;
}
