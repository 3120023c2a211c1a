import type { ClientDirective } from "astro";
import { isRequested } from "./is-requested.ts";

/** `client:signal="toast"`: hydrates the island on the document's event `signal:toast`, or immediately if it is already requested. */
const hydrateOnSignal: ClientDirective = (load, options) => {
  const name = String(options.value);
  const start = () => load().then((hydrate) => hydrate());
  if (isRequested(name)) start();
  else document.addEventListener(`signal:${name}`, start, { once: true });
};

export default hydrateOnSignal;
