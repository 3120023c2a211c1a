const top = 96;
const length = 180;

/** The laws on September 8, 2025. `drawn` is the share that is in force, from 0 to 1. */
const jurisdictions = [
  {
    name: "EU",
    laws: [
      { name: "GDPR", drawn: 1, state: "applies" },
      { name: "AI Act", drawn: 0.45, state: "in part" },
    ],
  },
  {
    name: "India",
    laws: [
      { name: "DPDP", drawn: 0, state: "passed" },
      { name: "Rules", drawn: 0, state: "draft" },
    ],
  },
  {
    name: "California",
    laws: [
      { name: "CCPA", drawn: 1, state: "applies" },
      { name: "ADMT", drawn: 0, state: "adopted" },
    ],
  },
];

/** Three jurisdictions and their laws, each drawn as a blind that is lowered as far as the law is in force. */
export function PrivacyMap() {
  return (
    <>
      {jurisdictions.map(({ name, laws }, index) => (
        <g key={name} transform={`translate(${index * 166} 0)`}>
          <text y="28" className="fill-ink font-display" fontSize="32">
            {name}
          </text>
          <path d="M0 44H148" className="stroke-ink" strokeWidth="4" />
          {laws.map((law, column) => (
            <g key={law.name} transform={`translate(${column * 78} 0)`}>
              <text y="72" className="fill-ink" fontSize="19">
                {law.name}
              </text>
              <Blind drawn={law.drawn} />
              <text y={top + length + 34} className="fill-muted" fontSize="19">
                {law.state}
              </text>
            </g>
          ))}
        </g>
      ))}
    </>
  );
}

/** A blind of ten threads, thick down to a bar and thin below it. A thread is a dash of a line as thick as it is long. */
function Blind({ drawn }: { drawn: number }) {
  const end = top + length * drawn;
  return (
    <>
      {drawn > 0 && (
        <path
          d={`M0 ${(top + end) / 2}H67`}
          className="stroke-shielded"
          strokeWidth={end - top}
          strokeDasharray="3 4"
        />
      )}
      {drawn < 1 && (
        <path
          d={`M1 ${(end + top + length) / 2}H67`}
          className="stroke-edge"
          strokeWidth={top + length - end}
          strokeDasharray="1 6"
        />
      )}
      <rect x="-2" y={end - 6} width="70" height="12" className="fill-ink" />
    </>
  );
}
