/** How far the row of industries moves, in CSS pixels a frame (specification, section 9). */
const carouselSpeed = 0.6;

/** The same place of the endless row, between 0 and the length of one round. */
export const wrap = (position: number, round: number) => (round > 0 ? ((position % round) + round) % round : 0);

/**
 * Where the row stands one frame later. `own` is where it was left, fractions included, which browsers round away;
 * `shown` is where it really stands: whoever moves it by hand is followed from there.
 */
export function step(own: number, shown: number, round: number) {
  return wrap((Math.abs(shown - own) > 1 ? shown : own) + carouselSpeed, round);
}

/**
 * How many times the cards must stand in the row, so that its end never shows in a window of this width, with a fifth of
 * a round to spare for stepping back over its beginning.
 */
export const copiesFor = (view: number, round: number) => (round > 0 ? 1 + Math.ceil(view / round + 0.2) : 1);
