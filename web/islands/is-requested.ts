/**
 * Whether the island of this name must hydrate immediately: the previous page stored data for it in `sessionStorage`, or the
 * server marked the document (`<html data-session>` if the browser sent a session cookie).
 */
export function isRequested(name: string) {
  try {
    return name in document.documentElement.dataset || sessionStorage.getItem(`handover:${name}`) !== null;
  } catch {
    // Storage is blocked, so the previous page cannot have stored anything.
    return false;
  }
}
