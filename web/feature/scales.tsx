import { Masked } from "#web/ui/redaction.tsx";
import type { claims } from "./claims.ts";

const size = "w-full md:max-h-32 lg:max-h-50";

/** One of a thousand attacks gets through. A pattern fills the field; a square on top marks that attack. */
function Prevention() {
  return (
    <svg
      className={size}
      viewBox="0 0 99.5 39.5"
      preserveAspectRatio="xMinYMax"
      role="img"
      aria-label="A field of 1,000 squares, one of them exposed"
    >
      <defs>
        <pattern id="attack" width="2" height="2" patternUnits="userSpaceOnUse">
          <rect width="1.5" height="1.5" className="fill-shielded" />
        </pattern>
      </defs>
      <rect width="99.5" height="39.5" fill="url(#attack)" />
      <path d="M67 21h3.5v3.5H67z" className="fill-surface" />
      <path d="M67.75 21.75h2v2h-2z" className="fill-exposed" />
    </svg>
  );
}

/** One millisecond on a scale of one second: the narrow mark at the left. */
function Response() {
  return (
    <svg
      className={size}
      viewBox="0 0 100 39.5"
      preserveAspectRatio="none"
      role="img"
      aria-label="One second, and its first thousandth"
    >
      <path d="M0 30h100" className="fill-none stroke-edge" vectorEffect="non-scaling-stroke" />
      <path
        d="M0 24v6M10 27v3M20 27v3M30 27v3M40 27v3M50 24v6M60 27v3M70 27v3M80 27v3M90 27v3M100 24v6"
        className="fill-none stroke-edge"
        vectorEffect="non-scaling-stroke"
      />
      <path d="M0 0h.4v30H0z" className="fill-shielded" />
    </svg>
  );
}

/** The client list, with a bar over every name: the first three of the 500 lines, and the last one. */
function Clients() {
  return (
    <div className="w-full" role="img" aria-label="A list of 500 clients, every name under a bar">
      {[1, 2, 3, 500].map((line) => (
        <p key={line} className={`clients-line clients-${line} grid grid-cols-[2.5rem_1fr] items-center py-0.5`}>
          <span className="font-mono text-small text-muted">{line}</span>
          <Masked label={`CLIENT_${line}`} className="py-1" />
        </p>
      ))}
    </div>
  );
}

/** Seven days of 24 hours. */
function Monitoring() {
  return (
    <svg
      className={size}
      viewBox="0 0 95 27"
      preserveAspectRatio="xMinYMax"
      role="img"
      aria-label="Seven rows of 24 hours, all filled"
    >
      <defs>
        <pattern id="hour" width="4" height="4" patternUnits="userSpaceOnUse">
          <rect width="3" height="3" className="fill-shielded" />
        </pattern>
      </defs>
      <rect width="95" height="27" fill="url(#hour)" />
    </svg>
  );
}

/** The drawing of each figure, to scale. */
export const scales = {
  prevention: <Prevention />,
  response: <Response />,
  clients: <Clients />,
  monitoring: <Monitoring />,
} satisfies Record<keyof typeof claims, unknown>;
