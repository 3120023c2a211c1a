import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  addEventListener("popstate", listener);
  listeners.add(listener);
  return () => {
    removeEventListener("popstate", listener);
    listeners.delete(listener);
  };
};
/** The tab that the address names; null where it names none. */
export const tabInAddress = () => new URLSearchParams(location.search).get("tab");

/** The same, kept up to date: a tab can be linked to, reloaded, and left by Back. */
export const useTabInAddress = () => useSyncExternalStore(subscribe, tabInAddress, () => null);

/** Puts a tab into the address; null is the one that needs no name there. */
export function goToTab(id: string | null) {
  if (id === tabInAddress()) return;
  history.pushState(null, "", id === null ? location.pathname : `${location.pathname}?tab=${id}`);
  for (const listener of listeners) listener();
}
