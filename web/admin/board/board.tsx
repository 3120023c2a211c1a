import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { ShownApplication } from "#domain/job-applications/schema.ts";
import {
  allStages,
  type Card,
  type Column,
  isOpenStage,
  MAX_COMPARED,
  MAX_MOVES,
  stageLabel,
} from "#domain/stages/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { useJobListings } from "../job-listings/use-job-listings.ts";
import { LoadStatus } from "../record-list/load-status.tsx";
import { NewerRecords } from "../record-list/newer-records.tsx";
import { openerId } from "../record-list/record-table.tsx";
import { RefreshButton } from "../record-list/refresh-button.tsx";
import type { ListState } from "../record-list/use-record-list.ts";
import { spoken } from "../reveal/masked-value.tsx";
import { useMay } from "../use-may.ts";
import { useMedia } from "../use-media.ts";
import { useBoard } from "./board-data.ts";
import { BoardColumn } from "./column.tsx";
import { Figures } from "./figures.tsx";
import { useDrag } from "./use-drag.ts";
import { useMoves } from "./use-moves.ts";
import "./board.css";

/** The applications by stage. Cards move by pointer, by keyboard, or by their menu. */
export default function Board({
  list,
  filters,
}: {
  list: ListState<ShownApplication>;
  filters: Record<string, string>;
}) {
  const board = useBoard(filters);
  const { columns } = board;
  const canMove = useMay("applications:change");
  const { data: listings = [] } = useJobListings();
  const isPhone = useMedia("(width < 48rem)");
  const [shownStage, setShownStage] = useState("new");
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [held, setHeld] = useState<{ id: string; target: string } | null>(null);
  const focusNext = useRef<string | null>(null);
  const moves = useMoves(board, ({ id }) => {
    focusNext.current = id;
  });
  const { drag, onPointerDown } = useDrag(
    (card, stage) => stagesOf(card).includes(stage) && void moves.move([card], stage),
  );
  useEffect(() => {
    if (focusNext.current === null) return;
    document.getElementById(openerId(focusNext.current))?.focus();
    focusNext.current = null;
  });
  // Another name is shown once an application has been revealed.
  const revealedUntil = list.openRow?.revealedUntil;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a reveal refreshes the board
  useEffect(() => {
    if (revealedUntil) board.refresh();
  }, [revealedUntil]);

  const stagesOf = ({ jobListingId }: Card) => allStages(listings.find(({ id }) => id === jobListingId)?.stages);
  const cards = columns.flatMap(({ items }) => items);
  const chosen = cards.filter(({ id }) => selected.includes(id));
  const toggle = (id: string) =>
    setSelected(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id].slice(-MAX_MOVES));

  const onKeyDown = (card: Card, event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (held?.id === card.id) {
      const stages = stagesOf(card).filter((stage) => columns.some((column) => column.stage === stage));
      if (step !== undefined) {
        const target = stages[stages.indexOf(held.target) + step];
        if (target) {
          setHeld({ id: card.id, target });
          moves.announce(`${stageLabel(target)}, ${stages.indexOf(target) + 1} of ${stages.length}`);
        }
      } else if (event.key === " " || event.key === "Enter") {
        setHeld(null);
        if (held.target === card.stage) moves.announce("Put back");
        else void moves.move([card], held.target);
      } else if (event.key === "Escape" || event.key === "Tab") {
        setHeld(null);
        moves.announce("Move canceled");
        if (event.key === "Tab") return;
      }
      return event.preventDefault();
    }
    if (event.key === " " && canMove) {
      event.preventDefault();
      setHeld({ id: card.id, target: card.stage });
      moves.announce(
        `${spoken(card.fullName)} picked up in ${stageLabel(card.stage)}. Use the left and right arrow keys to choose a stage, Space to move, Escape to cancel`,
      );
      return;
    }
    const next = neighbor(columns, card, event.key);
    if (!next) return;
    event.preventDefault();
    document.getElementById(openerId(next.id))?.focus();
  };

  const column = (one: Column) => (
    <BoardColumn
      key={one.stage}
      column={one}
      isTarget={held?.target === one.stage || drag?.over === one.stage}
      isShown={!isPhone || one.stage === shownStage}
      loadMore={() => board.loadMore(one)}
      cardProps={(card) => ({
        stages: stagesOf(card),
        isHeld: held?.id === card.id || drag?.card.id === card.id,
        isSelected: selected.includes(card.id),
        canMove,
        onOpen: () => list.open(card.id),
        onMove: (stage) => void moves.move([card], stage),
        onSelect: () => toggle(card.id),
        onKeyDown: (event) => onKeyDown(card, event),
        onPointerDown: (event) => onPointerDown(card, event),
      })}
    />
  );
  const compare = () => list.setQuery({ compare: chosen.map(({ id }) => id).join() });
  const shared = allStages().filter((stage) => chosen.every((card) => stagesOf(card).includes(stage)));
  return (
    <div className="min-h-[50vh]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
        {/* In one place, so that the board stays where it is while cards are moved. */}
        {moves.undo ? (
          <div className="flex flex-wrap items-center gap-x-2 text-small">
            <span className="font-medium">{moves.undo.label}</span>
            <Button variant="outlined" size="small" onClick={() => void moves.undo?.run()}>
              Undo
            </Button>
            <Button variant="quiet" size="small" onClick={moves.undo.dismiss}>
              Dismiss
            </Button>
          </div>
        ) : (
          <Figures jobListingId={filters.jobListingId ?? ""} />
        )}
        <NewerRecords count={board.newer} nouns="candidates" onShow={board.refresh} />
        <div className="ml-auto">
          <RefreshButton busy={board.busy} checkedAt={board.checkedAt} onPress={board.refresh} />
        </div>
      </div>
      <p id="board-keys" className="sr-only">
        Press Enter to open, Space to pick up, and the arrow keys to reach other candidates.
      </p>
      <p role="status" className="sr-only">
        {moves.announcement}
      </p>
      {chosen.length > 0 && (
        <div className="board-bar">
          <span className="tabular-nums">{chosen.length} selected</span>
          <Button
            variant="outlined"
            size="small"
            aria-disabled={chosen.length < 2 || chosen.length > MAX_COMPARED || undefined}
            onClick={chosen.length < 2 || chosen.length > MAX_COMPARED ? undefined : compare}
          >
            Compare
          </Button>
          {canMove && (
            <select
              aria-label="Move the selected candidates to"
              value=""
              onChange={(event) => {
                void moves.move(
                  chosen.filter(({ stage }) => stage !== event.target.value),
                  event.target.value,
                );
                setSelected([]);
              }}
              className="board-select"
            >
              <option value="">Move to…</option>
              {shared.map((stage) => (
                <option key={stage} value={stage}>
                  {stageLabel(stage)}
                </option>
              ))}
            </select>
          )}
          <Button variant="quiet" size="small" onClick={() => setSelected([])}>
            Clear
          </Button>
          {chosen.length > MAX_COMPARED && <span className="text-muted">Compare up to {MAX_COMPARED}</span>}
        </div>
      )}
      <LoadStatus noun="board" loaded={board.loaded} error={board.error} busy={board.busy} onRetry={board.refresh} />
      {isPhone && columns.length > 0 && (
        <select
          aria-label="Stage"
          value={shownStage}
          onChange={(event) => setShownStage(event.target.value)}
          className="board-select mb-3 w-full"
        >
          {columns.map(({ stage, total }) => (
            <option key={stage} value={stage}>
              {stageLabel(stage)} ({total.toLocaleString("en-US")})
            </option>
          ))}
        </select>
      )}
      {columns.length > 0 && (
        <section aria-label="Candidates by stage" className="board" data-board>
          {columns.filter(({ stage }) => isOpenStage(stage)).map(column)}
          {columns.filter(({ stage }) => !isOpenStage(stage)).map(column)}
        </section>
      )}
    </div>
  );
}

/** The card that an arrow key leads to: the next one of the column, or the nearest one of another column. */
function neighbor(columns: readonly Column[], card: Card, key: string): Card | undefined {
  const at = columns.findIndex(({ stage }) => stage === card.stage);
  const index = columns[at]?.items.findIndex(({ id }) => id === card.id) ?? -1;
  if (key === "ArrowDown" || key === "ArrowUp") return columns[at]?.items[index + (key === "ArrowDown" ? 1 : -1)];
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  const others = key === "ArrowRight" ? columns.slice(at + 1) : columns.slice(0, at).toReversed();
  const { items = [] } = others.find((column) => column.items.length > 0) ?? {};
  return items[Math.min(index, items.length - 1)];
}
