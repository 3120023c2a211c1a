import type { ClientDirective } from "astro";
import { isWaiting } from "./is-waiting.ts";

/**
 * `client:signal="toast"`: the island's code is fetched when something in this tab dispatches `signal:toast` on the
 * document, or at once when something waits for it already.
 */
const wakeOnSignal: ClientDirective = (load, options) => {
  const name = String(options.value);
  const wake = async () => {
    document.removeEventListener(`signal:${name}`, wake);
    const hydrate = await load();
    await hydrate();
  };
  document.addEventListener(`signal:${name}`, wake);
  if (isWaiting(name)) wake();
};

export default wakeOnSignal;
