import type { ClientDirective } from "astro";
import { isRequested } from "./is-requested.ts";

/**
 * `client:touch`: loads and hydrates the island when the visitor first reaches for it, so a visitor who only reads downloads
 * no island code. A click, submit or arrow key between tabs that arrives while the code is loading is held back;
 * `useHydratedRef`, whose ref the island's outermost element carries, replays the last one. With a name,
 * `client:touch="session"`, the island also hydrates at once when it is requested (is-requested.ts).
 */
const hydrateOnTouch: ClientDirective = (load, options, element) => {
  const listeners = new AbortController();
  const { signal } = listeners;
  let held: Event | undefined;
  let loading = false;

  const start = async () => {
    if (loading) return;
    loading = true;
    const hydrate = await load();
    await hydrate();
  };

  const hold = (event: Event) => {
    const target = event.target as Element;
    // Links and native controls work without React.
    if (event.type === "click" && !target.closest("button:not([popovertarget],[commandfor]),[role=tab]")) return;
    if (event instanceof KeyboardEvent && !(target.role === "tab" && /^(Arrow|Home|End)/.test(event.key))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = event;
    start();
  };

  element.addEventListener(
    "island:hydrated",
    (event) => {
      listeners.abort();
      if (held) (event as CustomEvent<(held: Event) => void>).detail(held);
    },
    { once: true },
  );
  // Shows the island's note that its code could not be loaded (`.load-failed` in shell.css).
  element.addEventListener("astro:hydration-error", () => element.setAttribute("data-load-failed", ""));
  // `change`: a file dropped onto a field changes it without any pointer or focus event before.
  for (const type of ["pointerenter", "pointerdown", "focusin", "touchstart", "change"])
    element.addEventListener(type, start, { passive: true, signal });
  for (const type of ["click", "submit", "keydown"]) element.addEventListener(type, hold, { capture: true, signal });
  if (typeof options.value === "string" && isRequested(options.value)) start();
};

export default hydrateOnTouch;
