import { type ComponentType, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Curtain, curtainLength } from "./curtain.tsx";
import { progress, type SceneProps } from "./timing.ts";

/** A film: its scenes and times, in milliseconds from its start. */
export type Script = {
  scenes: TimedScene[];
  length: number;
  /** The frame used as the poster. */
  poster: number;
};

type TimedScene = {
  /** When the curtain starts to close over the previous scene, in milliseconds from the start of the film. */
  starts: number;
  /** The background: the page's, or the one of its dark sections. Neighboring scenes differ. */
  ground: "paper" | "ink";
  /** When the label of the figures appears, and when everything but the background fades out, in milliseconds of the scene. */
  labelAppears?: number;
  fades?: number;
  Scene: ComponentType<SceneProps>;
};

declare global {
  interface Window {
    film: Script;
    /** Renders the film at this millisecond; the frame is complete when it returns. */
    seek: (time: number) => void;
  }
}

/** Shows a film at a time that it takes from `window.seek` or the slider. It reads no clock: the same time gives the same frame. */
export function Film({ script }: { script: Script }) {
  const { scenes, length } = script;
  const [time, setTime] = useState(0);
  useEffect(() => {
    window.film = script;
    // The fonts must be loaded before anything is measured or recorded.
    Promise.all(
      ["64px Geist", "500 64px Geist", "64px 'Instrument Serif'"].map((font) => document.fonts.load(font)),
    ).then(() => {
      window.seek = (moment) => flushSync(() => setTime(moment));
    });
  }, [script]);
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
        max={length}
        step={20}
        value={time}
        onChange={(event) => setTime(event.currentTarget.valueAsNumber)}
      />
    </>
  );
}
