import { type KeyboardEvent, useState } from "react";
import { stageLabel } from "#domain/job-listings/stages.ts";
import type { Card, Column } from "#domain/stages/schema.ts";
import { openerId } from "../lists/record-table.tsx";
import { spoken } from "../reveal/masked-value.tsx";

interface Options {
  columns: readonly Column[];
  stagesOf: (card: Card) => readonly string[];
  canMove: boolean;
  announce: (text: string) => void;
  onMove: (card: Card, stage: string) => void;
}

/** Moves the focus between cards by arrow keys, and a card that was picked up by Space between stages. */
export function useBoardKeys({ columns, stagesOf, canMove, announce, onMove }: Options) {
  const [held, setHeld] = useState<{ id: string; target: string } | null>(null);

  const pickUp = (card: Card) => {
    setHeld({ id: card.id, target: card.stage });
    announce(
      `${spoken(card.fullName)} picked up in ${stageLabel(card.stage)}. Use the left and right arrow keys to choose a stage, Space to move, Escape to cancel`,
    );
  };
  const choose = (card: Card, target: string, step: number) => {
    const stages = stagesOf(card).filter((stage) => columns.some((column) => column.stage === stage));
    const next = stages[stages.indexOf(target) + step];
    if (!next) return;
    setHeld({ id: card.id, target: next });
    announce(`${stageLabel(next)}, ${stages.indexOf(next) + 1} of ${stages.length}`);
    document
      .querySelector(`[data-stage="${CSS.escape(next)}"]`)
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  const putDown = (card: Card, target: string) => {
    setHeld(null);
    if (target === card.stage) announce("Put back");
    else onMove(card, target);
  };

  const onKeyDown = (card: Card, event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (held?.id === card.id) {
      if (step !== undefined) choose(card, held.target, step);
      else if (event.key === " " || event.key === "Enter") putDown(card, held.target);
      else if (event.key === "Escape" || event.key === "Tab") {
        setHeld(null);
        announce("Move canceled");
        if (event.key === "Tab") return;
      }
      return event.preventDefault();
    }
    if (event.key === " " && canMove) {
      event.preventDefault();
      return pickUp(card);
    }
    const next = neighbor(columns, card, event.key);
    if (!next) return;
    event.preventDefault();
    document.getElementById(openerId(next.id))?.focus();
  };
  return { held, onKeyDown };
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
