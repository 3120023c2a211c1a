import { Bar, Threads } from "./strokes.tsx";

const places = ["In the answer", "In the log", "On the way out"] as const;
const rowHeight = 140;

/** The same prompt three times: masked in the answer, in the log, and before it leaves. Only the third protects it. */
export function ThreePlaces() {
  return places.map((place, index) => {
    const isSafe = place === "On the way out";
    const state = isSafe ? "stroke-shielded" : "stroke-exposed";
    return (
      <g key={place} transform={`translate(0 ${index * rowHeight})`}>
        <text y="24" className="fill-ink">
          {place}
        </text>
        {/* To the model, and back. */}
        <path d="M30 62H104M104 98H30" className="stroke-exposed" strokeWidth="5" />
        <path d="M104 62H330M330 98H104" className={state} strokeWidth="5" />
        <path d="M304 50l14 12-14 12M60 86 46 98l14 12" className="stroke-ink" strokeWidth="3" />
        <circle cx="16" cy="80" r="15" className="fill-surface stroke-ink" strokeWidth="4" />
        {place === "In the answer" && <Bar x={84} y={84} width={54} height={28} />}
        {place === "In the log" && (
          <>
            <path d="M186 62V32" className="stroke-exposed" strokeWidth="5" />
            <rect x="164" y="2" width="126" height="32" className="fill-paper stroke-ink" strokeWidth="3" />
            <Bar x={174} y={10} width={50} height={16} />
            <path d="M234 18h44" className="stroke-edge" strokeWidth="6" />
          </>
        )}
        {isSafe && <Threads x={84} y={42} width={42} height={76} />}
        <rect x="330" y="40" width="108" height="80" className="fill-paper stroke-ink" strokeWidth="4" />
        <text x="384" y="70" textAnchor="middle" className="fill-muted">
          Model
        </text>
        {isSafe ? (
          <Bar x={350} y={86} width={68} height={20} />
        ) : (
          <>
            <rect x="350" y="88" width="68" height="9" className="fill-exposed" />
            <path d="M350 103h68" className="stroke-exposed" strokeWidth="2.5" />
          </>
        )}
        {index < 2 && <path d="M0 131H440" className="stroke-hairline" strokeWidth="2" />}
      </g>
    );
  });
}
