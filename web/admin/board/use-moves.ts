import { useState } from "react";
import { type Card, stageLabel } from "#domain/stages/schema.ts";
import { toast } from "#web/shell/toasts.ts";
import { spoken } from "../reveal/masked-value.tsx";
import { moveCards, type useBoard } from "./board-data.ts";

/** Moves that can be undone: the cards as they are now, and the stage that each came from. */
interface Undoable {
  cards: Card[];
  from: string[];
}

const countLabel = (cards: readonly Card[]) =>
  cards.length === 1 ? spoken(cards[0]?.fullName ?? "") : `${cards.length} candidates`;

/** Moves cards at once, and back when the server refuses. `onPlaced` is called when a card has changed its column. */
export function useMoves(board: ReturnType<typeof useBoard>, onPlaced: (card: Card) => void) {
  const [announcement, setAnnouncement] = useState("");
  const [undoable, setUndoable] = useState<Undoable | null>(null);

  const move = async (cards: readonly Card[], targets: readonly string[], isUndo = false) => {
    const now = new Date().toISOString();
    const undo = cards.map((card, index) => board.place(card, targets[index] as string, now));
    if (cards[0]) onPlaced(cards[0]);
    setUndoable(null);
    const returned: string[] = [];
    const moved: { card: Card; from: string }[] = [];
    try {
      for (const to of new Set(targets)) {
        const group = cards.filter((_, index) => targets[index] === to);
        const results = await moveCards(group, to);
        for (const [index, result] of results.entries()) {
          const card = group[index] as Card;
          if (result.outcome === "moved")
            moved.push({ card: { ...card, stage: to, stageSince: result.stageSince }, from: card.stage });
          else returned.push(result.detail);
        }
      }
    } catch (error) {
      for (const restore of undo.toReversed()) restore();
      returned.push((error as Error).message);
    }
    if (returned.length > 0) {
      const title = cards.length === 1 ? "Not moved" : `${returned.length} of ${cards.length} not moved`;
      toast({ title, description: [...new Set(returned)].join(". "), variant: "destructive" });
      setAnnouncement(`${title}. ${returned[0]}`);
      board.refresh();
      if (cards[0]) onPlaced(cards[0]);
    }
    const [first] = moved;
    if (!first) return;
    const target = stageLabel(first.card.stage);
    const movedCards = moved.map(({ card }) => card);
    if (returned.length === 0) setAnnouncement(`${countLabel(movedCards)} moved to ${target}`);
    if (!isUndo) setUndoable({ cards: movedCards, from: moved.map(({ from }) => from) });
  };
  return {
    announcement,
    announce: setAnnouncement,
    move: (cards: readonly Card[], to: string) =>
      move(
        cards,
        cards.map(() => to),
      ),
    /** What the Undo button says and does; null when there is nothing to undo. */
    undo: undoable && {
      label: `${countLabel(undoable.cards)} moved to ${stageLabel(undoable.cards[0]?.stage ?? "")}`,
      run: () => move(undoable.cards, undoable.from, true),
      dismiss: () => setUndoable(null),
    },
  };
}
