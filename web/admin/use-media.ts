import { useSyncExternalStore } from "react";

/** Whether a media query holds, and from then on whenever that changes. Not on the server, where nothing is known. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
