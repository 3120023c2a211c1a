import { State } from "#web/ui/redaction.tsx";
import { ExposedText, MaskedText } from "../secret.tsx";
import { drift, frame, mix, progress, type SceneProps } from "../timing.ts";

type Piece = string | { secret: string; label: string };

const lines: Piece[][] = [
  ["Summarize the case of ", { secret: "A. Rao", label: "PERSON_1" }, ","],
  ["record ", { secret: "MRN 48213", label: "RECORD_1" }, ". Her brother"],
  ["asked on ", { secret: "00000 11223", label: "PHONE_1" }, " whether"],
  ["she is on ", { secret: "lithium", label: "DRUG_1" }, "."],
];
const textOf = (piece: Piece) => (typeof piece === "string" ? piece : piece.secret);

const typingStarts = 500;
const typingTakes = 3500;
const veilStarts = 4900;
const veilTakes = 3600;

/** The time at which each letter is typed, in an uneven but fixed rhythm with pauses after periods and commas. */
const keystrokes = (() => {
  const text = lines.flat().map(textOf).join("");
  const delays = Array.from(text, (letter, index) => 30 + ((index * 37) % 11) * 2.4 + (/[.,] ?/.test(letter) ? 70 : 0));
  const total = delays.reduce((sum, delay) => sum + delay, 0);
  let moment = 0;
  return delays.map((delay) => {
    moment += (delay / total) * typingTakes;
    return typingStarts + moment;
  });
})();

const placed = (() => {
  let offset = 0;
  return lines.map((line) =>
    line.map((piece) => {
      const from = offset;
      offset += textOf(piece).length;
      return { piece, from, to: offset };
    }),
  );
})();

/** The end offset of each secret in the text; each line has one secret. */
const secrets = placed.flat().flatMap(({ piece, to }) => (typeof piece === "string" ? [] : [to]));
const typedAt = (letters: number) => keystrokes[letters - 1] ?? 0;
const lineTop = (line: number) => 160 + line * 104;

/** Scenes 1 and 2: a nurse types, the personal data is highlighted, and the veil moves down over it. */
export function PromptScene({ time }: SceneProps) {
  const edge = mix(-30, frame.height + 340, progress(time, veilStarts, veilTakes, drift));
  // One secret per line: the secrets above the veil's edge are no longer exposed.
  const exposed = secrets.filter((to, line) => time > typedAt(to) + 80 && edge < lineTop(line) + 60).length;
  return (
    <>
      <div className="reel-layer" style={{ clipPath: `inset(${Math.max(0, edge)}px 0 0 0)` }}>
        <p className="reel-eyebrow">What the nurse typed</p>
        <Typed time={time} />
        <div className="reel-summary" style={{ opacity: progress(time, typedAt(secrets[0] ?? 0) + 80, 400) }}>
          <span>
            <State kind="exposed">{`${exposed} of ${secrets.length} exposed`}</State>
          </span>
        </div>
      </div>
      <div className="reel-layer" style={{ clipPath: `inset(0 0 ${Math.max(0, frame.height - edge)}px 0)` }}>
        <p className="reel-eyebrow">What the model saw</p>
        <p className="reel-prompt">
          {placed.map((line, index) => (
            <span key={line[0]?.from} className="reel-line">
              {line.map(({ piece, from }) =>
                typeof piece === "string" ? (
                  piece
                ) : (
                  <MaskedText key={from} label={piece.label} covered={progress(edge, lineTop(index), 150)}>
                    {piece.secret}
                  </MaskedText>
                ),
              )}
            </span>
          ))}
        </p>
        <div className="reel-summary">
          <span>
            <State kind="shielded">{`${secrets.length} of ${secrets.length} shielded`}</State>
          </span>
        </div>
      </div>
      <div className="reel-veil" style={{ transform: `translateY(${edge - 340}px)` }} />
    </>
  );
}

function Typed({ time }: SceneProps) {
  const typed = keystrokes.filter((moment) => moment <= time).length;
  const isIdle = typed === 0 || typed === keystrokes.length;
  const caretShown = !isIdle || (time < veilStarts && Math.floor(time / 500) % 2 === 0);
  return (
    <p className="reel-prompt">
      {placed.map((line) => (
        <span key={line[0]?.from} className="reel-line">
          {line.map(({ piece, from, to }) => {
            const text = textOf(piece);
            const shownLength = Math.min(text.length, Math.max(0, typed - from));
            const caret = (typed > from && typed <= to) || (typed === 0 && from === 0);
            return (
              <span key={from}>
                {typeof piece !== "string" && shownLength === text.length ? (
                  <ExposedText lit={progress(time, typedAt(to) + 80, 420)}>{text}</ExposedText>
                ) : (
                  text.slice(0, shownLength)
                )}
                {caret && <span className="reel-caret" style={{ opacity: caretShown ? 1 : 0 }} />}
                <span style={{ visibility: "hidden" }}>{text.slice(shownLength)}</span>
              </span>
            );
          })}
        </span>
      ))}
    </p>
  );
}
