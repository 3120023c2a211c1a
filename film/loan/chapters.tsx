import { mix, progress, type SceneProps, travel } from "../timing.ts";

const chapters = ["Before", "During", "After"];

/** The parts of the story at the top right. `turns`: when the next chapter starts, in milliseconds of the scene. */
export function Chapters({ time, at, from, turns }: SceneProps & { at: number; from: number; turns?: number }) {
  const place = mix(from, from + 1, progress(time, turns ?? Infinity, 520, travel));
  return (
    <p className="reel-chapters" style={{ opacity: progress(time, at, 500) }}>
      {chapters.map((name, index) => {
        const active = 1 - Math.min(1, Math.abs(place - index));
        return (
          <span key={name} style={{ opacity: mix(0.5, 1, active) }}>
            {name}
            <span className="reel-chapter-rule" style={{ transform: `scaleX(${active})` }} />
          </span>
        );
      })}
    </p>
  );
}
