import { site } from "#site";
import { Mark } from "#web/ui/mark.tsx";
import { mix, progress, type SceneProps, travel } from "./timing.ts";

/** The last scene: six openings of the curtain show the previous background and become the logo. */
export function ClosingScene({ time }: SceneProps) {
  const gathered = progress(time, 900, 1000, travel);
  const name = progress(time, 1600, 900);
  const tagline = progress(time, 2100, 800);
  const scale = mix(1, 0.66, gathered);
  return (
    <>
      <div
        className="reel-mark"
        style={{
          color: `color-mix(in srgb, var(--color-ink) ${100 * progress(time, 500, 900)}%, var(--previous))`,
          transform: `translateY(${mix(0, -148, gathered)}px) scale(${scale}, ${mix(3.7, 0.66, gathered)})`,
        }}
      >
        <Mark />
      </div>
      <p className="reel-name">
        <span style={{ transform: `translateY(${(1 - name) * 105}%)` }}>{site.name}</span>
      </p>
      <p className="reel-tagline" style={{ opacity: tagline, transform: `translateY(${(1 - tagline) * 18}px)` }}>
        {site.tagline}
      </p>
    </>
  );
}
