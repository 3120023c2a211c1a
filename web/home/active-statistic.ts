/** The visible share from which a block is active (specification, section 9). */
export const activeThreshold = 0.6;

/** The active block: the last one that is at least 60% visible, else the current one. `ratios` holds each block's visible share. */
export function activeAfter(current: number, ratios: readonly number[]) {
  const last = ratios.findLastIndex((ratio) => ratio >= activeThreshold);
  return last < 0 ? current : last;
}

/** Tenths of a million dollars as the page shows them: 48 is `$4.8M` (specification, section 2). */
export const asMillions = (stored: number) => `$${(stored / 10).toFixed(1)}M`;

/** A whole percentage: 412 is `412%`. */
export const asPercent = (value: number) => `${value}%`;
