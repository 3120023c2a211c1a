import { type ComponentProps, useEffect, useRef, useState } from "react";
import { isOpenStage, stageLabel } from "#domain/job-listings/stages.ts";
import type { Card, Column } from "#domain/stages/schema.ts";
import { useMedia } from "../ui/use-media.ts";
import { CandidateCard } from "./card.tsx";

/** The columns of the board beside each other; on phones the one of a chosen stage. */
export function StageColumns({
  columns,
  targets,
  loadMore,
  cardProps,
}: {
  columns: readonly Column[];
  /** The stages over which a card is held. */
  targets: readonly (string | null | undefined)[];
  loadMore: (column: Column) => Promise<void>;
  cardProps: ComponentProps<typeof BoardColumn>["cardProps"];
}) {
  const isPhone = useMedia("(width < 48rem)");
  const [shownStage, setShownStage] = useState("new");
  const frame = useScrollEdges();
  if (columns.length === 0) return null;
  const hasCards = columns.some(({ total }) => total > 0);
  const inOrder = columns.toSorted((one, other) => Number(!isOpenStage(one.stage)) - Number(!isOpenStage(other.stage)));
  return (
    <>
      {isPhone && (
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
      <div ref={frame} className="board-frame">
        <section aria-label="Candidates by stage" className="board" data-board>
          {inOrder.map((column) => (
            <BoardColumn
              key={column.stage}
              column={column}
              isTarget={targets.includes(column.stage)}
              isShown={!isPhone || column.stage === shownStage}
              isCollapsed={!isPhone && hasCards && column.total === 0}
              loadMore={() => loadMore(column)}
              cardProps={cardProps}
            />
          ))}
        </section>
      </div>
    </>
  );
}

/** The candidates in one stage, those who entered it last first. It scrolls inside itself and loads more on request. */
function BoardColumn({
  column,
  isTarget,
  isShown,
  isCollapsed,
  loadMore,
  cardProps,
}: {
  column: Column;
  /** Whether a card is held over it. */
  isTarget: boolean;
  isShown: boolean;
  /** Whether it is drawn as a narrow strip, because it has no card. It accepts cards all the same. */
  isCollapsed: boolean;
  loadMore: () => Promise<void>;
  cardProps: (card: Card) => Omit<ComponentProps<typeof CandidateCard>, "card">;
}) {
  const { stage, total, items, hasMore } = column;
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const more = async () => {
    setState("loading");
    try {
      await loadMore();
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return (
    <section
      aria-label={stageLabel(stage)}
      className="board-column"
      data-stage={stage}
      data-target={isTarget || undefined}
      data-collapsed={isCollapsed || undefined}
      hidden={!isShown}
    >
      <h2 className="board-title">
        <span title={stageLabel(stage)} className="min-w-0 truncate">
          {stageLabel(stage)}
        </span>
        <span className="text-muted tabular-nums">{total.toLocaleString("en-US")}</span>
      </h2>
      <div className="board-cards scroll-area">
        <ul aria-label={`Candidates in ${stageLabel(stage)}`} className="grid gap-2">
          {items.map((card) => (
            <CandidateCard key={card.id} card={card} {...cardProps(card)} />
          ))}
        </ul>
        {total === 0 && <p className={isCollapsed ? "sr-only" : "px-1 py-2 text-small text-muted"}>No candidates</p>}
        {hasMore && (
          <button
            type="button"
            aria-disabled={state === "loading" || undefined}
            onClick={state === "loading" ? undefined : more}
            className="min-h-8 w-full text-small underline underline-offset-4"
          >
            {state === "loading" ? "Loading…" : state === "failed" ? "Not loaded. Try again" : "Show more"}
            <span className="sr-only"> in {stageLabel(stage)}</span>
          </button>
        )}
      </div>
    </section>
  );
}

/**
 * Marks an element with `data-more-left` and `data-more-right` while its first child can be scrolled to that side. Returns the
 * ref of the element.
 */
function useScrollEdges() {
  const frame = useRef<HTMLDivElement>(null);
  // After each change of the cards: columns that collapse or open change the width.
  useEffect(() => {
    const element = frame.current;
    const scroller = element?.firstElementChild;
    if (!element || !scroller) return;
    const mark = () => {
      const { scrollLeft, clientWidth, scrollWidth } = scroller;
      element.toggleAttribute("data-more-left", scrollLeft > 1);
      element.toggleAttribute("data-more-right", scrollLeft + clientWidth < scrollWidth - 1);
    };
    mark();
    const observer = new ResizeObserver(mark);
    observer.observe(scroller);
    scroller.addEventListener("scroll", mark, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener("scroll", mark);
    };
  });
  return frame;
}
