import { Bar } from "./strokes.tsx";

const links = [
  ["Clause", "“minimum necessary”"],
  ["Rule", "hide: everything else"],
  ["Check", "Why cardiology?"],
  ["Evidence", "3 shown, 11 hidden"],
] as const;
const rowHeight = 96;

/** A chain of four links, from a clause of HIPAA to a logged decision. */
export function FourLinks() {
  return links.map(([name, example], index) => {
    const top = index * rowHeight;
    return (
      <g key={name} transform={`translate(0 ${top})`}>
        {index % 2 === 0 ? (
          <rect x="14" y="8" width="60" height="104" rx="30" className="stroke-ink" strokeWidth="11" />
        ) : (
          <rect x="37" y="-10" width="14" height={index === 3 ? 106 : 132} rx="7" className="fill-ink" />
        )}
        <text x="112" y="40" className="drawing-name fill-ink">
          {name}
        </text>
        <text x="112" y="72" className="fill-muted">
          {example}
        </text>
        {name === "Check" && <Bar x={300} y={54} width={84} height={24} />}
        {index < 3 && <path d="M112 94H440" className="stroke-hairline" strokeWidth="2" />}
      </g>
    );
  });
}
