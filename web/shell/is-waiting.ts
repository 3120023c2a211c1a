/**
 * Whether something waits for the island of this name: the page before left it in `sessionStorage`, or the server
 * marked the document (`<html data-session>`: this browser sent a session cookie).
 */
export function isWaiting(name: string) {
  try {
    return name in document.documentElement.dataset || sessionStorage.getItem(`handover:${name}`) !== null;
  } catch {
    // Storage is forbidden: nothing can have been handed over.
    return false;
  }
}
