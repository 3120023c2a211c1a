import type { Secret } from "./veil-example.ts";

/**
 * A secret and the bar with its label that covers it. Both always take up space, so that toggling does not shift the
 * layout. The switch in the same figure shows one of them with CSS only (`veil-figure` in home.css).
 */
export function Veiled({ secret, order }: { secret: Secret; order: number }) {
  return (
    <span className={`veiled veiled-${order}`}>
      <span className="veiled-text">{secret.text}</span>
      <span className="veiled-bar bar">{secret.label}</span>
    </span>
  );
}

/** The switch that hides or shows the secrets. On by default; it works without scripts. */
export function VeilSwitch({ id }: { id: string }) {
  return (
    <label
      htmlFor={id}
      className="veil-pull relative inline-flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-ink bg-surface px-3.5 text-small font-medium whitespace-nowrap"
    >
      <input id={id} type="checkbox" defaultChecked className="veil-switch absolute inset-0 cursor-pointer opacity-0" />
      <span>The veil</span>
      <span aria-hidden="true" className="veil-track relative h-4.5 w-9 border border-ink" />
    </label>
  );
}

/** The number of hidden or exposed secrets, according to the switch. */
export function VeilCount({ count }: { count: number }) {
  return (
    <span className="text-small font-medium">
      <span className="when-veiled text-shielded">
        {count} of {count} hidden
      </span>
      <span className="when-lifted text-exposed underline decoration-2 underline-offset-4">
        {count} of {count} exposed
      </span>
    </span>
  );
}
