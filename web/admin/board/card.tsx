import type { KeyboardEvent, PointerEvent } from "react";
import { stageLabel } from "#domain/job-listings/stages.ts";
import type { Card } from "#domain/stages/schema.ts";
import { openerId } from "../lists/record-table.tsx";
import { MaskedValue, spoken } from "../reveal/masked-value.tsx";
import { PersonalText } from "../reveal/personal-facts.tsx";
import { StageMenu } from "./stage-menu.tsx";

const DAY_MS = 86_400_000;

/** How long a candidate has been in a stage, such as '3 days'. */
export function daysIn(stageSince: string, now = Date.now()): string {
  const days = Math.max(0, Math.floor((now - Date.parse(stageSince)) / DAY_MS));
  return days === 0 ? "Today" : days === 1 ? "1 day" : `${days.toLocaleString("en-US")} days`;
}

/** The initials of a colleague's name, at most two: 'AL' for 'Ada Lovelace' and for 'ada.lovelace'. */
function initialsOf(name: string): string {
  const letters = name.split(/[\s._-]+/).flatMap((word) => [...word][0]?.toUpperCase() ?? []);
  return [letters[0], letters.length > 1 ? letters.at(-1) : ""].join("");
}

/** A candidate on the board: opens the application, can be dragged, picked up by Space, selected, and moved by a menu. */
export function CandidateCard({
  card,
  stages,
  showsPosition,
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
  /** Whether it names the position, which is the same for all candidates of a listing. */
  showsPosition: boolean;
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
  const { id, fullName, position, stage, stageSince, assignee } = card;
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
        {showsPosition && (
          <span className="candidate-position">
            <PersonalText record={card} text={position} />
          </span>
        )}
        <span className="candidate-since">
          {daysIn(stageSince)}
          <span className="sr-only"> in {stageLabel(stage)}</span>
          {assignee && (
            <>
              <span className="sr-only">, assigned to {assignee.name}</span>
              <span aria-hidden="true" title={assignee.name} className="candidate-assignee">
                {initialsOf(assignee.name)}
              </span>
            </>
          )}
        </span>
      </button>
      <div className="candidate-tools">
        <label className="candidate-check">
          <input type="checkbox" checked={isSelected} onChange={onSelect} aria-label={`Select ${name}`} />
        </label>
        {canMove && (
          <StageMenu
            label={`Move ${name} to`}
            stage={stage}
            stages={stages}
            onMove={onMove}
            className="candidate-move"
          />
        )}
      </div>
    </li>
  );
}
