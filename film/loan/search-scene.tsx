import { bank } from "#content/casts.ts";
import { State } from "#web/ui/redaction.tsx";
import { MaskedText } from "../secret.tsx";
import { Summary } from "../summary.tsx";
import { clamp, frame, mix, progress, type SceneProps, travel } from "../timing.ts";
import { Title } from "../title.tsx";
import { Chapters } from "./chapters.tsx";
import { log } from "./letter.ts";

const top = 316;
const pitch = 88;
const typed = { starts: 3000, takes: 1100 };
const scan = { starts: 4500, takes: 1900 };

/** After: a stranger searches the model's log for the customer's name and finds bars. */
export function SearchScene({ time }: SceneProps) {
  const shown = progress(time, 2200, 600);
  const letters = Math.round(progress(time, typed.starts, typed.takes, (x) => x) * bank.customer.length);
  const beam = mix(frame.margin - 60, frame.width - frame.margin, progress(time, scan.starts, scan.takes, travel));
  const isScanning = time > scan.starts && time < scan.starts + scan.takes;
  const caretShown = time < scan.starts && (letters > 0 ? true : Math.floor(time / 500) % 2 === 0);
  return (
    <>
      <Title time={time} held={1000}>
        The next morning.
      </Title>
      <Chapters time={time} at={2300} from={2} />
      <div className="reel-layer" style={{ opacity: shown, transform: `translateY(${(1 - shown) * 24}px)` }}>
        <p className="reel-text reel-muted" style={{ left: frame.margin, top: 152 }}>
          A stranger searches the model’s log
        </p>
        <p className="reel-query" style={{ left: frame.margin, top: 202 }}>
          {bank.customer.slice(0, letters)}
          <span className="reel-caret" style={{ opacity: caretShown ? 1 : 0 }} />
        </p>
        <div className="reel-found" style={{ opacity: progress(time, scan.starts + scan.takes, 400) }}>
          <State kind="shielded">0 found</State>
        </div>
      </div>
      {log.map(({ at, lines }, row) => {
        const entered = progress(time, 2400 + row * 120, 600);
        return (
          <div
            key={lines.map(({ before, label }) => before + label).join()}
            className={row === 0 ? "reel-entry reel-entry-first" : "reel-entry"}
            style={{ left: frame.margin, right: frame.margin, top: top + row * pitch, height: pitch, opacity: entered }}
          >
            <span className="reel-mono reel-muted reel-time">{at}</span>
            <span className="reel-log">
              {lines.map(({ before, secret, label, after }) => (
                <span key={label}>
                  {before}
                  <MaskedText label={label} covered={1}>
                    {secret}
                  </MaskedText>
                  {after}
                </span>
              ))}
            </span>
          </div>
        );
      })}
      <div
        className="reel-beam"
        style={{
          top,
          height: log.length * pitch,
          transform: `translateX(${beam}px)`,
          opacity: isScanning ? clamp((time - scan.starts) / 150) * clamp((scan.starts + scan.takes - time) / 150) : 0,
        }}
      />
      <Summary
        time={time}
        at={scan.starts + scan.takes + 500}
        first={{ kind: "shielded", text: "Nothing to find, nothing to leak" }}
      />
    </>
  );
}
