import { Threads, Words } from "./strokes.tsx";

/** A prompt passes between what two tools see; below, a third check masks two of its words. */
export function BlindSpot() {
  return (
    <>
      <path d="M0 118 172 44V232Z" className="fill-ink" opacity="0.1" />
      <path d="M440 118 268 44V232Z" className="fill-ink" opacity="0.1" />
      <circle cx="7" cy="118" r="7" className="fill-ink" />
      <circle cx="433" cy="118" r="7" className="fill-ink" />
      <text y="28" className="fill-ink">
        DLP sees files
      </text>
      <text x="440" y="28" textAnchor="end" className="fill-ink">
        IAM sees logins
      </text>
      {/* A file, and a key. */}
      <path d="M98 104h32l16 16v52H98Z" className="fill-paper stroke-ink" strokeWidth="4" />
      <path d="M130 104v16h16M110 138h24M110 152h24" className="stroke-ink" strokeWidth="4" />
      <circle cx="312" cy="138" r="17" className="fill-paper stroke-ink" strokeWidth="4" />
      <path d="M329 138h44v16M357 138v12" className="stroke-ink" strokeWidth="4" />
      <Words
        x={184}
        y={64}
        rows={[[[20], [44, "exposed"]], [[72]], [[30], [34]], [[52, "exposed"], [12]], [[72]], [[40], [24]]]}
      />
      <Threads x={122} y={244} width={196} height={42} />
      <text x="440" y="272" textAnchor="end" className="fill-shielded">
        Third check
      </text>
      <Words x={184} y={312} rows={[[[20], [44, "masked"]], [[72]], [[30], [34]], [[52, "masked"], [12]]]} />
    </>
  );
}
