import type { Category } from "#content/cookies/schema.ts";

/**
 * Whether a category is on, in words and by a bar, filled or empty. Both words are in the page, and the choice in force
 * (`<html data-consent>`) shows one of them: right before the first paint, and at once when the choice changes in any tab.
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
