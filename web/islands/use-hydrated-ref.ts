import { useEffect, useRef } from "react";

/**
 * The ref for the outermost element of each `client:touch` island. After hydration it notifies the directive
 * (hydrate-on-touch.ts), which then replays the event that it deferred.
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
