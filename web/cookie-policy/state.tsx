import type { Category } from "#content/cookies/schema.ts";

/**
 * Whether a category is on, as text and as a filled or empty bar. The page contains both texts; `<html data-consent>` shows
 * one of them, before the first paint and after a change in any tab.
 */
export function State({ of, on, off }: { of: Category; on: string; off: string }) {
  if (of === "essential") return <span className="cookie-state">{on}</span>;
  return (
    <span data-of={of}>
      <span className="cookie-state cookie-state-on">{on}</span>
      <span className="cookie-state cookie-state-off">{off}</span>
    </span>
  );
}
