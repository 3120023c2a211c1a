import { progress, travel } from "./timing.ts";

/** The veil in close-up: the six threads of the logo appear one after another, starting at `start`. */
export function Threads({
  time,
  start,
  x,
  top,
  bottom,
}: {
  time: number;
  start: number;
  x: number;
  top: number;
  bottom: number;
}) {
  return (
    <>
      {[0, 1, 2, 3, 4, 5].map((thread) => {
        const grown = progress(time, start + thread * 60, 620, travel);
        return (
          <rect
            key={thread}
            className="reel-thread"
            x={x + thread * 12}
            y={top}
            width={5}
            height={(bottom - top) * grown}
          />
        );
      })}
    </>
  );
}
