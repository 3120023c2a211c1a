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

type Placed = {
  /** Milliseconds from the film's beginning: when the curtain starts to close over the scene before. */
  starts: number;
  ground: "paper" | "ink";
  /** Milliseconds of the scene: when the figures' label comes, and when everything but the ground goes. */
  labelled?: number;
  fades?: number;
  Scene: ComponentType<SceneProps>;
};
const scenes: Placed[] = [
  { starts: 0, ground: "paper", labelled: -1000, Scene: PromptScene },
  { starts: 9700, ground: "ink", labelled: 2100, Scene: ScannerScene },
  { starts: 17300, ground: "paper", labelled: 2000, Scene: RolesScene },
  { starts: 24300, ground: "ink", labelled: 2250, Scene: SupplyChainScene },
  // Gone before the end comes: the closing curtain leaves six threads of this ground open.
  { starts: 32000, ground: "paper", labelled: 1900, fades: 4800, Scene: RecordScene },
  { starts: 37100, ground: "ink", Scene: ClosingScene },
];
/** Milliseconds. `poster` is the moment that stands for the film: half of the prompt is behind the veil. */
const film = { length: 41200, poster: 6600 };

declare global {
  interface Window {
    film: typeof film;
    /** Shows the film at this millisecond; the picture is complete when it returns. */
    seek: (time: number) => void;
  }
}

/** The overview film: six scenes and nothing that asks a clock, so that the same moment is always the same picture. */
export default function Film() {
  const [time, setTime] = useState(0);
  useEffect(() => {
    window.film = film;
    // The letters must be there before anything is measured or seen.
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
        {scenes.map(({ starts, ground, labelled, fades = Infinity, Scene }, index) => {
          const leaving = index === current - 1 && since < curtainLength;
          if (index !== current && !leaving) return null;
          return (
            <div key={starts} className={`reel-layer reel-${ground}`}>
              {index === 0 ? <div className="reel-ground" /> : <Curtain time={time - starts} />}
              <div className="reel-layer" style={{ opacity: 1 - progress(time - starts, fades, 300) }}>
                <Scene time={time - starts} />
                {labelled !== undefined && (
                  <p className="reel-label" style={{ opacity: progress(time - starts, labelled, 500) }}>
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
        aria-label="Moment of the film in milliseconds"
        min={0}
        max={film.length}
        step={20}
        value={time}
        onChange={(event) => setTime(event.currentTarget.valueAsNumber)}
      />
    </>
  );
}
