import { Exposed, Masked } from "#web/ui/redaction.tsx";
import { Summary } from "../summary.tsx";
import { Threads } from "../threads.tsx";
import { clamp, frame, mix, progress, type SceneProps, travel } from "../timing.ts";
import { Title } from "../title.tsx";

const services = 47;
const found = 29;
const source = { x: 316, y: 366 };
const spread = { x: 830, top: 152, bottom: 572 };
const foundAt = 3750;
const veilStarts = 5000;
const endOf = (index: number) => mix(spread.top, spread.bottom, index / (services - 1));
const pathTo = (index: number) => {
  const y = endOf(index);
  return `M${source.x} ${source.y} C${source.x + 230} ${source.y} ${spread.x - 300} ${y} ${spread.x} ${y}`;
};

/** Scene 5: one AI and the 47 services it talks to; one connection carries a name until the veil covers it. */
export function SupplyChainScene({ time }: SceneProps) {
  const count = Math.round(mix(20, services, progress(time, 700, 1100, travel)));
  const node = progress(time, 2450, 450);
  const known = progress(time, foundAt, 420);
  const veiled = progress(time, veilStarts + 500, 450);
  const label = progress(time, foundAt + 150, 500);
  return (
    <>
      <Title time={time} held={1450}>
        Your AI talks to{" "}
        <span className="reel-count">
          <span>{services}</span>
          <span>{count}</span>
        </span>{" "}
        others.
      </Title>
      <svg className="reel-layer" viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
        {Array.from({ length: services }, (_, index) => index)
          .filter((index) => index !== found)
          .map((index) => (
            <Thread key={index} time={time} index={index} dimmed={known} />
          ))}
        <Thread time={time} index={found} dimmed={0} />
        {known > 0 && (
          <path
            className="reel-wire reel-wire-exposed"
            d={pathTo(found)}
            pathLength={1}
            strokeDasharray={`${known} 2`}
            opacity={1 - veiled}
          />
        )}
        {veiled > 0 && (
          <path className="reel-wire reel-wire-shielded reel-wire-thick" d={pathTo(found)} opacity={veiled} />
        )}
        <Threads time={time} start={veilStarts} x={600} top={spread.top - 8} bottom={spread.bottom + 8} />
      </svg>
      <p className="reel-text reel-node" style={{ left: frame.margin, top: source.y - 40, opacity: node }}>
        Your AI
      </p>
      <div className="reel-text reel-service" style={{ left: spread.x + 36, top: endOf(found) - 54, opacity: label }}>
        <strong>Translation</strong>
        <span className="reel-receives">
          gets{" "}
          <span className="reel-swap">
            <span style={{ opacity: 1 - veiled }}>
              <Exposed>A. Rao</Exposed>
            </span>
            <span style={{ opacity: veiled }}>
              <Masked label="PERSON_1" />
            </span>
          </span>
        </span>
      </div>
      <Summary
        time={time}
        at={foundAt + 350}
        first={{ kind: "exposed", text: "1 connection carries a name" }}
        then={[veilStarts + 1000, { kind: "shielded", text: `${services} of ${services} shielded` }]}
      />
    </>
  );
}

function Thread({ time, index, dimmed }: SceneProps & { index: number; dimmed: number }) {
  const fromMiddle = Math.abs(index - (services - 1) / 2) / services;
  const drawn = progress(time, 2500 + fromMiddle * 700, 900, travel);
  // The veil's color spreads outward from the connection that was found.
  const teal = progress(time, veilStarts + 700 + Math.abs(index - found) * 22, 500);
  if (drawn <= 0) return null;
  return (
    <g opacity={clamp(mix(1, 0.7, dimmed) + teal * 0.4)}>
      <path className="reel-wire" d={pathTo(index)} pathLength={1} strokeDasharray={`${drawn} 2`} opacity={1 - teal} />
      {teal > 0 && <path className="reel-wire reel-wire-shielded" d={pathTo(index)} opacity={teal} />}
      {drawn > 0.97 && (
        <circle
          className={teal > 0.5 ? "reel-end reel-end-shielded" : "reel-end"}
          cx={spread.x}
          cy={endOf(index)}
          r={2.6}
        />
      )}
    </g>
  );
}
