/** The default duration of counting, as on the home page, in milliseconds (specification, section 4). */
const countDuration = 1200;
/** Time between two ticks, in milliseconds. */
const countTick = 16;

/**
 * Counts once from 0 to `target` in ticks of 16 ms and passes each whole value to `show`. The last value, after `duration`
 * milliseconds, is exactly `target`. A late tick catches up, because it reads the clock. Returns a function that stops it.
 */
export function countUp(target: number, show: (value: number) => void, duration = countDuration) {
  const began = performance.now();
  show(0);
  const timer = setInterval(() => {
    const share = Math.min(1, (performance.now() - began) / duration);
    // Slows down toward the end, so that the last figures can be read while they change.
    show(Math.round(target * (1 - (1 - share) ** 3)));
    if (share === 1) clearInterval(timer);
  }, countTick);
  return () => clearInterval(timer);
}
