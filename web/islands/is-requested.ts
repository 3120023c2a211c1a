/**
 * Whether the island of this name must hydrate at once: the previous page left data for it in `sessionStorage`, or the
 * server marked the document (`<html data-session>`: the browser sent a session cookie).
 */
export function isRequested(name: string) {
  try {
    return name in document.documentElement.dataset || sessionStorage.getItem(`handover:${name}`) !== null;
  } catch {
    // Storage is blocked, so the previous page cannot have left anything.
    return false;
  }
}
