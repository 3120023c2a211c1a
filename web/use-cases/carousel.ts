/** The speed of the industries carousel in CSS pixels per frame (specification, section 9). */
const carouselSpeed = 0.6;

/** Maps a position of the endless row to the range from 0 to the length of one round. */
export const wrap = (position: number, round: number) => (round > 0 ? ((position % round) + round) % round : 0);

/**
 * The position of the row one frame later. `exact` is the last computed position with its fraction, which browsers round
 * away; `scrolled` is the actual scroll position, used after the visitor has scrolled.
 */
export function step(exact: number, scrolled: number, round: number) {
  return wrap((Math.abs(scrolled - exact) > 1 ? scrolled : exact) + carouselSpeed, round);
}

/**
 * The number of copies of the cards that the row needs so that its end is never visible at this viewport width, with a
 * fifth of a round to spare for scrolling back past the start.
 */
export const copiesFor = (view: number, round: number) => (round > 0 ? 1 + Math.ceil(view / round + 0.2) : 1);
