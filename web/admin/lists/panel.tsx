import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef } from "react";
import type { ListState } from "./use-record-list.ts";
import "./panel.css";

/** What a panel that opens below its button gets. */
export interface PanelProps {
  /** The id of the popover, which the button opens from then on. */
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  list: ListState<unknown>;
  /** What the rows of the list are called. */
  nouns: string;
}

/** The space between a panel and the edge of the window, in pixels. */
const MARGIN = 16;

/** A popover below its button; on phones, at the bottom of the screen. It opens as soon as it is there. */
export function Panel({
  id,
  button,
  label,
  onClose,
  children,
}: Pick<PanelProps, "id" | "button"> & { label: string; onClose?: () => void; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const place = useCallback(() => {
    if (panel.current && button.current) placeBelow(panel.current, button.current);
  }, [button]);
  useEffect(() => {
    // The button was pressed while there was no panel to open yet.
    panel.current?.showPopover();
    addEventListener("resize", place);
    return () => removeEventListener("resize", place);
  }, [place]);
  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      onBeforeToggle={place}
      onToggle={({ newState, currentTarget }) => {
        if (newState === "closed") return onClose?.();
        currentTarget.scrollIntoView({ block: "nearest" });
        (currentTarget.querySelector<HTMLElement>("[aria-current]") ?? itemsIn(currentTarget)[0])?.focus();
      }}
      onKeyDown={stepThroughItems}
      className="table-panel"
    >
      {children}
    </div>
  );
}

/** Places a panel, which may be hidden, in the page, so that it scrolls along with its button. */
function placeBelow(panel: HTMLElement, button: HTMLElement) {
  const { left, right, bottom } = button.getBoundingClientRect();
  const width = Number.parseFloat(getComputedStyle(panel).width);
  const space = document.documentElement.clientWidth;
  // It grows toward the middle of the window.
  const start = left + right > space ? right - width : left;
  const inside = Math.max(MARGIN, Math.min(start, space - width - MARGIN));
  panel.style.setProperty("--left", `${inside + scrollX}px`);
  panel.style.setProperty("--top", `${bottom + scrollY + 4}px`);
}

const itemsIn = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>("[data-item]")];

/** Arrow keys move the focus between the items. No key that is pressed in the panel is a shortcut of the dashboard. */
function stepThroughItems(event: KeyboardEvent<HTMLElement>) {
  if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
  const items = itemsIn(event.currentTarget);
  const index = items.indexOf(event.target as HTMLElement);
  if (index < 0 || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
  event.preventDefault();
  items[(index + (event.key === "ArrowDown" ? 1 : -1) + items.length) % items.length]?.focus();
}
