/**
 * Breaks a text into at most `most` lines no wider than `limit`, as even as possible; null when it does not fit.
 * `widthOf` measures a line.
 */
export function breakLines(
  text: string,
  { most, limit, widthOf }: { most: number; limit: number; widthOf: (line: string) => number },
): string[] | null {
  const words = text.split(" ");
  const space = widthOf("n n") - widthOf("nn");
  const widths = words.map(widthOf);
  const fill = (width: number) => {
    const lines: string[][] = [];
    let free = -1;
    for (const [index, word] of words.entries()) {
      const needed = widths[index] ?? 0;
      if (needed > width) return null;
      if (needed + space <= free) {
        lines.at(-1)?.push(word);
        free -= needed + space;
      } else {
        lines.push([word]);
        free = width - needed;
      }
    }
    return lines;
  };
  const fewest = fill(limit)?.length;
  if (fewest === undefined || fewest > most) return null;
  // Lines are most even in the narrowest column that needs no more lines.
  let width = limit;
  for (let step = limit / 2; step > 4; step /= 2) if (fill(width - step)?.length === fewest) width -= step;
  return fill(width)?.map((line) => line.join(" ")) ?? null;
}
