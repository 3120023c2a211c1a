type Point = readonly [across: number, along: number];

/** The positions of `count` ends, evenly spaced, in percent. */
const ends = (count: number) => Array.from({ length: count }, (_, index) => ((index + 0.5) / count) * 100);

function curve([fromAcross, fromAlong]: Point, [toAcross, toAlong]: Point, vertical: boolean) {
  const middle = (fromAlong + toAlong) / 2;
  const at = (across: number, along: number) => (vertical ? `${across} ${along}` : `${along} ${across}`);
  return `M${at(fromAcross, fromAlong)}C${at(fromAcross, middle)} ${at(toAcross, middle)} ${at(toAcross, toAlong)}`;
}

/**
 * Threads from each of `from` ends to each of `to` ends. Drawn horizontally on wide screens and vertically on
 * narrow ones; the drawing stretches, so that its ends align with the adjacent rows of equal height.
 */
export function Strands({ from, to }: { from: number; to: number }) {
  const pairs = ends(from).flatMap((start) => ends(to).map((end) => [start, end] as const));
  return [false, true].map((vertical) => (
    <svg
      key={String(vertical)}
      className={vertical ? "strands h-14 w-full lg:hidden" : "strands size-full max-lg:hidden lg:[grid-area:2/1]"}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {pairs.map(([start, end]) => (
        <path key={`${start}-${end}`} d={curve([start, 0], [end, 100], vertical)} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  ));
}
