import type { ReactNode } from "react";

/** The five wires' places across; a picture is 240 long and 200 across. */
const wires = [20, 60, 100, 140, 180];
/** The wire that will turn out to leak. */
const leaking = 3;

/** A picture drawn lying, and the same drawing with its sides exchanged for a narrow page. It stretches, its lines do not. */
function Picture({ children }: { children: ReactNode }) {
  return (
    <>
      <svg className="step-picture step-lying" viewBox="0 0 240 200" preserveAspectRatio="none" aria-hidden="true">
        {children}
      </svg>
      <svg className="step-picture step-upright" viewBox="0 0 200 240" preserveAspectRatio="none" aria-hidden="true">
        <g transform="matrix(0 1 1 0 0 0)">{children}</g>
      </svg>
    </>
  );
}

function Wire({ d, kind }: { d: string; kind?: "exposed" | "shielded" | "faint" | undefined }) {
  return <path className={kind ? `step-wire step-${kind}` : "step-wire"} d={d} vectorEffect="non-scaling-stroke" />;
}

/** One door, five ways out of it. */
export function Discovery() {
  return (
    <Picture>
      {wires.map((y) => (
        <Wire key={y} d={`M60 100C150 100 120 ${y} 240 ${y}`} />
      ))}
      <rect className="step-full" x="20" y="70" width="40" height="60" />
    </Picture>
  );
}

const allowed = [3, 1, 2, 1, 2];

/** On each wire three gates, as many of them open as its role allows. */
export function Roles() {
  return (
    <Picture>
      {wires.map((y, index) => (
        <g key={y}>
          <Wire d={`M0 ${y}H240`} />
          {[0, 1, 2].map((gate) => (
            <rect
              key={gate}
              className={gate < (allowed[index] ?? 0) ? "step-full" : "step-gate"}
              x={84 + gate * 26}
              y={y - 11}
              width="18"
              height="22"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </g>
      ))}
    </Picture>
  );
}

const beats = [40, 120, 70, 60, 150];

/** Each wire has its beat; one of them beats out of measure. */
export function Pulse() {
  return (
    <Picture>
      {wires.map((y, index) =>
        index === leaking ? (
          <Wire key={y} kind="exposed" d={`M0 ${y}H50l8 -16l12 32l12 -32l12 32l12 -32l12 32l8 -16H240`} />
        ) : (
          <Wire key={y} d={`M0 ${y}H${beats[index]}l7 -14l11 28l7 -14H240`} />
        ),
      )}
    </Picture>
  );
}

/** The veil hangs over the one wire; behind it, it is shielded. */
export function Prevention() {
  return (
    <Picture>
      {wires.map((y, index) =>
        index === leaking ? (
          <g key={y}>
            <Wire kind="exposed" d={`M0 ${y}H84`} />
            <Wire kind="shielded" d={`M156 ${y}H240`} />
          </g>
        ) : (
          <Wire key={y} d={`M0 ${y}H240`} />
        ),
      )}
      {[84, 96, 108, 120, 132, 144, 156].map((x) => (
        <Wire key={x} kind="shielded" d={`M${x} ${(wires[leaking] ?? 0) - 30}V${(wires[leaking] ?? 0) + 30}`} />
      ))}
    </Picture>
  );
}

/** Each wire ends as a line of the register. */
export function Report() {
  return (
    <Picture>
      {wires.map((y, index) => (
        <g key={y}>
          <Wire kind={index === leaking ? "shielded" : undefined} d={`M0 ${y}H90`} />
          <rect
            className={index === leaking ? "step-shielded-full" : "step-full"}
            x="90"
            y={y - 9}
            width="16"
            height="18"
          />
          <Wire
            kind="faint"
            d={`M120 ${y - 5}H${200 - ((index * 29) % 40)}M120 ${y + 6}H${184 - ((index * 17) % 50)}`}
          />
        </g>
      ))}
    </Picture>
  );
}
