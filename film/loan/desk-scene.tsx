import { State } from "#web/ui/redaction.tsx";
import { Threads } from "../threads.tsx";
import { frame, mix, progress, type SceneProps, travel } from "../timing.ts";
import { Title } from "../title.tsx";
import { Chapters } from "./chapters.tsx";
import { reply, request } from "./letter.ts";
import { border, Crossing, columns, rowPitch, rowTop } from "./lines.tsx";

const typed = { starts: 2500, takes: 2600 };
const leaves = { starts: 5400, stagger: 240, takes: 1000 };
const during = 10400;
const veil = during + 500;
const crosses = { starts: during + 1700, stagger: 380, takes: 1500 };
const answered = during + 5700;
const writes = { starts: answered + 500, takes: 2300 };
const returns = { starts: answered + 3400, stagger: 380, takes: 1500 };

type Trip = { starts: number; stagger: number; takes: number };
const arrival = (trip: Trip, row: number) => trip.starts + row * trip.stagger + trip.takes;
const arrived = (time: number, trip: Trip) => request.filter((_, row) => time >= arrival(trip, row) - 120).length;
/** What stays behind is hidden while its copy is near. */
const left = (time: number, trip: Trip) => (row: number) => {
  const since = time - trip.starts - row * trip.stagger;
  return since < 0 ? 1 : progress(since, trip.takes * 0.6, trip.takes * 0.4);
};
const position = (time: number, trip: Trip) => (row: number) =>
  progress(time, trip.starts + row * trip.stagger, trip.takes, travel);

/**
 * Before and during: a request crosses the bank's border, first as it was typed, then through the veil; the answer comes back
 * the same way, and its labels turn into values.
 */
export function DeskScene({ time }: SceneProps) {
  const shown = progress(time, 2100, 600);
  const veiled = time >= veil;
  return (
    <>
      <Title time={time} held={1000}>
        One letter to a customer.
      </Title>
      <Chapters time={time} at={2300} from={0} turns={during} />
      <div className="reel-layer" style={{ opacity: shown }}>
        <p className="reel-text reel-muted" style={{ left: columns.desk, top: 152 }}>
          The loan desk
        </p>
        <p className="reel-text reel-muted" style={{ left: columns.model, top: 152 }}>
          The model
        </p>
        <svg className="reel-layer" viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
          {[0, 1, 2, 3, 4].map((row) => (
            <line
              key={row}
              className={row === 0 ? "reel-rule" : "reel-hairline"}
              x1={frame.margin}
              x2={mix(frame.margin, frame.width - frame.margin, progress(time, 2100 + row * 60, 900, travel))}
              y1={rowTop + row * rowPitch}
              y2={rowTop + row * rowPitch}
            />
          ))}
          <line
            className="reel-border"
            x1={border}
            x2={border}
            y1={rowTop - 60}
            y2={rowTop + 4 * rowPitch}
            opacity={1 - progress(time, veil, 400)}
          />
        </svg>
      </div>
      <Talk time={time} />
      <svg className="reel-layer" viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
        {veiled && (
          <Threads time={time} start={veil} x={border - 32} top={rowTop - 60} bottom={rowTop + 4 * rowPitch} />
        )}
      </svg>
      <Verdict time={time} />
    </>
  );
}

/** The lines of the conversation on both sides of the border. */
function Talk({ time }: SceneProps) {
  const asked = 1 - progress(time, answered, 400);
  const written = progress(time, writes.starts, writes.takes, (x) => x);
  return (
    <>
      {asked > 0 && (
        <div className="reel-layer" style={{ opacity: asked }}>
          <Crossing
            lines={request}
            position={() => 0}
            shown={progress(time, typed.starts, typed.takes, (x) => x)}
            opacity={left(time, time < veil ? leaves : crosses)}
          />
          {time < veil && time >= leaves.starts && (
            <div className="reel-layer" style={{ opacity: 1 - progress(time, during, 400) }}>
              <Crossing lines={request} position={position(time, leaves)} outside="exposed" />
            </div>
          )}
          {time >= crosses.starts && <Crossing lines={request} position={position(time, crosses)} outside="masked" />}
        </div>
      )}
      {time >= writes.starts && (
        <Crossing lines={reply} position={() => 1} outside="masked" shown={written} opacity={left(time, returns)} />
      )}
      {time >= returns.starts && (
        <Crossing lines={reply} position={(row) => 1 - position(time, returns)(row)} outside="masked" />
      )}
    </>
  );
}

/** The status line: it counts the values that arrive. */
function Verdict({ time }: SceneProps) {
  const out = arrived(time, leaves);
  const masked = arrived(time, crosses);
  const done = progress(time, arrival(returns, 3), 450);
  return (
    <div className="reel-summary">
      <span style={{ opacity: progress(time, arrival(leaves, 0) - 120, 300) * (1 - progress(time, during, 300)) }}>
        <State kind="exposed">{`${out} of ${request.length} values leave the bank`}</State>
      </span>
      <span
        style={{
          opacity:
            progress(time, arrival(crosses, 0) - 120, 300) * (1 - progress(time, arrival(returns, 3) - 200, 200)),
        }}
      >
        <State kind="shielded">{`${masked} of ${request.length} values shielded`}</State>
      </span>
      <span style={{ opacity: done, transform: `translateY(${(1 - done) * 18}px)` }}>
        <State kind="shielded">Letter complete. 0 of 4 values exposed.</State>
      </span>
    </div>
  );
}
