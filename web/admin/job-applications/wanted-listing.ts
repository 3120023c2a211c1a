import { useSyncExternalStore } from "react";
import { goToTab } from "../tab-in-address.ts";

// Another tab may ask for the applications of one listing, before or after this one was first opened.
let wanted: { id: string } | null = null;
const listeners = new Set<() => void>();

/** Opens Job Applications with those for one listing. */
export function showApplicationsFor(id: string) {
  wanted = { id };
  for (const listener of listeners) listener();
  goToTab("job-applications");
}

/** The listing whose applications were last asked for by `showApplicationsFor`: a new object each time. */
export const useWantedListing = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wanted,
    () => null,
  );
