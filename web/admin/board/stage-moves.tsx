import type { Pipeline } from "#domain/stages/schema.ts";
import { stageLabel } from "#domain/stages/stages.ts";
import { Timestamp } from "../ui/timestamp.tsx";

/** The moves of an application between stages, latest first. */
export function StageMoves({ moves }: Pick<Pipeline, "moves">) {
  if (moves.length === 0) return null;
  return (
    <ol aria-label="Moves between stages" className="text-small">
      {moves.map(({ from, to, by, at }) => (
        <li
          key={`${at} ${from} ${to}`}
          className="flex flex-wrap gap-x-3 border-b border-hairline py-1.5 last:border-b-0"
        >
          <span className="text-muted">
            <Timestamp at={at} />
          </span>
          <span className="wrap-anywhere">
            {stageLabel(from)} → {stageLabel(to)}
          </span>
          <span className="text-muted wrap-anywhere">{by ?? "A former colleague"}</span>
        </li>
      ))}
    </ol>
  );
}
