/**
 * Breaks a text into at most `maxLines` lines of nearly equal width, none wider than `maxWidth`; null if it does not fit.
 * `widthOf` measures a line in the unit of `maxWidth`.
 */
export function breakLines(
  text: string,
  { maxLines, maxWidth, widthOf }: { maxLines: number; maxWidth: number; widthOf: (line: string) => number },
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
  const lineCount = fill(maxWidth)?.length;
  if (lineCount === undefined || lineCount > maxLines) return null;
  // The narrowest column with the same number of lines has the most equal lines.
  let width = maxWidth;
  for (let step = maxWidth / 2; step > 4; step /= 2) if (fill(width - step)?.length === lineCount) width -= step;
  return fill(width)?.map((line) => line.join(" ")) ?? null;
}
