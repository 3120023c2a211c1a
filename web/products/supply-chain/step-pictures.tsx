import type { ReactNode } from "react";

/** The offsets of the five wires; a picture is 240 units long and 200 wide. */
const wires = [20, 60, 100, 140, 180];
/** The wire that leaks. */
const leaking = 3;

/** A picture in landscape, and transposed for narrow screens. It stretches; the width of its lines does not change. */
function Picture({ children }: { children: ReactNode }) {
  return (
    <>
      <svg
        className="h-56 w-full overflow-visible fill-none max-lg:hidden"
        viewBox="0 0 240 200"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {children}
      </svg>
      <svg
        className="size-full overflow-visible fill-none lg:hidden"
        viewBox="0 0 200 240"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <g transform="matrix(0 1 1 0 0 0)">{children}</g>
      </svg>
    </>
  );
}

const wireClasses = {
  plain: "stroke-ink stroke-2",
  exposed: "stroke-exposed stroke-3",
  shielded: "stroke-shielded stroke-3",
  faint: "stroke-muted stroke-2",
};

function Wire({ d, kind = "plain" }: { d: string; kind?: keyof typeof wireClasses }) {
  return <path className={wireClasses[kind]} d={d} vectorEffect="non-scaling-stroke" />;
}

/** Five wires leave one source. */
export function Discovery() {
  return (
    <Picture>
      {wires.map((y) => (
        <Wire key={y} d={`M60 100C150 100 120 ${y} 240 ${y}`} />
      ))}
      <rect className="fill-ink" x="20" y="70" width="40" height="60" />
    </Picture>
  );
}

const allowed = [3, 1, 2, 1, 2];

/** Three gates on each wire; the role determines how many are open. */
export function Roles() {
  return (
    <Picture>
      {wires.map((y, index) => (
        <g key={y}>
          <Wire d={`M0 ${y}H240`} />
          {[0, 1, 2].map((gate) => (
            <rect
              key={gate}
              className={gate < (allowed[index] ?? 0) ? "fill-ink" : "fill-surface stroke-muted"}
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

const pulsePositions = [40, 120, 70, 60, 150];

/** Each wire has a pulse; the pulse of the leaking wire is irregular. */
export function Pulse() {
  return (
    <Picture>
      {wires.map((y, index) =>
        index === leaking ? (
          <Wire key={y} kind="exposed" d={`M0 ${y}H50l8 -16l12 32l12 -32l12 32l12 -32l12 32l8 -16H240`} />
        ) : (
          <Wire key={y} d={`M0 ${y}H${pulsePositions[index]}l7 -14l11 28l7 -14H240`} />
        ),
      )}
    </Picture>
  );
}

/** The veil covers the leaking wire, which leaves it shielded. */
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

/** Each wire ends at a line of the register. */
export function Report() {
  return (
    <Picture>
      {wires.map((y, index) => (
        <g key={y}>
          <Wire kind={index === leaking ? "shielded" : "plain"} d={`M0 ${y}H90`} />
          <rect className={index === leaking ? "fill-shielded" : "fill-ink"} x="90" y={y - 9} width="16" height="18" />
          <Wire
            kind="faint"
            d={`M120 ${y - 5}H${200 - ((index * 29) % 40)}M120 ${y + 6}H${184 - ((index * 17) % 50)}`}
          />
        </g>
      ))}
    </Picture>
  );
}
