import { type ComponentProps, useState } from "react";
import { stageLabel } from "#domain/job-listings/stages.ts";
import type { Card, Column } from "#domain/stages/schema.ts";
import { CandidateCard } from "./card.tsx";

/** The candidates in one stage, those who entered it last first. It scrolls inside itself and loads more on request. */
export function BoardColumn({
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
