import { useEffect, useRef } from "react";

/** Every `client:touch` island puts this ref on its outermost element: it tells the directive that React now listens. */
export function useAwake<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  useEffect(() => {
    ref.current?.dispatchEvent(new Event("island:awake", { bubbles: true }));
  }, []);
  return ref;
}
