import type { ReactNode } from "react";

/** Seven wires run through the three pictures, side by side; three of them carry personal data. */
const wires = [30, 70, 110, 150, 190, 230, 270];
/** The index of each leaking wire, and the x coordinate at which the scanner finds the leak. */
const leaks = new Map([
  [1, 150],
  [3, 250],
  [6, 90],
]);
const ends = Array.from({ length: 47 }, (_, index) => 12 + index * 6);

function Frame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg
      className="trio-picture fill-none"
      viewBox="0 0 400 300"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  );
}

const wireClasses = {
  plain: "stroke-ink stroke-2",
  exposed: "stroke-exposed stroke-4",
  shielded: "stroke-shielded stroke-3",
};

function Wire({ d, kind = "plain" }: { d: string; kind?: keyof typeof wireClasses }) {
  return <path className={wireClasses[kind]} d={d} vectorEffect="non-scaling-stroke" />;
}

/** An outlined square that is not distorted when the picture stretches: the square line caps of two zero-length strokes. */
function Square({ x, y }: { x: number; y: number }) {
  const d = `M${x} ${y}h0.01`;
  return (
    <>
      <path className="stroke-exposed stroke-[26px]" d={d} strokeLinecap="square" vectorEffect="non-scaling-stroke" />
      <path className="stroke-surface stroke-[18px]" d={d} strokeLinecap="square" vectorEffect="non-scaling-stroke" />
    </>
  );
}

/** The scanner marks the positions at which wires leak. */
export function ScannerPicture() {
  return (
    <Frame label="Seven wires; on three of them a leak is found and marked as exposed.">
      {wires.map((y, index) => {
        const found = leaks.get(index);
        if (found === undefined) return <Wire key={y} d={`M0 ${y}H400`} />;
        return (
          <g key={y}>
            <Wire d={`M0 ${y}H${found}`} />
            <Wire kind="exposed" d={`M${found} ${y}H400`} />
            <Square x={found} y={y} />
          </g>
        );
      })}
    </Frame>
  );
}

/** The shield: the same wires pass through the veil; the three leaking ones leave it shielded. */
export function ShieldPicture() {
  return (
    <Frame label="The seven wires pass a veil; the three that were exposed leave it shielded.">
      {wires.map((y, index) =>
        leaks.has(index) ? (
          <g key={y}>
            <Wire kind="exposed" d={`M0 ${y}H140`} />
            <Wire kind="shielded" d={`M260 ${y}H400`} />
          </g>
        ) : (
          <Wire key={y} d={`M0 ${y}H400`} />
        ),
      )}
      {Array.from({ length: 11 }, (_, index) => 140 + index * 12).map((x) => (
        <Wire key={x} kind="shielded" d={`M${x} 0V300`} />
      ))}
    </Frame>
  );
}

/** The supply-chain map: each wire continues to the AIs behind it, 47 in all. */
export function ChainPicture() {
  return (
    <Frame label="The seven wires branch out to 47 other AIs; what was shielded stays shielded.">
      {wires.map((y, index) => (
        <Wire key={y} kind={leaks.has(index) ? "shielded" : "plain"} d={`M0 ${y}H96`} />
      ))}
      {ends.map((end, index) => {
        const wire = Math.min(wires.length - 1, Math.floor((index * wires.length) / ends.length));
        const y = wires[wire] ?? 0;
        return (
          <Wire
            key={end}
            kind={leaks.has(wire) ? "shielded" : "plain"}
            d={`M90 ${y}C210 ${y} 190 ${end} 310 ${end}H400`}
          />
        );
      })}
    </Frame>
  );
}
