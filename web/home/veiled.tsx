import type { Secret } from "./veil-example.ts";

/**
 * A secret under its bar. Both have their place in the line from the start, so lifting the bar moves nothing.
 * Whether it is lifted is decided by the veil's switch in the same figure (`veil-figure` in home.css), without script.
 */
export function Veiled({ secret, order }: { secret: Secret; order: number }) {
  return (
    <span className={`veiled veiled-${order}`}>
      <span className="veiled-text">{secret.text}</span>
      <span className="veiled-bar">{secret.label}</span>
    </span>
  );
}

/** The switch that lets the veil down or lifts it, drawn as a ring pull. On from the start; it works without script. */
export function VeilSwitch({ id }: { id: string }) {
  return (
    <label htmlFor={id} className="veil-pull">
      <input id={id} type="checkbox" defaultChecked className="veil-switch" />
      <span>The veil</span>
      <span aria-hidden="true" className="veil-track" />
    </label>
  );
}

/** How many of the four secrets are hidden; it follows the switch. */
export function VeilCount({ count }: { count: number }) {
  return (
    <span className="text-small font-medium tabular-nums">
      <span className="when-veiled text-shielded">
        {count} of {count} hidden
      </span>
      <span className="when-lifted text-exposed underline decoration-2 underline-offset-4">
        {count} of {count} exposed
      </span>
    </span>
  );
}
