/** An easing function: maps 0..1 to 0..1. */
export type Ease = (x: number) => number;

/** Slows down toward the end: for elements that enter. */
const arrive: Ease = (x) => 1 - (1 - x) ** 4;
/** Speeds up and slows down: for elements that move from one place to another. */
export const travel: Ease = (x) => (x < 0.5 ? 8 * x ** 4 : 1 - (2 - 2 * x) ** 4 / 2);
/** Speeds up and slows down gently: for the veil. */
export const drift: Ease = (x) => x * x * (3 - 2 * x);

export const clamp = (x: number, low = 0, high = 1) => Math.min(high, Math.max(low, x));

export const mix = (from: number, to: number, amount: number) => from + (to - from) * amount;

/** The progress (0 to 1) at `time` of a movement that starts at `start` and takes `length` milliseconds. */
export const progress = (time: number, start: number, length: number, ease: Ease = arrive) =>
  ease(clamp((time - start) / length));

/** `time`: milliseconds since the scene started. Its curtain covers the previous scene during the first 900. */
export type SceneProps = { time: number };

/** The frame, in pixels. */
export const frame = { width: 1280, height: 720, margin: 88 } as const;
