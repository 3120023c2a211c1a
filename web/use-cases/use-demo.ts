import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { playDemo } from "./timing.ts";

/**
 * A demonstration that plays while it is hovered, contains the focus, or was started by touch, and resets when none of
 * these applies. `stage` is -1 before it plays, then the stage of `playDemo`; `handlers` belong on the hovered `element`,
 * `toggle` on a button for touch.
 */
export function useDemo(delays: readonly number[]) {
  const [stage, setStage] = useState(-1);
  const element = useRef<HTMLLIElement>(null);
  const reasons = useRef(new Set<string>());
  const stop = useRef<() => void>(undefined);

  function setReason(reason: string, isActive: boolean) {
    if (isActive) reasons.current.add(reason);
    else reasons.current.delete(reason);
    if (reasons.current.size === 0) {
      stop.current?.();
      stop.current = undefined;
    } else stop.current ??= playDemo(delays, setStage);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the hover or focus that hydrated the island
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) setReason("focus", true);
    if (matchMedia("(hover: hover)").matches && element.current?.matches(":hover")) setReason("hover", true);
    return () => stop.current?.();
  }, []);

  // A tap outside the tile stops the demonstration; it keeps playing until then, because stopping it collapses the tile on phones
  // and moves the content below.
  useEffect(() => {
    const onClickOutside = (event: Event) => {
      if (!element.current?.contains(event.target as Node)) setReason("touch", false);
    };
    document.addEventListener("click", onClickOutside);
    return () => document.removeEventListener("click", onClickOutside);
  });

  const handlers = {
    onPointerEnter: (event: PointerEvent) => event.pointerType !== "touch" && setReason("hover", true),
    onPointerLeave: () => setReason("hover", false),
    onFocus: () => setReason("focus", true),
    onBlur: (event: FocusEvent) => !element.current?.contains(event.relatedTarget) && setReason("focus", false),
  };
  return { stage, element, handlers, toggle: () => setReason("touch", !reasons.current.has("touch")) };
}
