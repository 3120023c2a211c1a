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
const notify = () => {
  for (const listener of listeners) listener();
};

/** The tab named in the URL, or null. */
export const tabFromUrl = () => new URLSearchParams(location.search).get("tab");

/** The tab named in the URL, updated on navigation, so that tabs work with links, reload and Back. */
export const useTabFromUrl = () => useSyncExternalStore(subscribe, tabFromUrl, () => null);

/** The URL name of the tab that a panel belongs to. */
export const PanelTab = createContext<string | null>(null);

// The last query string of each tab, restored when the tab is shown again.
const lastQueries = new Map<string | null, string>();

function queryOf(tab: string | null) {
  if (tabFromUrl() === tab) lastQueries.set(tab, location.search);
  return lastQueries.get(tab) ?? "";
}

const queryWith = (tab: string | null, parameters: Record<string, string>) => {
  const query = new URLSearchParams([...(tab === null ? [] : [["tab", tab]]), ...Object.entries(parameters)]);
  return query.size > 0 ? `?${query}` : "";
};

/** Shows a tab in its last state, or with `parameters`. Null is the default tab, which is not named in the URL. */
export function goToTab(id: string | null, parameters?: Record<string, string>) {
  if (id === tabFromUrl() && !parameters) return;
  const query = parameters ? queryWith(id, parameters) : lastQueries.get(id) || queryWith(id, {});
  history.pushState(null, "", location.pathname + query);
  notify();
}

/** Whether a URL change adds a history entry or replaces the current one. */
export type HistoryMode = "push" | "replace";

/**
 * The URL parameters of the calling panel (the last ones while another tab is shown) and a setter. A pushed entry
 * remembers where it came from, so that returning there goes back in history instead of adding an entry.
 */
export function usePanelUrl() {
  const tab = useContext(PanelTab);
  const query = useSyncExternalStore(
    subscribe,
    () => queryOf(tab),
    () => "",
  );
  return {
    params: new URLSearchParams(query),
    setParams(parameters: Record<string, string>, mode: HistoryMode) {
      const next = queryWith(tab, parameters);
      if (next === queryOf(tab)) return;
      lastQueries.set(tab, next);
      if (tabFromUrl() === tab) {
        if (mode === "push") history.pushState({ from: location.search }, "", location.pathname + next);
        else if (history.state?.from === next) return history.back();
        else history.replaceState(history.state, "", location.pathname + next);
      }
      notify();
    },
  };
}
