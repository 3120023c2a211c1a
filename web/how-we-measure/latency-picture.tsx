/** The three latency figures, in milliseconds, with the width of their bar on a scale of 50 ms. */
const spans = [
  { name: "Verdict", value: "3 ms", from: 0, to: 3 },
  { name: "Policy decision", value: "<1 ms", from: 5, to: 5.8 },
  { name: "Whole round trip", value: "under 50 ms", from: 0, to: 50 },
];
const ticks = Array.from({ length: 51 }, (_, tick) => `M${tick * 2} 0V${tick % 10 === 0 ? 10 : 5}`).join("");

/** The three latency figures on one ruler of 50 ms. The text of the section says the same. */
export function LatencyPicture() {
  return (
    <div
      className="latency"
      role="img"
      aria-label="A ruler of 50 milliseconds with a bar for each of the three figures"
    >
      {spans.map(({ name, value, from, to }) => (
        <div key={name} className="latency-row">
          <p>
            <span className="font-medium">{name}</span> <span className="text-muted">{value}</span>
          </p>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect x={from * 2} width={(to - from) * 2} height="10" />
          </svg>
        </div>
      ))}
      <div className="latency-row">
        <span className="latency-zero">ms</span>
        <div>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className="latency-ticks">
            <path d={ticks} vectorEffect="non-scaling-stroke" />
          </svg>
          <p aria-hidden="true" className="latency-scale">
            <span>0</span>
            <span>10</span>
            <span>20</span>
            <span>30</span>
            <span>40</span>
            <span>50</span>
          </p>
        </div>
      </div>
    </div>
  );
}
