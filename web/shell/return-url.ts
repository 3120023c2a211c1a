// Stores only one of our pages and its query string, so that no other URL can decide where a user goes after signing in.
const key = "handover:return";
const MAX_AGE_MINUTES = 15;

/**
 * Stores the URL of this page, which asks visitors to sign in, before the sign-in page opens, so that the user returns to
 * the same view.
 */
export function storeReturnUrl() {
  try {
    sessionStorage.setItem(key, Date.now() + location.pathname + location.search);
  } catch {
    // Without storage, users return through the Account menu.
  }
}

/** Reads and removes the stored URL; null if there is none from the last 15 minutes. */
export function takeReturnUrl(now = Date.now()): string | null {
  try {
    const [, since, url = ""] =
      /^(\d+)(\/(?:admin|account)(?:\/[\w-]+)*(?:\?.*)?)$/.exec(sessionStorage.getItem(key) ?? "") ?? [];
    sessionStorage.removeItem(key);
    return since && now - Number(since) < MAX_AGE_MINUTES * 60_000 ? url : null;
  } catch {
    return null;
  }
}
