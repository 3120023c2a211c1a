import { Summary } from "../summary.tsx";
import { frame, progress, type SceneProps } from "../timing.ts";
import { Title } from "../title.tsx";

const entries = [
  { at: "09:41:07", what: "Name masked for the model", seal: "3f9c" },
  { at: "09:41:12", what: "Prompt injection refused", seal: "a117" },
  { at: "09:41:15", what: "Diagnosis hidden from nurse", seal: "b20e" },
  { at: "09:41:21", what: "Translation gets PERSON_1", seal: "77d4" },
];
const top = 180;
const pitch = 96;
const appears = (row: number) => 1900 + row * 360;

/** The events of the previous scenes as an audit log; each line contains the hash of the line above. */
export function RecordScene({ time }: SceneProps) {
  return (
    <>
      <Title time={time} held={1000}>
        The record that proves it.
      </Title>
      {entries.map((entry, row) => {
        const shown = progress(time, appears(row), 550);
        const linked = row === 0 ? 0 : progress(time, appears(row) + 100, 350);
        return (
          <div
            key={entry.seal}
            className={row === 0 ? "reel-entry reel-entry-first" : "reel-entry"}
            style={{ left: frame.margin, right: frame.margin, top: top + row * pitch, height: pitch, opacity: shown }}
          >
            <span className="reel-mono reel-muted reel-time">{entry.at}</span>
            <span className="reel-what" style={{ transform: `translateX(${(1 - shown) * 24}px)` }}>
              {entry.what}
            </span>
            <span className="reel-seal reel-mono">
              {row > 0 && <span className="reel-link" style={{ transform: `scaleY(${linked})` }} />}
              {entry.seal}
            </span>
          </div>
        );
      })}
      <Summary time={time} at={appears(4) + 150} first={{ kind: "shielded", text: "Each line seals the one before" }} />
    </>
  );
}
