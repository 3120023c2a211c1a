import { Exposed } from "#web/ui/redaction.tsx";
import { MaskedText } from "../secret.tsx";
import { frame, mix } from "../timing.ts";
import type { Line } from "./letter.ts";

/** Where both columns start and where the bank ends, in pixels of the frame. */
export const columns = { desk: frame.margin, model: 716 };
export const border = frame.width / 2;
export const rowTop = 212;
export const rowPitch = 90;

/**
 * Lines on their way between the desk (position 0) and the model (1). Inside the bank they read as typed; outside, their
 * values are exposed or masked. `shown` is the part of the text that is already written, 0 to 1; `opacity` is a row's.
 */
export function Crossing({
  lines,
  position,
  outside = "exposed",
  shown = 1,
  opacity = () => 1,
}: {
  lines: Line[];
  position: (row: number) => number;
  outside?: "exposed" | "masked";
  shown?: number;
  opacity?: (row: number) => number;
}) {
  const length = lines.reduce((sum, line) => sum + textOf(line).length, 0);
  const written = Math.round(shown * length);
  const starts = lines.map((_, row) => lines.slice(0, row).reduce((sum, line) => sum + textOf(line).length, 0));
  const place = (row: number) => ({
    left: mix(columns.desk, columns.model, position(row)),
    top: rowTop + row * rowPitch + 17,
    opacity: opacity(row),
  });
  return (
    <>
      {(["inside", outside] as const).map((side) => (
        <div
          key={side}
          className="reel-layer"
          style={{ clipPath: side === "inside" ? `inset(0 ${border}px 0 0)` : `inset(0 0 0 ${border}px)` }}
        >
          {lines.map((line, row) => (
            <p key={line.label} className="reel-letter" style={place(row)}>
              <Written line={line} side={side} letters={written - (starts[row] ?? 0)} />
            </p>
          ))}
        </div>
      ))}
    </>
  );
}

const textOf = ({ before, secret, after }: Line) => before + secret + after;

/** The first `letters` letters of a line; the value outside the bank appears whole. */
function Written({ line, side, letters }: { line: Line; side: "inside" | "exposed" | "masked"; letters: number }) {
  const { before, secret, label, after } = line;
  const inSecret = Math.max(0, letters - before.length);
  return (
    <>
      {before.slice(0, Math.max(0, letters))}
      {inSecret > 0 && side === "masked" && (
        <MaskedText label={label} covered={1}>
          {secret}
        </MaskedText>
      )}
      {inSecret > 0 && side !== "masked" && (
        <span className="reel-secret">
          {side === "inside" ? secret.slice(0, inSecret) : <Exposed>{secret}</Exposed>}
        </span>
      )}
      {after.slice(0, Math.max(0, inSecret - secret.length))}
    </>
  );
}
