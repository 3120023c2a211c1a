// The dashboard alone, and its own query as it stood there: nothing else decides where somebody is sent after signing in.
const key = "handover:return";
const minutes = 15;

/** Kept in this tab when the guard of `/admin` sends somebody to sign in, so that an admin comes back to where a link led. */
export function rememberAdmin() {
  try {
    sessionStorage.setItem(key, `${Date.now()}${location.search}`);
  } catch {
    // Where storage is forbidden, the way back is the Account menu.
  }
}

/** Where in the dashboard the guard sent this visitor away a short while ago, or null. Asked once: the answer is forgotten. */
export function takeAdminRemembered(now = Date.now()): string | null {
  try {
    const [, since, search = ""] = /^(\d+)(\?.*)?$/.exec(sessionStorage.getItem(key) ?? "") ?? [];
    sessionStorage.removeItem(key);
    return since && now - Number(since) < minutes * 60_000 ? `/admin${search}` : null;
  } catch {
    return null;
  }
}
