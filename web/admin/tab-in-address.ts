import { useSyncExternalStore } from "react";
import { type DashboardTab, dashboardTabs } from "./dashboard-tabs.ts";

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  addEventListener("popstate", listener);
  listeners.add(listener);
  return () => {
    removeEventListener("popstate", listener);
    listeners.delete(listener);
  };
};

/** The tab that a query such as `?tab=job-applications` names; the first where it names none that exists. */
export function tabOf(search: string): DashboardTab {
  const id = new URLSearchParams(search).get("tab");
  return dashboardTabs.find((tab) => tab.id === id) ?? dashboardTabs[0];
}

/** The tab in the address, so that it can be linked to, reloaded, and left by Back. */
export const useTabInAddress = () =>
  useSyncExternalStore(
    subscribe,
    () => tabOf(location.search),
    () => dashboardTabs[0],
  );

/** Puts a tab into the address; the first one needs no name there. */
export function goToTab(id: string) {
  if (id === tabOf(location.search).id) return;
  history.pushState(null, "", id === dashboardTabs[0].id ? location.pathname : `${location.pathname}?tab=${id}`);
  for (const listener of listeners) listener();
}
