import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from "react";
import type { Card } from "#domain/stages/schema.ts";

/** How far a mouse moves before a press becomes a drag, in CSS pixels. */
const DRAG_DISTANCE = 5;
/** How long a finger rests before a touch becomes a drag instead of a scroll, in milliseconds. */
const LONG_PRESS_MS = 300;
/** How near to an edge of the board a drag scrolls it, and by how much at a time, in CSS pixels. */
const EDGE = 48;
const SCROLL_STEP = 12;

interface Drag {
  card: Card;
  /** The column under the pointer. */
  over: string | null;
}

/** The column at a point of the window; null where there is none. */
const stageAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-stage]")?.dataset.stage ?? null;

/** Drags cards with a mouse, a pen, or a finger that rests on one. `onDrop` gets the card and the stage under it. */
export function useDrag(onDrop: (card: Card, stage: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = (card: Card, event: ReactPointerEvent<HTMLElement>) => {
    // Controls in a card keep their presses.
    if (event.button !== 0 || (event.target as Element).closest("select, input, label")) return;
    const element = event.currentTarget;
    const board = element.closest<HTMLElement>("[data-board]");
    const { pointerId, clientX, clientY, pointerType } = event;
    const isMouse = pointerType !== "touch";
    const box = element.getBoundingClientRect();
    let ghost: HTMLElement | null = null;
    let over: string | null = null;
    const start = (x: number, y: number) => {
      ghost = element.cloneNode(true) as HTMLElement;
      ghost.classList.add("card-ghost");
      ghost.inert = true;
      ghost.style.width = `${box.width}px`;
      document.body.append(ghost);
      element.setPointerCapture(pointerId);
      follow(x, y);
      setDrag({ card, over });
    };
    const follow = (x: number, y: number) => {
      if (ghost) ghost.style.translate = `${box.left + x - clientX}px ${box.top + y - clientY}px`;
      if (board) {
        const { left, right } = board.getBoundingClientRect();
        if (x < left + EDGE) board.scrollLeft -= SCROLL_STEP;
        if (x > right - EDGE) board.scrollLeft += SCROLL_STEP;
      }
      const stage = stageAt(x, y);
      if (stage !== over) {
        over = stage;
        setDrag({ card, over });
      }
    };
    const timer = isMouse ? undefined : setTimeout(() => start(clientX, clientY), LONG_PRESS_MS);
    const end = () => {
      clearTimeout(timer);
      ghost?.remove();
      controller.abort();
      stop.current = null;
      setDrag(null);
    };
    const controller = new AbortController();
    const { signal } = controller;
    const onMove = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      if (ghost) return follow(moved.clientX, moved.clientY);
      if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < DRAG_DISTANCE) return;
      // A finger that moves at once scrolls.
      if (isMouse) start(moved.clientX, moved.clientY);
      else end();
    };
    const onUp = (released: PointerEvent) => {
      if (released.pointerId !== pointerId) return;
      const isDrag = ghost !== null;
      const stage = over;
      end();
      if (!isDrag) return;
      // The click that follows a drag opens nothing.
      const swallow = (click: Event) => {
        click.stopPropagation();
        click.preventDefault();
      };
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      if (stage !== null && stage !== card.stage) onDrop(card, stage);
    };
    addEventListener("pointermove", onMove, { signal });
    addEventListener("pointerup", onUp, { signal });
    addEventListener("pointercancel", end, { signal });
    addEventListener("keydown", (key) => key.key === "Escape" && end(), { signal });
    // A drag by touch must not scroll as well.
    addEventListener("touchmove", (touch) => ghost && touch.preventDefault(), { signal, passive: false });
    addEventListener("contextmenu", (menu) => (ghost || !isMouse) && menu.preventDefault(), { signal });
    stop.current = end;
  };
  return { drag, onPointerDown };
}
