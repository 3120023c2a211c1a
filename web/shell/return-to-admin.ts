// Only the dashboard with its own query: no other address can decide where a user goes after signing in.
const key = "handover:return";
const minutes = 15;

/** Stored in this tab when the guard of `/admin` redirects to the sign-in page, so that the admin returns to the linked page. */
export function rememberAdmin() {
  try {
    sessionStorage.setItem(key, `${Date.now()}${location.search}`);
  } catch {
    // Without storage, admins return through the Account menu.
  }
}

/** The dashboard URL from which the guard recently redirected this visitor, or null. Can be read once. */
export function takeAdminRemembered(now = Date.now()): string | null {
  try {
    const [, since, search = ""] = /^(\d+)(\?.*)?$/.exec(sessionStorage.getItem(key) ?? "") ?? [];
    sessionStorage.removeItem(key);
    return since && now - Number(since) < minutes * 60_000 ? `/admin${search}` : null;
  } catch {
    return null;
  }
}
