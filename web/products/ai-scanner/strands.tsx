type Point = readonly [across: number, along: number];

/** Where the ends stand: evenly, each in the middle of its share. */
const ends = (count: number) => Array.from({ length: count }, (_, index) => ((index + 0.5) / count) * 100);

function curve([fromAcross, fromAlong]: Point, [toAcross, toAlong]: Point, upright: boolean) {
  const middle = (fromAlong + toAlong) / 2;
  const at = (across: number, along: number) => (upright ? `${across} ${along}` : `${along} ${across}`);
  return `M${at(fromAcross, fromAlong)}C${at(fromAcross, middle)} ${at(toAcross, middle)} ${at(toAcross, toAlong)}`;
}

/**
 * Threads from as many ends to as many others: many to one gather, one to many part. Drawn lying for a wide window and
 * upright for a narrow one; it stretches to its place, so its ends meet rows of equal height beside it.
 */
export function Strands({ from, to }: { from: number; to: number }) {
  const pairs = ends(from).flatMap((start) => ends(to).map((end) => [start, end] as const));
  return [false, true].map((upright) => (
    <svg
      key={String(upright)}
      className={upright ? "strands strands-upright" : "strands strands-lying"}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {pairs.map(([start, end]) => (
        <path key={`${start}-${end}`} d={curve([start, 0], [end, 100], upright)} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  ));
}
