import { createContext, useContext, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  addEventListener("popstate", listener);
  listeners.add(listener);
  return () => {
    removeEventListener("popstate", listener);
    listeners.delete(listener);
  };
};
const tell = () => {
  for (const listener of listeners) listener();
};

/** The tab that the address names; null where it names none. */
export const tabInAddress = () => new URLSearchParams(location.search).get("tab");

/** The same, kept up to date: a tab can be linked to, reloaded, and left by Back. */
export const useTabInAddress = () => useSyncExternalStore(subscribe, tabInAddress, () => null);

/** The name in the address of the tab whose panel this is. */
export const PanelTab = createContext<string | null>(null);

// What the address said of each tab when it was last shown: it is found again as it was left.
const left = new Map<string | null, string>();

function queryOf(tab: string | null) {
  if (tabInAddress() === tab) left.set(tab, location.search);
  return left.get(tab) ?? "";
}

const queryWith = (tab: string | null, parameters: Record<string, string>) => {
  const query = new URLSearchParams([...(tab === null ? [] : [["tab", tab]]), ...Object.entries(parameters)]);
  return query.size > 0 ? `?${query}` : "";
};

/** Shows a tab as it was left, or with `parameters`. Null is the one that needs no name in the address. */
export function goToTab(id: string | null, parameters?: Record<string, string>) {
  if (id === tabInAddress() && !parameters) return;
  const query = parameters ? queryWith(id, parameters) : left.get(id) || queryWith(id, {});
  history.pushState(null, "", location.pathname + query);
  tell();
}

/** How a change is kept: as a step that Back undoes, or in place of what the address says. */
export type Step = "push" | "replace";

/**
 * What the address says of the panel that asks, or last said while another tab is shown; and what changes it. A step may
 * leave a `mark` in the browser's history, by which it is known that Back leads to where it was taken.
 */
export function usePanelAddress() {
  const tab = useContext(PanelTab);
  const query = useSyncExternalStore(
    subscribe,
    () => queryOf(tab),
    () => "",
  );
  return {
    said: new URLSearchParams(query),
    say(parameters: Record<string, string>, step: Step) {
      const next = queryWith(tab, parameters);
      if (next === queryOf(tab)) return;
      left.set(tab, next);
      if (tabInAddress() === tab) {
        if (step === "push") history.pushState({ from: location.search }, "", location.pathname + next);
        else if (history.state?.from === next) return history.back();
        else history.replaceState(history.state, "", location.pathname + next);
      }
      tell();
    },
  };
}
