import { createStore } from "#web/shell/store.ts";
import { useStore } from "#web/shell/use-store.ts";

const enabledStore = createStore(readEnabled());

function readEnabled() {
  try {
    return localStorage.getItem("dashboard-shortcuts") !== "off";
  } catch {
    return true;
  }
}

/** Turns the shortcuts of a single key on or off in this browser (WCAG 2.2, success criterion 2.1.4). */
export function setShortcutsEnabled(isEnabled: boolean) {
  enabledStore.set(isEnabled);
  try {
    if (isEnabled) localStorage.removeItem("dashboard-shortcuts");
    else localStorage.setItem("dashboard-shortcuts", "off");
  } catch {
    // Without storage, the choice holds until the page is left.
  }
}

/** Whether the shortcuts of a single key are on. */
export const areShortcutsEnabled = () => enabledStore.get();

export const useShortcutsEnabled = () => useStore(enabledStore);

/** Whether a key press in `target` types or chooses something. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches("textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])"));
