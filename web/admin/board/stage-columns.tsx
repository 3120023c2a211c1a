import { type ComponentProps, useState } from "react";
import type { Card, Column } from "#domain/stages/schema.ts";
import { isOpenStage, stageLabel } from "#domain/stages/stages.ts";
import { useMedia } from "../ui/use-media.ts";
import { BoardColumn } from "./column.tsx";
import { useScrollEdges } from "./use-scroll-edges.ts";

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
  cardProps: (
    card: Card,
  ) => ComponentProps<typeof BoardColumn>["cardProps"] extends (card: Card) => infer Props ? Props : never;
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
