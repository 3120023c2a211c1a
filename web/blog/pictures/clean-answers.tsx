import { Bar } from "./strokes.tsx";

/** Clean answers in a row, and the leaks a day (of 40,000 questions) that they do not exclude with 95% confidence. */
const tests = [
  ["200", 595],
  ["1,000", 120],
  ["3,000", 40],
  ["30,000", 4],
] as const;
const left = 152;
const rowHeight = 56;

/** The more clean answers, the fewer leaks remain possible; a field that is absent leaves none. */
export function CleanAnswers() {
  return (
    <>
      <text y="24" className="fill-muted">
        Clean answers
      </text>
      <text x="440" y="24" textAnchor="end" className="fill-muted">
        Leaks a day still possible
      </text>
      <path d="M0 42H440" className="stroke-ink" strokeWidth="4" />
      {tests.map(([answers, leaks], row) => {
        const y = 62 + row * rowHeight;
        const width = Math.max(3, (leaks / 595) * 230);
        return (
          <g key={answers}>
            <text x="126" y={y + 26} textAnchor="end" className="fill-ink tabular-nums">
              {answers}
            </text>
            <rect x={left} y={y} width={width} height="34" className="fill-exposed" />
            <path d={`M${left} ${y + 40}h${width}`} className="stroke-exposed" strokeWidth="3" />
            <text x={left + width + 14} y={y + 25} className="fill-exposed tabular-nums">
              {leaks}
            </text>
          </g>
        );
      })}
      <path d="M0 296H440" className="stroke-hairline" strokeWidth="2" />
      <text y="339" className="fill-ink">
        Masked
      </text>
      <Bar x={left} y={316} width={34} height={34} />
      <text x={left + 48} y="341" className="fill-shielded">
        0: nothing to leak
      </text>
    </>
  );
}
