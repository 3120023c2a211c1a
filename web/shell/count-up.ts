/** The default duration of counting in milliseconds (specification, section 4). */
const countDuration = 1200;
/** Time between two ticks, in milliseconds. */
const countTick = 16;

/**
 * Counts once from 0 to `target` in ticks of 16 ms and passes each whole value to `show`. The last value, after `duration`
 * milliseconds, is exactly `target`. A late tick catches up, because it reads the clock. Returns a function that stops it.
 */
export function countUp(target: number, show: (value: number) => void, duration = countDuration) {
  const startedAt = performance.now();
  show(0);
  const timer = setInterval(() => {
    const progress = Math.min(1, (performance.now() - startedAt) / duration);
    // Slows down toward the end, so that the last values are readable while they change.
    show(Math.round(target * (1 - (1 - progress) ** 3)));
    if (progress === 1) clearInterval(timer);
  }, countTick);
  return () => clearInterval(timer);
}
