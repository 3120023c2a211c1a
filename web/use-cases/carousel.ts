/** How far the row of industries moves, in CSS pixels a frame (specification, section 9). */
const carouselSpeed = 0.6;

/** The same position of the endless row, between 0 and the length of one round. */
export const wrap = (position: number, round: number) => (round > 0 ? ((position % round) + round) % round : 0);

/**
 * The position of the row one frame later. `own` is the last position with its fraction, which browsers round away; `shown`
 * is the actual one, used after the visitor has scrolled.
 */
export function step(own: number, shown: number, round: number) {
  return wrap((Math.abs(shown - own) > 1 ? shown : own) + carouselSpeed, round);
}

/**
 * How many copies of the cards the row needs, so that its end never shows in a window of this width, with a fifth of a
 * round to spare for scrolling back over its start.
 */
export const copiesFor = (view: number, round: number) => (round > 0 ? 1 + Math.ceil(view / round + 0.2) : 1);
