import { Threads, Words } from "./strokes.tsx";

/** The same prompt twice through an encrypted pipe: as written, and masked before it leaves. */
export function Padlock() {
  return (
    <>
      <Journey top={0} title="Encrypted" isMasked={false} />
      <path d="M0 184H440" className="stroke-hairline" strokeWidth="2" />
      <Journey top={206} title="Masked, then encrypted" isMasked />
    </>
  );
}

function Journey({ top, title, isMasked }: { top: number; title: string; isMasked: boolean }) {
  const state = isMasked ? "masked" : "exposed";
  return (
    <g transform={`translate(0 ${top})`}>
      <text y="24" className="fill-ink">
        {title}
      </text>
      <Words
        x={0}
        y={84}
        rows={[
          [[24], [44, "exposed"]],
          [[52], [20]],
          [[34, "exposed"], [26]],
        ]}
      />
      {isMasked && <Threads x={92} y={62} width={28} height={94} />}
      <path d="M136 80H304V138H136Z" className="fill-sunken" />
      <path d="M136 80H304M136 138H304" className="stroke-ink" strokeWidth="5" />
      <path
        d="M146 98H296M146 109H296M146 120H296"
        className="stroke-edge"
        strokeWidth="5"
        strokeDasharray="3 9 11 5"
      />
      <path d="M207 80v-16a13 13 0 0 1 26 0v16" className="stroke-ink" strokeWidth="5" />
      <rect x="198" y="76" width="44" height="34" className="fill-ink" />
      <rect x="328" y="46" width="110" height="118" className="fill-paper stroke-ink" strokeWidth="3" />
      <text x="383" y="72" textAnchor="middle" className="fill-muted">
        Model
      </text>
      <Words
        x={342}
        y={92}
        rows={[
          [[24], [44, state]],
          [[52], [20]],
          [[34, state], [26]],
        ]}
      />
    </g>
  );
}
