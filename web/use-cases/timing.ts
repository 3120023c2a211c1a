/** When the examples of the first tile show what goes in, and what comes out, in milliseconds (section 9). */
export const encryptionDelays = [2000, 4000] as const;
/** When the second tile shows its example, in milliseconds (section 9). */
export const tokenizationDelays = [2000] as const;
/** Time between the press of a tile and the way to the contact page, in milliseconds (sections 2 and 9). */
const navigationDelay = 220;

/**
 * Plays a demonstration: stage 0 at once, and stage n as the nth delay has passed, counted from the beginning. What is
 * returned ends it: nothing is shown any more, and stage -1, the rest, is shown at once.
 */
export function playDemo(delays: readonly number[], show: (stage: number) => void) {
  show(0);
  const timers = delays.map((delay, index) => setTimeout(() => show(index + 1), delay));
  return () => {
    timers.forEach(clearTimeout);
    show(-1);
  };
}

/** Goes on 220 ms later, so that the press is seen first. */
export const leaveLater = (go: () => void) => setTimeout(go, navigationDelay);

type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click means this window and this tab; every other one (a new tab, a download) is left to the browser. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
