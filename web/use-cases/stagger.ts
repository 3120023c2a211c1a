// Apart from the other timings: it travels in the page, they with the island.

/** Time between one tile and the next, in milliseconds (specification, section 9). */
const staggerStep = 120;
/** The share of the section that must be in view before its tiles come (specification, section 9). */
export const tilesThreshold = 0.25;

/** Shows `count` things one after another, the first at once, each next one 120 ms later. Returns what stops it. */
export function stagger(count: number, show: (index: number) => void) {
  const timers = Array.from({ length: count }, (_, index) => setTimeout(() => show(index), index * staggerStep));
  return () => timers.forEach(clearTimeout);
}
