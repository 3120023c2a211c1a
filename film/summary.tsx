import { State } from "#web/ui/redaction.tsx";
import { progress } from "./timing.ts";

type Statement = { kind: "exposed" | "shielded"; text: string };

/** The status line under every picture; `then` replaces the first statement at the given time. */
export function Summary({
  time,
  at,
  first,
  then,
}: {
  time: number;
  at: number;
  first: Statement;
  then?: [number, Statement];
}) {
  const shown = progress(time, at, 500);
  const turned = then ? progress(time, then[0], 450) : 0;
  return (
    <div className="reel-summary">
      <Line statement={first} opacity={shown * (1 - progress(time, then?.[0] ?? Infinity, 200))} y={(1 - shown) * 18} />
      {then && <Line statement={then[1]} opacity={turned} y={(1 - turned) * 18} />}
    </div>
  );
}

function Line({ statement, opacity, y }: { statement: Statement; opacity: number; y: number }) {
  return (
    <span style={{ opacity, transform: `translateY(${y}px)` }}>
      <State kind={statement.kind}>{statement.text}</State>
    </span>
  );
}
