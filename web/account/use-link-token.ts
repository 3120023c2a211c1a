import { useEffect } from "react";

/**
 * Calls `onToken` with the token of the link from an email that opened this page, or null when the URL has none, and removes
 * it from the address bar and the history. A link that is opened while the page is open counts as well.
 */
export function useLinkToken(onToken: (token: string | null) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the URL once, and after each change of it.
  useEffect(() => {
    const take = () => {
      const [, token = null] = /^#([\w-]{43})$/.exec(location.hash) ?? [];
      if (location.hash) history.replaceState(history.state, "", location.pathname);
      onToken(token);
    };
    take();
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, []);
}
