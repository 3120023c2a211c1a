import type { ReactNode } from "react";

/** Seven wires run through the three pictures, which stand side by side; three of them carry what should not be said. */
const wires = [30, 70, 110, 150, 190, 230, 270];
/** The wires that leak, and where the scanner finds it. */
const leaks = new Map([
  [1, 150],
  [3, 250],
  [6, 90],
]);
const ends = Array.from({ length: 47 }, (_, index) => 12 + index * 6);

function Frame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg className="trio-picture" viewBox="0 0 400 300" preserveAspectRatio="none" role="img" aria-label={label}>
      {children}
    </svg>
  );
}

function Wire({ d, kind = "plain" }: { d: string; kind?: "plain" | "exposed" | "shielded" }) {
  return <path className={`trio-wire trio-${kind}`} d={d} vectorEffect="non-scaling-stroke" />;
}

/** An open square that stays one while its picture stretches: the ends of two strokes of no length. */
function Square({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path className="trio-found" d={`M${x} ${y}h0.01`} vectorEffect="non-scaling-stroke" />
      <path className="trio-found trio-hollow" d={`M${x} ${y}h0.01`} vectorEffect="non-scaling-stroke" />
    </>
  );
}

/** What the scanner does: it goes along every wire and marks where one leaks. */
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

/** What the shield does: the same wires meet the veil; the three that leaked leave it shielded. */
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

/** What the supply chain's map does: it follows each wire to the AIs behind it, 47 in all. */
export function ChainPicture() {
  return (
    <Frame label="The seven wires part towards 47 other AIs; what was shielded stays shielded.">
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
