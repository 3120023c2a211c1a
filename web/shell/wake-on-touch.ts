import type { ClientDirective } from "astro";
import { isWaiting } from "./is-waiting.ts";

// A file that is dropped onto a field changes it without a pointer or the focus ever having been there.
const reaches = ["pointerenter", "pointerdown", "focusin", "touchstart", "change"] as const;
const holds = ["click", "submit", "keydown"] as const;

/**
 * `client:touch`: the island's code is fetched when the visitor first reaches for it, so a visitor who only reads
 * downloads none. A press, a submit or a step between tabs made while it is on its way is held back and played again
 * once React listens; with the listeners removed at the first `pointerenter`, the click that follows would be lost.
 * Its outermost element carries the ref of `useAwake`. With a name, `client:touch="session"`, it also wakes
 * at once when something waits for it (is-waiting.ts).
 */
const wakeOnTouch: ClientDirective = (load, options, element) => {
  let held: (() => void) | undefined;
  let waking = false;

  const hold = (event: Event) => {
    const target = event.target;
    if (!(target instanceof Element)) return;
    // A link or a native control does its own work at once; only what needs React waits for it.
    if (event.type === "click" && !target.closest("button:not([popovertarget],[commandfor]),[role=tab]")) return;
    if (event instanceof KeyboardEvent && !(target.role === "tab" && /^(Arrow|Home|End)/.test(event.key))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const control = event.type === "click" ? target.closest<HTMLElement>("button,[role=tab]") : null;
    held = () => {
      if (control) control.click();
      else if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent("keydown", event));
      else if (target instanceof HTMLFormElement)
        target.requestSubmit((event as SubmitEvent).submitter?.isConnected ? (event as SubmitEvent).submitter : null);
    };
    wake();
  };

  const wake = async () => {
    if (waking) return;
    waking = true;
    // Announced by the island itself (use-awake.ts), once React listens.
    element.addEventListener("island:awake", release, { once: true });
    // Its code did not arrive: say so (`asleep` in app.css) rather than swallow what is pressed.
    element.addEventListener("astro:hydration-error", () => element.setAttribute("data-asleep", ""), { once: true });
    const hydrate = await load();
    await hydrate();
  };

  const release = () => {
    for (const type of reaches) element.removeEventListener(type, wake);
    for (const type of holds) element.removeEventListener(type, hold, true);
    held?.();
    held = undefined;
  };

  for (const type of reaches) element.addEventListener(type, wake, { passive: true });
  for (const type of holds) element.addEventListener(type, hold, true);
  if (typeof options.value === "string" && isWaiting(options.value)) wake();
};

export default wakeOnTouch;
