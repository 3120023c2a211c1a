import { useEffect } from "react";
import type { DashboardTab } from "../dashboard-tabs.ts";
import { areShortcutsEnabled, isTyping } from "../navigation/single-keys.ts";
import { goToTab } from "../navigation/tab-url.ts";

/** How long the second key of `g i` may take. */
const CHORD_MS = 1500;

/** Which overlay of the frame is open. */
export type Overlay = "palette" | "help" | null;

/** Listens for the dashboard's shortcuts. Those of a single key never act in a field or under a dialog. */
export function useShortcuts(tabs: readonly DashboardTab[], show: (overlay: Overlay) => void) {
  useEffect(() => {
    let chordUntil = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isHidden()) return;
      const key = event.key.toLowerCase();
      if (key === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault();
        show("palette");
        return;
      }
      if (!areShortcutsEnabled() || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector("dialog[open]")) return;
      const isChord = performance.now() < chordUntil;
      chordUntil = key === "g" && !isChord ? performance.now() + CHORD_MS : 0;
      const tab = isChord && tabs.find((one) => one.key === key);
      const action = tab ? () => goToTab(tab.address) : isChord ? undefined : actions[event.key];
      if (event.key === "?" && !isChord) show("help");
      else if (action) action();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [tabs, show]);
}

const actions: Record<string, () => void> = {
  "/": () => document.querySelector<HTMLElement>('[role="tabpanel"]:not(.hidden) input[type="search"]')?.focus(),
  j: () => stepThroughRows(1),
  k: () => stepThroughRows(-1),
  x: () => document.activeElement?.closest("tr")?.querySelector<HTMLElement>("[data-select]")?.click(),
};

/** Moves the focus to the next row, or to the first one when no row has it. */
function stepThroughRows(step: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]:not(.hidden) [data-opener]')];
  const index = rows.indexOf(document.activeElement as HTMLElement);
  rows[index < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, index + step))]?.focus();
}

/** Whether the dashboard waits for a new login: an overlay would open unseen, over the dialog that asks for it. */
function isHidden() {
  const frame = document.querySelector(".dashboard-frame");
  return frame !== null && getComputedStyle(frame).visibility === "hidden";
}
