import { useEffect, useRef, useState } from "react";
import { stageLabel } from "#domain/job-listings/stages.ts";
import type { RejectionEmail } from "#domain/replies/schema.ts";
import type { Card, MoveResult } from "#domain/stages/schema.ts";
import { toast } from "#web/shell/toasts.ts";
import { openerId } from "../lists/record-table.tsx";
import { cancelRejections } from "../rejections/waiting-rejections.tsx";
import { spoken } from "../reveal/masked-value.tsx";
import { refusalText } from "../ui/refusal-text.ts";
import { moveCards, type useBoard } from "./board-data.ts";
import { emailsText } from "./emails-text.ts";

/** What the last move did, and what can be taken back. */
export interface MoveNotice {
  text: string;
  undo?: () => void;
  cancelEmails?: { label: string; run: () => void };
  dismiss: () => void;
}

/** A card that was moved, as it is now, and the stage that it came from. */
interface MovedCard {
  card: Card;
  from: string;
  result: MoveResult & { outcome: "moved" };
}

const countLabel = (cards: readonly MovedCard[]) =>
  cards.length === 1 ? spoken(cards[0]?.card.fullName ?? "") : `${cards.length} candidates`;

/** Moves cards at once, and back when the server refuses. The first one keeps the focus. */
export function useMoves(board: ReturnType<typeof useBoard>) {
  const [announcement, setAnnouncement] = useState("");
  const [notice, setNotice] = useState<MoveNotice | null>(null);
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    if (focusNext.current === null) return;
    const opener = document.getElementById(openerId(focusNext.current));
    opener?.focus();
    // The focus alone leaves a card half outside the board.
    opener?.closest("li")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    focusNext.current = null;
  });

  /** Shows the cards in their new stages and sends the moves: what was moved, and why others were not. */
  const send = async (cards: readonly Card[], targets: readonly string[], email?: RejectionEmail) => {
    const now = new Date().toISOString();
    const restore = cards.map((card, index) => board.place(card, targets[index] as string, now));
    const refused: string[] = [];
    const moved: MovedCard[] = [];
    try {
      for (const to of new Set(targets)) {
        const group = cards.filter((_, index) => targets[index] === to);
        for (const [index, result] of (await moveCards(group, to, email)).entries()) {
          const card = group[index] as Card;
          if (result.outcome === "moved")
            moved.push({ card: { ...card, stage: to, stageSince: result.stageSince }, from: card.stage, result });
          else refused.push(result.detail);
        }
      }
    } catch (error) {
      for (const undo of restore.toReversed()) undo();
      refused.push(refusalText(error));
    }
    return { moved, refused };
  };

  const move = async (cards: readonly Card[], targets: readonly string[], email?: RejectionEmail, isUndo = false) => {
    focusNext.current = cards[0]?.id ?? null;
    setNotice(null);
    const { moved, refused } = await send(cards, targets, email);
    const left = cards.map(({ id }) => id).filter((id) => !moved.some(({ card }) => card.id === id));
    if (refused.length > 0) {
      const title = cards.length === 1 ? "Not moved" : `${left.length} of ${cards.length} not moved`;
      toast({ title, description: [...new Set(refused)].join(". "), variant: "destructive" });
      setAnnouncement(`${title}. ${refused[0]}`);
      board.refresh();
      focusNext.current = cards[0]?.id ?? null;
    }
    const [first] = moved;
    if (!first) return left;
    void board.refreshOthers();
    const emails = emailsText(moved.map(({ result }) => result));
    const text = `${countLabel(moved)} moved to ${stageLabel(first.card.stage)}${emails && `. ${emails}`}`;
    if (refused.length === 0) setAnnouncement(text);
    const planned = moved.flatMap(({ card, result }) => (result.email?.outcome === "planned" ? card.id : []));
    const dismiss = () => setNotice(null);
    const undo = () =>
      void move(
        cardsOf(moved),
        moved.map(({ from }) => from),
        undefined,
        true,
      );
    const cancelEmails = async () => {
      await cancelRejections(planned);
      setNotice((shown) => shown && { text: shown.text, undo, dismiss });
    };
    if (!isUndo || emails)
      setNotice({
        text,
        ...(!isUndo && { undo }),
        ...(planned.length > 0 && {
          cancelEmails: {
            label: planned.length === 1 ? "Cancel email" : "Cancel emails",
            run: () => void cancelEmails(),
          },
        }),
        dismiss,
      });
    return left;
  };
  return {
    announcement,
    announce: setAnnouncement,
    /** Moves cards to a stage, with an email to those who are rejected. Resolves to the ids of those not moved. */
    move: (cards: readonly Card[], to: string, email?: RejectionEmail) =>
      move(
        cards,
        cards.map(() => to),
        email,
      ),
    notice,
  };
}

const cardsOf = (moved: readonly MovedCard[]) => moved.map(({ card }) => card);
