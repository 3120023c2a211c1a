import { useEffect, useState } from "react";
import type { ShownApplication } from "#domain/job-applications/schema.ts";
import type { ManagedJobListing } from "#domain/job-listings/schema.ts";
import { allStages, MAX_MOVES, stageLabel } from "#domain/job-listings/stages.ts";
import type { RejectionEmail } from "#domain/replies/schema.ts";
import type { Card } from "#domain/stages/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { useMay } from "../access/use-may.ts";
import type { ListState } from "../lists/use-record-list.ts";
import { LazyRejectionDialog } from "../rejections/lazy-rejection-dialog.tsx";
import { LoadStatus } from "../ui/load-status.tsx";
import { useBoard } from "./board-data.ts";
import { BoardHead } from "./board-head.tsx";
import { StageColumns } from "./stage-columns.tsx";
import { StageMenu } from "./stage-menu.tsx";
import { useBoardKeys } from "./use-board-keys.ts";
import { useDrag } from "./use-drag.ts";
import { useMoves } from "./use-moves.ts";
import "./board.css";

interface Props {
  list: ListState<ShownApplication>;
  filters: Record<string, string>;
  listings: readonly ManagedJobListing[];
}

/** The applications by stage. Cards move by pointer, by keyboard, or by their menu; to Rejected after a dialog. */
export default function Board({ list, filters, listings }: Props) {
  const board = useBoard(filters);
  const { columns } = board;
  const canMove = useMay("applications:change");
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [rejecting, setRejecting] = useState<readonly Card[]>([]);
  const moves = useMoves(board);
  useRefreshOnReveal(list, board.refresh);
  const stagesOf = ({ jobListingId }: Card) => allStages(listings.find(({ id }) => id === jobListingId)?.stages);
  const move = async (cards: readonly Card[], stage: string, email?: RejectionEmail) => {
    setSelected((now) => now.filter((id) => !cards.some((card) => card.id === id)));
    const left = await moves.move(cards, stage, email);
    // To try again, or to do something else with them.
    const again = left.filter((id) => selected.includes(id));
    setSelected((now) => [...new Set([...again, ...now])].slice(-MAX_MOVES));
    return left;
  };
  const moveTo = (cards: readonly Card[], stage: string) => {
    if (stage === "rejected") setRejecting(cards);
    else void move(cards, stage);
  };
  const { drag, onPointerDown } = useDrag((card, stage) => stagesOf(card).includes(stage) && moveTo([card], stage));
  const { held, onKeyDown } = useBoardKeys({
    columns,
    stagesOf,
    canMove,
    announce: moves.announce,
    onMove: (card, stage) => moveTo([card], stage),
  });
  const chosen = columns.flatMap(({ items }) => items).filter(({ id }) => selected.includes(id));
  const toggle = (id: string) =>
    setSelected(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id].slice(-MAX_MOVES));
  const isEmpty = board.loaded && columns.every(({ total }) => total === 0);
  const isFiltered = Object.values(filters).some((value) => value !== "");
  return (
    <div className="board-work">
      <BoardHead board={board} notice={moves.notice} jobListingId={filters.jobListingId ?? ""} />
      <p id="board-keys" className="sr-only">
        Press Enter to open, Space to pick up, and the arrow keys to reach other candidates.
      </p>
      <p role="status" className="sr-only">
        {moves.announcement}
      </p>
      {held && (
        <p aria-hidden="true" className="board-bar">
          <span>
            Move to <strong>{stageLabel(held.target)}</strong>
          </span>
          <span className="text-muted">Arrow keys choose a stage, Space moves, Escape cancels</span>
        </p>
      )}
      {!held && chosen.length > 0 && (
        <SelectionBar
          count={chosen.length}
          stages={commonStages(chosen.map(stagesOf))}
          canMove={canMove}
          onMove={(to) =>
            moveTo(
              chosen.filter(({ stage }) => stage !== to),
              to,
            )
          }
          onClear={() => setSelected([])}
        />
      )}
      <LoadStatus noun="board" loaded={board.loaded} error={board.error} busy={board.busy} onRetry={board.refresh} />
      {isEmpty && (
        <EmptyState title={isFiltered ? "Nothing matches" : "No candidates yet"}>
          <p>
            {isFiltered
              ? "No applications match these filters. Choose others."
              : "Applications from the careers pages and the chat appear here, in the stage New."}
          </p>
        </EmptyState>
      )}
      <StageColumns
        columns={isEmpty ? [] : columns}
        targets={[held?.target, drag?.over]}
        loadMore={board.loadMore}
        cardProps={(card) => ({
          stages: stagesOf(card),
          showsPosition: !filters.jobListingId,
          isHeld: held?.id === card.id || drag?.card.id === card.id,
          isSelected: selected.includes(card.id),
          canMove,
          onOpen: () => list.open(card.id),
          onMove: (stage) => moveTo([card], stage),
          onSelect: () => toggle(card.id),
          onKeyDown: (event) => onKeyDown(card, event),
          onPointerDown: (event) => onPointerDown(card, event),
        })}
      />
      {rejecting.length > 0 && (
        <LazyRejectionDialog
          key={rejecting.map(({ id }) => id).join()}
          candidates={rejecting}
          count={rejecting.length}
          onReject={(email) => move(rejecting, "rejected", email)}
          onClose={() => setRejecting([])}
        />
      )}
    </div>
  );
}

/** The stages that are in all of these lists, of which there is at least one. */
const commonStages = ([first = [], ...others]: readonly (readonly string[])[]) =>
  first.filter((stage) => others.every((stages) => stages.includes(stage)));

/** Another name is shown once an application has been revealed. */
function useRefreshOnReveal({ openRow }: ListState<ShownApplication>, refresh: () => void) {
  const revealedUntil = openRow?.revealedUntil;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a reveal refreshes the board
  useEffect(() => {
    if (revealedUntil) refresh();
  }, [revealedUntil]);
}

/** What can be done with the selected candidates of the board. */
function SelectionBar({
  count,
  stages,
  canMove,
  onMove,
  onClear,
}: {
  count: number;
  /** The stages that all of them can be in. */
  stages: readonly string[];
  canMove: boolean;
  onMove: (stage: string) => void;
  onClear: () => void;
}) {
  return (
    <div className="board-bar">
      <span className="tabular-nums">{count} selected</span>
      {canMove && (
        <StageMenu label="Move the selected candidates to" stages={stages} onMove={onMove} className="board-select" />
      )}
      <Button variant="quiet" size="small" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
