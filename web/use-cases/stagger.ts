// Separate from timing.ts: this file is part of the inline script, timing.ts of the island.

/** Time between one tile and the next, in milliseconds (specification, section 9). */
const staggerStep = 120;
/** The visible share of the section at which its tiles appear (specification, section 9). */
export const tilesThreshold = 0.25;

/** Calls `show` with each index below `count`: the first at once, each of the others 120 ms after the one before. Returns a function that stops it. */
export function stagger(count: number, show: (index: number) => void) {
  const timers = Array.from({ length: count }, (_, index) => setTimeout(() => show(index), index * staggerStep));
  return () => timers.forEach(clearTimeout);
}
