import { type ComponentType, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { ClosingScene } from "./closing-scene.tsx";
import { Curtain, curtainLength } from "./curtain.tsx";
import { PromptScene } from "./prompt-scene.tsx";
import { RecordScene } from "./record-scene.tsx";
import { RolesScene } from "./roles-scene.tsx";
import { ScannerScene } from "./scanner-scene.tsx";
import { SupplyChainScene } from "./supply-chain-scene.tsx";
import { progress, type SceneProps } from "./timing.ts";

type TimedScene = {
  /** When the curtain starts to close over the previous scene, in milliseconds from the start of the film. */
  starts: number;
  ground: "paper" | "ink";
  /** When the label of the figures appears, and when everything but the background fades out, in milliseconds of the scene. */
  labelAppears?: number;
  fades?: number;
  Scene: ComponentType<SceneProps>;
};
const scenes: TimedScene[] = [
  { starts: 0, ground: "paper", labelAppears: -1000, Scene: PromptScene },
  { starts: 9700, ground: "ink", labelAppears: 2100, Scene: ScannerScene },
  { starts: 17300, ground: "paper", labelAppears: 2000, Scene: RolesScene },
  { starts: 24300, ground: "ink", labelAppears: 2250, Scene: SupplyChainScene },
  // Fades out before the end, because the closing curtain leaves six threads of this background open.
  { starts: 32000, ground: "paper", labelAppears: 1900, fades: 4800, Scene: RecordScene },
  { starts: 37100, ground: "ink", Scene: ClosingScene },
];
/** In milliseconds. `poster` is the frame used as the poster: half of the prompt is behind the veil. */
const film = { length: 41200, poster: 6600 };

declare global {
  interface Window {
    film: typeof film;
    /** Renders the film at this millisecond; the frame is complete when it returns. */
    seek: (time: number) => void;
  }
}

/** The overview film: six scenes that read no clock, so that the same time always gives the same frame. */
export function Film() {
  const [time, setTime] = useState(0);
  useEffect(() => {
    window.film = film;
    // The fonts must be loaded before anything is measured or recorded.
    Promise.all(
      ["64px Geist", "500 64px Geist", "64px 'Instrument Serif'"].map((font) => document.fonts.load(font)),
    ).then(() => {
      window.seek = (moment) => flushSync(() => setTime(moment));
    });
  }, []);
  const current = scenes.findLastIndex((scene) => scene.starts <= time);
  const since = time - (scenes[current]?.starts ?? 0);
  return (
    <>
      <div className="reel">
        {scenes.map(({ starts, ground, labelAppears, fades = Infinity, Scene }, index) => {
          const leaving = index === current - 1 && since < curtainLength;
          if (index !== current && !leaving) return null;
          return (
            <div key={starts} className={`reel-layer reel-${ground}`}>
              {index === 0 ? <div className="reel-ground" /> : <Curtain time={time - starts} />}
              <div className="reel-layer" style={{ opacity: 1 - progress(time - starts, fades, 300) }}>
                <Scene time={time - starts} />
                {labelAppears !== undefined && (
                  <p className="reel-label" style={{ opacity: progress(time - starts, labelAppears, 500) }}>
                    Illustrative data
                  </p>
                )}
              </div>
            </div>
          );
        })}
      </div>
      <input
        className="reel-scrubber"
        type="range"
        aria-label="Time in milliseconds"
        min={0}
        max={film.length}
        step={20}
        value={time}
        onChange={(event) => setTime(event.currentTarget.valueAsNumber)}
      />
    </>
  );
}
