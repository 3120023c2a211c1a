import type { ClientDirective } from "astro";

/**
 * `client:signal="toast"`: the island's code is fetched when something in this tab dispatches `signal:toast` on the
 * document, or at once when the previous page left something for it under that name in `sessionStorage`, or when the
 * server marked the document so (`<html data-session>`: this browser sent a session cookie).
 */
const wakeOnSignal: ClientDirective = (load, options) => {
  const name = String(options.value);
  const wake = async () => {
    document.removeEventListener(`signal:${name}`, wake);
    const hydrate = await load();
    await hydrate();
  };
  document.addEventListener(`signal:${name}`, wake);
  let waiting = name in document.documentElement.dataset;
  try {
    waiting ||= sessionStorage.getItem(`handover:${name}`) !== null;
  } catch {
    // Storage may be forbidden; then nothing was handed over.
  }
  if (waiting) wake();
};

export default wakeOnSignal;
