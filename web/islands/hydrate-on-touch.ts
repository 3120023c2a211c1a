import type { ClientDirective } from "astro";
import { isRequested } from "./is-requested.ts";

/**
 * `client:touch`: loads and hydrates the island on the visitor's first interaction with it (hover, touch, focus, change), so
 * a visitor who only reads downloads no island code. Clicks, submits and arrow keys on tabs that arrive while the code loads
 * are stopped; `useHydratedRef`, whose ref is on the island's outermost element, replays the last one after hydration. With
 * a name, `client:touch="session"`, the island also hydrates immediately if it is requested (is-requested.ts).
 */
const hydrateOnTouch: ClientDirective = (load, options, element) => {
  const listeners = new AbortController();
  const { signal } = listeners;
  let deferred: Event | undefined;
  let loading = false;

  const start = async () => {
    if (loading) return;
    loading = true;
    const hydrate = await load();
    await hydrate();
  };

  const defer = (event: Event) => {
    const target = event.target as Element;
    // Links and native controls work without React.
    if (event.type === "click" && !target.closest("button:not([popovertarget],[commandfor]),[role=tab]")) return;
    if (event instanceof KeyboardEvent && !(target.role === "tab" && /^(Arrow|Home|End)/.test(event.key))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    deferred = event;
    start();
  };

  element.addEventListener(
    "island:hydrated",
    (event) => {
      listeners.abort();
      if (deferred) (event as CustomEvent<(deferred: Event) => void>).detail(deferred);
    },
    { once: true },
  );
  // Shows the island's error message, `.load-failed` (shell.css).
  element.addEventListener("astro:hydration-error", () => element.setAttribute("data-load-failed", ""));
  // `change`: dropping a file onto a field changes it without an earlier pointer or focus event.
  for (const type of ["pointerenter", "pointerdown", "focusin", "touchstart", "change"])
    element.addEventListener(type, start, { passive: true, signal });
  for (const type of ["click", "submit", "keydown"]) element.addEventListener(type, defer, { capture: true, signal });
  if (typeof options.value === "string" && isRequested(options.value)) start();
};

export default hydrateOnTouch;
