import { Bar } from "./strokes.tsx";

const [columns, rows] = [5, 6];
const [width, height, gap] = [74, 30, 14];
const cellX = (column: number) => 8 + column * (width + gap);
const cellY = (row: number) => 56 + row * 42;
const granted = { row: 3, from: 1, to: 3 };

/** Six records of five fields, all masked. A grant opens three fields of one; the request for a whole column gets bars. */
export function OneGrant() {
  return (
    <>
      {Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (_, column) => {
          const [x, y] = [cellX(column), cellY(row)];
          const isOpen = row === granted.row && column >= granted.from && column <= granted.to;
          return isOpen ? (
            <path
              key={`${x} ${y}`}
              d={`M${x + 8} ${y + 10}h${width - 16}M${x + 8} ${y + 21}h${30 + column * 8}`}
              className="stroke-ink"
              strokeWidth="5"
            />
          ) : (
            <Bar key={`${x} ${y}`} x={x} y={y} width={width} height={height} />
          );
        }),
      )}
      <rect
        x={cellX(granted.from) - 4}
        y={cellY(granted.row) - 4}
        width={3 * width + 2 * gap + 8}
        height={height + 8}
        className="stroke-shielded"
        strokeWidth="4"
      />
      <rect
        x={cellX(4) - 5}
        y={cellY(0) - 8}
        width={width + 10}
        height={rows * 42 + 4}
        className="stroke-exposed"
        strokeWidth="3"
        strokeDasharray="5 7"
      />
      <text x="440" y="28" textAnchor="end" className="fill-exposed">
        “List every diagnosis”: only bars
      </text>
      <text x="10" y="340" className="fill-shielded">
        The grant: one record, three fields
      </text>
    </>
  );
}
