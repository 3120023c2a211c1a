/** How long a number of the home page counts, in milliseconds (specification, section 4). */
const countDuration = 1200;
/** Time between two ticks, in milliseconds. */
const countTick = 16;
/** The share of a block that must be in view before it is the active one (specification, section 9). */
export const activeThreshold = 0.6;

/**
 * Counts once from 0 to `target` in ticks of 16 ms and hands each whole value to `show`; after `duration` milliseconds
 * exactly `target` has been shown and nothing ticks any more. A late tick catches up, since time is read from the
 * clock. Returns what stops it early.
 */
export function countUp(target: number, show: (value: number) => void, duration = countDuration) {
  const began = performance.now();
  show(0);
  const timer = setInterval(() => {
    const share = Math.min(1, (performance.now() - began) / duration);
    // Slows down towards the end, so that the last figures can be read while they change.
    show(Math.round(target * (1 - (1 - share) ** 3)));
    if (share === 1) clearInterval(timer);
  }, countTick);
  return () => clearInterval(timer);
}

/** The active block after the observer's news: the last one that came to be at least 60 % visible, or the one before. */
export function activeAfter(current: number, seen: readonly { index: number; ratio: number }[]) {
  return seen.findLast(({ ratio }) => ratio >= activeThreshold)?.index ?? current;
}

/** Tenths of a million dollars as the page shows them: 48 is `$4.8M` (specification, section 2). */
export const asMillions = (stored: number) => `$${(stored / 10).toFixed(1)}M`;

/** A whole percentage: 412 is `412%`. */
export const asPercent = (value: number) => `${value}%`;
