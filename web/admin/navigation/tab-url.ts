import { createContext, useContext, useSyncExternalStore } from "react";
import { readDashboardPath } from "#domain/kernel/dashboard-tabs.ts";

// The address names the tab, the open record and the filters. A search text may be a person's name or address, so it is
// kept in the history entry instead: reload and Back restore it, and neither a shared link nor a log contains it.

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

// What earlier versions called the tabs in `/admin?tab=…`; the other names are the same.
const earlierNames: Record<string, string> = {
  "client-inquiries": "inquiries",
  "job-applications": "applications",
  "email-settings": "email",
  "job-listings": "listings",
};

/** The tab that the address names (null for `/admin`), and its parameters, with `open` and `q` among them. */
function readAddress() {
  const { pathname, search } = location;
  const path = readDashboardPath(pathname);
  const params = new URLSearchParams(search);
  const earlier = params.get("tab");
  params.delete("tab");
  if (path?.id) params.set("open", path.id);
  if (history.state?.q) params.set("q", history.state.q);
  return { tab: path?.tab ?? (earlier && (earlierNames[earlier] ?? earlier)), query: params.toString() };
}

/** Shows `query` of a tab in the address. A tab without a name is the default one. */
function writeAddress(tab: string | null, query: string, mode: HistoryMode, state: object = {}) {
  const params = new URLSearchParams(query);
  const [open, q] = [params.get("open"), params.get("q")];
  params.delete("open");
  params.delete("q");
  const path = ["/admin", ...(tab ? [tab] : []), ...(tab && open ? [encodeURIComponent(open)] : [])].join("/");
  const url = params.size > 0 ? `${path}?${params}` : path;
  history[mode === "push" ? "pushState" : "replaceState"](q ? { ...state, q } : state, "", url);
}

/** The tab that the address names; null for `/admin`. */
export const tabFromUrl = () => readAddress().tab;

/** The tab that the address names, updated on navigation, so that tabs work with links, reload and Back. */
export const useTabFromUrl = () => useSyncExternalStore(subscribe, tabFromUrl, () => null);

/**
 * Replaces an address that earlier versions used, or whose query holds a search text, by the present one. `fallback`
 * names the tab that `/admin` shows.
 */
export function replaceEarlierAddress(fallback: string) {
  const { tab, query } = readAddress();
  const params = new URLSearchParams(location.search);
  if (params.has("tab") || params.has("q") || params.has("open"))
    writeAddress(query ? (tab ?? fallback) : tab, query, "replace", history.state ?? {});
}

/** Shows the role's default tab in place of one that it may not open. */
export function leaveTab() {
  writeAddress(null, "", "replace");
  notify();
}

interface ShownPanel {
  tab: string;
  /** Whether `/admin` shows this panel. */
  isDefault: boolean;
}

/** The tab that a panel belongs to. */
export const PanelTab = createContext<ShownPanel>({ tab: "", isDefault: false });

// The last parameters of each tab, restored when the tab is shown again.
const lastQueries = new Map<string, string>();

const isCurrent = ({ tab, isDefault }: ShownPanel) => {
  const current = tabFromUrl();
  return current === tab || (current === null && isDefault);
};

function queryOf(panel: ShownPanel) {
  if (isCurrent(panel)) lastQueries.set(panel.tab, readAddress().query);
  return lastQueries.get(panel.tab) ?? "";
}

/** Shows a tab in its last state, or with `parameters`. */
export function goToTab(tab: string, parameters?: Record<string, string>) {
  if (tab === tabFromUrl() && !parameters) return;
  const query = parameters ? new URLSearchParams(parameters).toString() : (lastQueries.get(tab) ?? "");
  writeAddress(tab, query, "push");
  notify();
}

/** Whether a URL change adds a history entry or replaces the current one. */
export type HistoryMode = "push" | "replace";

/**
 * The tab of the calling panel, its URL parameters (the last ones while another tab is shown) and a setter. A pushed entry
 * remembers where it came from, so that returning there goes back in history instead of adding an entry.
 */
export function usePanelUrl() {
  const panel = useContext(PanelTab);
  const query = useSyncExternalStore(
    subscribe,
    () => queryOf(panel),
    () => "",
  );
  return {
    tab: panel.tab,
    params: new URLSearchParams(query),
    setParams(parameters: Record<string, string>, mode: HistoryMode) {
      const next = new URLSearchParams(parameters).toString();
      const from = queryOf(panel);
      if (sorted(next) === sorted(from)) return;
      lastQueries.set(panel.tab, next);
      if (isCurrent(panel)) {
        const { from: origin } = history.state ?? {};
        if (mode === "push") writeAddress(panel.tab, next, mode, { from });
        else if (origin !== undefined && sorted(origin) === sorted(next)) return history.back();
        else writeAddress(panel.tab, next, mode, origin === undefined ? {} : { from: origin });
      }
      notify();
    },
  };
}

/** The parameters in one order: the address and the history entry hold them apart. */
const sorted = (query: string) => [...new URLSearchParams(query)].map(String).sort().join();
