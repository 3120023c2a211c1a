const x = (year: number) => 10 + (year - 2025) * 14;
// Where the line of the unknown year is drawn; it stands for no estimate.
const arrival = 2040;

const recordings = [
  { name: "Clinic notes", until: 2053, y: 116 },
  { name: "Stock levels", until: 2029, y: 236 },
];

/** How long two kinds of recorded traffic must stay secret, beside the unknown year in which it can be decrypted. */
export function Harvest() {
  return (
    <>
      <text x={x(arrival)} y="28" textAnchor="middle" className="fill-ink">
        The machine arrives: year unknown
      </text>
      <path d={`M${x(arrival)} 44V318`} className="stroke-ink" strokeWidth="4" strokeDasharray="4 9" />
      {recordings.map(({ name, until, y }) => (
        <g key={name}>
          <text x="10" y={y - 16} className="drawing-halo fill-ink">
            {name}: secret until {until}
          </text>
          <path d={`M${x(2025)} ${y}H${x(Math.min(until, arrival))}v40H${x(2025)}Z`} className="fill-shielded" />
          {until > arrival && (
            <>
              <path d={`M${x(arrival)} ${y}H${x(until)}v40H${x(arrival)}Z`} className="fill-exposed" />
              <path d={`M${x(arrival)} ${y + 47}H${x(until)}`} className="stroke-exposed" strokeWidth="4" />
              <text x={x(until)} y={y + 74} textAnchor="end" className="fill-exposed">
                readable
              </text>
            </>
          )}
        </g>
      ))}
      <path d="M10 318H430" className="stroke-ink" strokeWidth="4" />
      {[2025, arrival, 2055].map((year) => (
        <path key={year} d={`M${x(year)} 318v10`} className="stroke-ink" strokeWidth="4" />
      ))}
      <text x="10" y="352" className="fill-muted">
        2025
      </text>
      <text x="430" y="352" textAnchor="end" className="fill-muted">
        2055
      </text>
    </>
  );
}
