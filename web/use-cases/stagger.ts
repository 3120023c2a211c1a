// Separate from the other timings: it is part of the page's script, they of the island.

/** Time between one tile and the next, in milliseconds (specification, section 9). */
const staggerStep = 120;
/** The share of the section that must be in view before its tiles appear (specification, section 9). */
export const tilesThreshold = 0.25;

/** Calls `show` with each index below `count`: the first at once, each next one 120 ms later. Returns a function that stops it. */
export function stagger(count: number, show: (index: number) => void) {
  const timers = Array.from({ length: count }, (_, index) => setTimeout(() => show(index), index * staggerStep));
  return () => timers.forEach(clearTimeout);
}
