/** When the examples of the first tile show their input and their output, in milliseconds (specification, section 9). */
export const encryptionDelays = [2000, 4000] as const;
/** When the second tile shows its example, in milliseconds (specification, section 9). */
export const tokenizationDelays = [2000] as const;
/** Time between the click on a tile and the navigation, in milliseconds (specification, sections 2 and 9). */
const navigationDelay = 220;

/**
 * Plays a demonstration: stage 0 at once, and stage n when the nth delay has passed, counted from the start. Returns a
 * function that ends it: later stages are canceled, and stage -1, the initial state, is shown at once.
 */
export function playDemo(delays: readonly number[], show: (stage: number) => void) {
  show(0);
  const timers = delays.map((delay, index) => setTimeout(() => show(index + 1), delay));
  return () => {
    timers.forEach(clearTimeout);
    show(-1);
  };
}

/** Calls `navigate` 220 ms later, so that the visual feedback of the click is visible first. */
export const navigateAfterDelay = (navigate: () => void) => setTimeout(navigate, navigationDelay);

type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click opens the link in this tab; the browser handles all other clicks (new tab, download). */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
