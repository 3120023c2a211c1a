// The plan of the house: a way in at the upper left, round the right-hand end, and out at the lower left.
const plan = { left: 64, right: 656, top: 20, middle: 200, bottom: 380, wayIn: 128, turn: 590, wayOut: 292 };
// Where each room drops its bar, on a thread of its own.
const bars = [128, 288, 428, 530, 548, 352, 158];
const isOnWayIn = (room: number) => room < 4;

/** Seven rooms, one after the other: in each, one more thread of what was said goes under its bar. */
export function SevenRooms() {
  return (
    <>
      {bars.map((x, room) => {
        const outwards = (room - 3) * 8;
        const [y, back] = [plan.wayIn + outwards, plan.wayOut - outwards];
        const turn = plan.turn - outwards;
        const rest = isOnWayIn(room) ? `M${x} ${y}H${turn}V${back}H0` : `M${x} ${back}H0`;
        const before = isOnWayIn(room) ? `M0 ${y}H${x}` : `M0 ${y}H${turn}V${back}H${x}`;
        return (
          <g key={x} strokeWidth="3">
            <path d={before} className="stroke-exposed" />
            <path d={rest} className="stroke-shielded" />
          </g>
        );
      })}
      <path d={walls} className="stroke-ink" strokeWidth="6" />
      {bars.map((x, room) => {
        const outwards = (room - 3) * 8;
        const y = isOnWayIn(room) ? plan.wayIn + outwards : plan.wayOut - outwards;
        return <rect key={x} x={x - 23} y={y - 8} width="46" height="16" className="fill-ink" />;
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
  // Outside, with a door in and a door out.
  `M${plan.left} 90V${plan.top}H${plan.right}V${plan.bottom}H${plan.left}V332M${plan.left} 252V168`,
  // Between the rows, open where the way turns.
  `M${plan.left} ${plan.middle}H548M632 ${plan.middle}H${plan.right}`,
  // Between the rooms of a row.
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
