import { Bar } from "./strokes.tsx";

const holders = ["Prompt", "Cache", "Search index", "Transcripts", "Training files", "Trained models", "Processors"];
const rowHeight = 54;
const switchY = 190;

/** A switch turned off, and seven threads to the holders of copies. Six are stopped; the seventh has not answered. */
export function Withdrawal() {
  return (
    <>
      <rect x="2" y={switchY - 25} width="88" height="50" rx="25" className="fill-sunken stroke-ink" strokeWidth="4" />
      <circle cx="27" cy={switchY} r="17" className="fill-ink" />
      {holders.map((name, index) => {
        const y = 28 + index * rowHeight;
        const isOpen = index === holders.length - 1;
        return (
          <g key={name}>
            <path
              d={`M92 ${switchY}C140 ${switchY} 130 ${y} 184 ${y}${isOpen ? "H214" : ""}`}
              className={isOpen ? "stroke-exposed" : "stroke-shielded"}
              strokeWidth="4"
            />
            {isOpen ? (
              <circle cx="206" cy={y} r="11" className="fill-surface stroke-exposed" strokeWidth="4" />
            ) : (
              <Bar x={184} y={y - 15} width={34} height={30} />
            )}
            <text x="234" y={y + 7} className={isOpen ? "fill-exposed" : "fill-ink"}>
              {name}
              {isOpen && ": no reply"}
            </text>
          </g>
        );
      })}
    </>
  );
}
