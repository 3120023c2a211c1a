import { Bar } from "./strokes.tsx";

// The floor plan. The path enters at the upper left, turns at the right end, and leaves at the lower left.
const plan = { left: 64, right: 656, top: 20, middle: 200, bottom: 380, inboundY: 128, turnX: 590, outboundY: 292 };
// The x coordinate of each room's redaction bar. Each room redacts a thread of its own.
const bars = [128, 288, 428, 530, 548, 352, 158];
const isInbound = (room: number) => room < 4;

/** A conversation passes through seven rooms; each redacts one more of its threads. */
export function SevenRooms() {
  return (
    <>
      {bars.map((x, room) => {
        const offset = (room - 3) * 8;
        const [y, back] = [plan.inboundY + offset, plan.outboundY - offset];
        const turn = plan.turnX - offset;
        const rest = isInbound(room) ? `M${x} ${y}H${turn}V${back}H0` : `M${x} ${back}H0`;
        const before = isInbound(room) ? `M0 ${y}H${x}` : `M0 ${y}H${turn}V${back}H${x}`;
        return (
          <g key={x} strokeWidth="3">
            <path d={before} className="stroke-exposed" />
            <path d={rest} className="stroke-shielded" />
          </g>
        );
      })}
      <path d={walls} className="stroke-ink" strokeWidth="6" />
      {bars.map((x, room) => {
        const offset = (room - 3) * 8;
        const y = isInbound(room) ? plan.inboundY + offset : plan.outboundY - offset;
        return <Bar key={x} x={x - 23} y={y - 8} width={46} height={16} />;
      })}
      {numbers.map(([x, y], room) => (
        <text key={x} x={x} y={y} className="fill-ink font-display" fontSize="38">
          {room + 1}
        </text>
      ))}
    </>
  );
}

const walls = [
  // The outer wall, with an entrance and an exit.
  `M${plan.left} 90V${plan.top}H${plan.right}V${plan.bottom}H${plan.left}V332M${plan.left} 252V168`,
  // The wall between the rows, open where the path turns.
  `M${plan.left} ${plan.middle}H548M632 ${plan.middle}H${plan.right}`,
  // The walls between the rooms of a row.
  ...[210, 362, 492].map((x) => `M${x} ${plan.top}V90M${x} 168V${plan.middle}`),
  ...[268, 464].map((x) => `M${x} ${plan.middle}V252M${x} 332V${plan.bottom}`),
].join("");
const numbers = [
  [80, 62],
  [226, 62],
  [378, 62],
  [508, 62],
  [480, 242],
  [284, 242],
  [81, 242],
] as const;
