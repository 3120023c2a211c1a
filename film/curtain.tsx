import { frame, progress, travel } from "./timing.ts";

const pitch = 40;
const strips = Array.from({ length: frame.width / pitch }, (_, index) => index * pitch);
const stagger = 13;
const growth = 460;

/** Milliseconds until the curtain is closed. */
export const curtainLength = stagger * (strips.length - 1) + growth;

/** The transition between scenes: threads grow, left to right, into the background of the next one. */
export function Curtain({ time }: { time: number }) {
  if (time >= curtainLength) return <div className="reel-ground" />;
  return (
    <svg className="reel-layer" viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      {strips.map((x, index) => {
        const grown = progress(time, index * stagger, growth, travel);
        // Half a pixel more, so that closed strips leave no seam.
        return grown > 0 ? (
          <g key={x}>
            <rect className="reel-fill-ground" x={x} width={pitch * grown + 0.5} height={frame.height} />
            <rect
              className="reel-thread"
              x={x + pitch * grown - 3}
              width={3}
              height={frame.height}
              opacity={1 - grown}
            />
          </g>
        ) : null;
      })}
    </svg>
  );
}
