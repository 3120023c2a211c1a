import type { ClientDirective } from "astro";
import type { IslandNode } from "./hydrate.ts";
import { isRequested } from "./is-requested.ts";

/**
 * `client:touch`: loads and hydrates the island on the visitor's first interaction with it (hover, touch, focus, change), so
 * a visitor who only reads downloads no island code. Clicks, submits and arrow keys on tabs that arrive while the code loads
 * are stopped; hydrate.ts replays the last one after hydration. With a name, `client:touch="session"`, the island also
 * hydrates immediately if it is requested (is-requested.ts).
 */
const hydrateOnTouch: ClientDirective = (load, options, element: Element & IslandNode) => {
  let loading = false;
  const start = () => {
    if (loading) return;
    loading = true;
    load().then((hydrate) => hydrate());
  };

  const defer = (event: Event) => {
    // Astro removes the attribute from a hydrated island.
    if (!element.hasAttribute("ssr")) return;
    let target = event.target as Element | null;
    // Links and native controls work without React. A translator removes what is in a button before the replay.
    if (event.type === "click") target = target?.closest("button:not([popovertarget],[commandfor]),[role=tab]") ?? null;
    if (!target) return;
    if (event instanceof KeyboardEvent && !(target.role === "tab" && /^(Arrow|Home|End)/.test(event.key))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    element.deferred = [event, target];
    start();
  };

  // Shows the island's error message, `.load-failed` (shell.css).
  element.addEventListener("astro:hydration-error", () => element.setAttribute("data-load-failed", ""));
  // `change`: dropping a file onto a field changes it without an earlier pointer or focus event.
  for (const type of ["pointerenter", "pointerdown", "focusin", "touchstart", "change"])
    element.addEventListener(type, start, { passive: true });
  for (const type of ["click", "submit", "keydown"]) element.addEventListener(type, defer, true);
  if (isRequested(String(options.value))) start();
};

export default hydrateOnTouch;
