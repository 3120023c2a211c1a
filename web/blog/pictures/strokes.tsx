// What the drawings of articles share: words as strokes, redaction bars and the threads of the veil.

type Word = readonly [width: number, state?: "exposed" | "masked"];

const rowHeight = 24;
const wordGap = 8;

/** A text as rows of strokes: plain, exposed (underlined) or masked (under a redaction bar). Starts at `x`, `y`. */
export function Words({ x, y, rows }: { x: number; y: number; rows: readonly (readonly Word[])[] }) {
  return rows.flatMap((words, row) =>
    words.map(([width, state], index) => {
      const left = x + words.slice(0, index).reduce((sum, [before]) => sum + before + wordGap, 0);
      const top = y + row * rowHeight;
      if (state === "masked") return <Bar key={`${left} ${top}`} x={left} y={top - 4} width={width} height={16} />;
      return (
        <g key={`${left} ${top}`}>
          <rect x={left} y={top} width={width} height="7" className={state ? "fill-exposed" : "fill-edge"} />
          {state && <path d={`M${left} ${top + 11.5}h${width}`} className="stroke-exposed" strokeWidth="2" />}
        </g>
      );
    }),
  );
}

/** A redaction bar; a dark slab in the dark scheme. */
export function Bar({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return <rect x={x} y={y} width={width} height={height} className="drawing-bar" />;
}

/** The veil: vertical threads over a rectangle, the dashes of a line as thick as the rectangle is high. */
export function Threads({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return (
    <path
      d={`M${x} ${y + height / 2}h${width}`}
      className="stroke-shielded"
      strokeWidth={height}
      strokeDasharray="2.5 4.5"
    />
  );
}
