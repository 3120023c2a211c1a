import type { ClientDirective } from "astro";
import { isRequested } from "./is-requested.ts";

/** `client:signal="toast"`: hydrates the island on the document's event `signal:toast`, or immediately if it is already requested. */
const hydrateOnSignal: ClientDirective = (load, options) => {
  const name = String(options.value);
  const start = async () => {
    document.removeEventListener(`signal:${name}`, start);
    const hydrate = await load();
    await hydrate();
  };
  document.addEventListener(`signal:${name}`, start);
  if (isRequested(name)) start();
};

export default hydrateOnSignal;
