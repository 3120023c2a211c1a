/** The film's sense of time: every picture of it is a function of a number of milliseconds, and of nothing else. */
export type Ease = (x: number) => number;

/** Arrives softly: what enters. */
const arrive: Ease = (x) => 1 - (1 - x) ** 4;
/** Leaves and arrives softly: what travels from one place to another. */
export const travel: Ease = (x) => (x < 0.5 ? 8 * x ** 4 : 1 - (2 - 2 * x) ** 4 / 2);
/** Gathers way and loses it slowly: cloth. */
export const drift: Ease = (x) => x * x * (3 - 2 * x);

export const clamp = (x: number, low = 0, high = 1) => Math.min(high, Math.max(low, x));

export const mix = (from: number, to: number, amount: number) => from + (to - from) * amount;

/** How far a movement has come, 0 to 1, at `time`, when it begins at `start` and takes `length` milliseconds. */
export const progress = (time: number, start: number, length: number, ease: Ease = arrive) =>
  ease(clamp((time - start) / length));

/** What a scene is told: the milliseconds since it began. Its curtain closes over the scene before during the first 900. */
export type SceneProps = { time: number };

/** The frame, in pixels. */
export const frame = { width: 1280, height: 720, margin: 88 } as const;
