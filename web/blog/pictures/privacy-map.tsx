const top = 96;
const length = 180;

/** How far each law is drawn down on 8 September 2025: 1 applies, less applies in part, 0 is still rolled up. */
const places = [
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

const threads = [1, 8, 15, 22, 29, 36, 43, 50, 57, 64];

/** Three places and their laws as sailcloths, drawn down as far as they apply. */
export function PrivacyMap() {
  return (
    <>
      {places.map(({ name, laws }, place) => (
        <g key={name} transform={`translate(${place * 166} 0)`}>
          <text y="28" className="fill-ink font-display" fontSize="32">
            {name}
          </text>
          <path d="M0 44H148" className="stroke-ink" strokeWidth="4" />
          {laws.map((law, index) => (
            <g key={law.name} transform={`translate(${index * 78} 0)`}>
              <text y="72" className="fill-ink" fontSize="19">
                {law.name}
              </text>
              <Cloth drawn={law.drawn} />
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

/** A cloth of ten threads: solid where the law applies, dotted where it does not yet, with the roll at its end. */
function Cloth({ drawn }: { drawn: number }) {
  const end = top + length * drawn;
  const lines = (from: number, to: number) => threads.map((x) => `M${x} ${from}V${to}`).join("");
  return (
    <>
      {drawn > 0 && <path d={lines(top, end)} className="stroke-shielded" strokeWidth="3" />}
      {drawn < 1 && (
        <path d={lines(end, top + length)} className="stroke-edge" strokeWidth="1.5" strokeDasharray="1.5 7" />
      )}
      <rect x="-2" y={end - 6} width="70" height="12" className="fill-ink" />
    </>
  );
}
