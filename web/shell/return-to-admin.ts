// Stores only the dashboard's query string, so that no other URL can decide where a user goes after signing in.
const key = "handover:return";
const MAX_AGE_MINUTES = 15;

/** Stores the dashboard's URL in this tab before the sign-in page opens, so that the admin returns to the same view. */
export function storeDashboardUrl() {
  try {
    sessionStorage.setItem(key, `${Date.now()}${location.search}`);
  } catch {
    // Without storage, admins return through the Account menu.
  }
}

/** Reads and removes the stored URL; null if there is none from the last 15 minutes. */
export function takeDashboardUrl(now = Date.now()): string | null {
  try {
    const [, since, search = ""] = /^(\d+)(\?.*)?$/.exec(sessionStorage.getItem(key) ?? "") ?? [];
    sessionStorage.removeItem(key);
    return since && now - Number(since) < MAX_AGE_MINUTES * 60_000 ? `/admin${search}` : null;
  } catch {
    return null;
  }
}
