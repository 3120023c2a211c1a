// Fixed paths only: nothing that a link could carry decides where somebody is sent after signing in.
const key = "handover:return";
const minutes = 15;

/** Kept in this tab when the guard of `/admin` sends somebody to sign in, so that an admin comes back to it. */
export function rememberAdmin() {
  try {
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Where storage is forbidden, the way back is the Account menu.
  }
}

/** Whether the guard sent this visitor here a short while ago. Asked once: the answer is forgotten. */
export function takeAdminRemembered(now = Date.now()) {
  try {
    const since = Number(sessionStorage.getItem(key) ?? 0);
    sessionStorage.removeItem(key);
    return now - since < minutes * 60_000;
  } catch {
    return false;
  }
}
