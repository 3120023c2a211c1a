import { useEffect, useRef } from "react";

/**
 * The ref that each `client:touch` island puts on its outermost element: tells the directive (hydrate-on-touch.ts) that
 * React's listeners are attached, and replays the event that the directive held back meanwhile.
 */
export function useHydratedRef<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  useEffect(() => {
    ref.current?.dispatchEvent(new CustomEvent("island:hydrated", { bubbles: true, detail: replay }));
  }, []);
  return ref;
}

function replay(event: Event) {
  const target = event.target as Element;
  if (event.type === "click") target.closest<HTMLElement>("button,[role=tab]")?.click();
  else if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent("keydown", event));
  else if (target instanceof HTMLFormElement && event instanceof SubmitEvent)
    target.requestSubmit(event.submitter?.isConnected ? event.submitter : null);
}
