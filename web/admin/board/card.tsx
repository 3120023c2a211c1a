import type { KeyboardEvent, PointerEvent } from "react";
import { type Card, stageLabel } from "#domain/stages/schema.ts";
import { openerId } from "../record-list/record-table.tsx";
import { MaskedValue, spoken } from "../reveal/masked-value.tsx";
import { PersonalText } from "../reveal/personal-facts.tsx";

const DAY_MS = 86_400_000;

/** How long a candidate has been in a stage, such as '3 days'. */
export function daysIn(stageSince: string, now = Date.now()): string {
  const days = Math.max(0, Math.floor((now - Date.parse(stageSince)) / DAY_MS));
  return days === 0 ? "Today" : days === 1 ? "1 day" : `${days.toLocaleString("en-US")} days`;
}

/** A candidate on the board: opens the application, can be dragged, picked up by Space, selected, and moved by a menu. */
export function CandidateCard({
  card,
  stages,
  isHeld,
  isSelected,
  canMove,
  onOpen,
  onMove,
  onSelect,
  onKeyDown,
  onPointerDown,
}: {
  card: Card;
  /** The stages of its listing. */
  stages: readonly string[];
  /** Whether it has been picked up by the keyboard or is being dragged. */
  isHeld: boolean;
  isSelected: boolean;
  canMove: boolean;
  onOpen: () => void;
  onMove: (stage: string) => void;
  onSelect: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}) {
  const { id, fullName, position, stage, stageSince } = card;
  const name = spoken(fullName);
  return (
    <li
      className="candidate"
      data-held={isHeld || undefined}
      data-selected={isSelected || undefined}
      onPointerDown={canMove ? onPointerDown : undefined}
    >
      <button
        type="button"
        id={openerId(id)}
        data-card={id}
        aria-haspopup="dialog"
        aria-describedby={canMove ? "board-keys" : undefined}
        onClick={onOpen}
        onKeyDown={onKeyDown}
        className="candidate-opener"
      >
        <span className="candidate-name">
          <MaskedValue text={fullName} />
        </span>
        <span className="candidate-position">
          <PersonalText record={card} text={position} />
        </span>
        <span className="text-tiny text-muted tabular-nums">
          {daysIn(stageSince)}
          <span className="sr-only"> in {stageLabel(stage)}</span>
        </span>
      </button>
      <div className="candidate-tools">
        <label className="candidate-check">
          <input type="checkbox" checked={isSelected} onChange={onSelect} aria-label={`Select ${name}`} />
        </label>
        {canMove && (
          <select
            aria-label={`Move ${name} to`}
            value=""
            onChange={(event) => onMove(event.target.value)}
            className="candidate-move"
          >
            <option value="">Move to…</option>
            {stages
              .filter((one) => one !== stage)
              .map((one) => (
                <option key={one} value={one}>
                  {stageLabel(one)}
                </option>
              ))}
          </select>
        )}
      </div>
    </li>
  );
}
