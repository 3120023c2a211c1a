import type { ReactNode } from "react";

/** The parts of the average cost in IBM's report of 2024, in ten thousands of dollars; together $4.88 million. */
const costs = [
  { name: "Detection", value: 163 },
  { name: "Lost business", value: 147 },
  { name: "Response", value: 135 },
  { name: "Notification", value: 43 },
];

const inMillions = (tenThousands: number) => `$${(tenThousands / 100).toFixed(2)}M`;
const total = inMillions(costs.reduce((sum, { value }) => sum + value, 0));

/** The cost as one bar in four parts, to scale. */
export function CostPicture() {
  let x = 0;
  return (
    <Picture caption={`${costs.map(({ name, value }) => `${name} ${inMillions(value)}`).join(" + ")} = ${total}`}>
      <path
        className="fill-ink"
        d={costs
          .map(({ value }) => {
            const part = `M${x} 0h${value - 3}v56h-${value - 3}z`;
            x += value;
            return part;
          })
          .join("")}
      />
    </Picture>
  );
}

/** One incident, and what 412% more makes of it: 5.12 squares. */
export function SurgePicture() {
  return (
    <Picture caption="Where there was one incident, there are five">
      <path className="fill-none stroke-exposed" strokeWidth="3" d="M2 2h52v52h-52z" />
      <path className="fill-none stroke-muted" strokeWidth="3" d="M72 28h34m-12-12 12 12-12 12" />
      <path
        className="fill-exposed"
        d={`${[128, 194, 260, 326, 392].map((x) => `M${x} 0h56v56h-56z`).join("")}M458 0h7v56h-7z`}
      />
    </Picture>
  );
}

/** A hundred organizations as threads: 97 are cut, three reach the bottom. */
export function GovernancePicture() {
  return (
    <Picture caption="Of a hundred such organizations, three had the controls">
      <path className="stroke-exposed" strokeWidth="30" strokeDasharray="2.4 2.48" d="M0 15h472.5" />
      <path className="stroke-shielded" strokeWidth="56" strokeDasharray="2.4 2.48" d="M473.4 28h14.6" />
    </Picture>
  );
}

function Picture({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="col-span-full grid gap-2 lg:col-2">
      <svg className="w-full" viewBox="0 0 488 56" aria-hidden="true">
        {children}
      </svg>
      <figcaption className="text-small">{caption}</figcaption>
    </figure>
  );
}
