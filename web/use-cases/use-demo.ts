import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { playDemo } from "./timing.ts";

/**
 * A demonstration that plays while it has a reason to: the mouse is over it, the focus is in it, or a finger asked for
 * it. When the last reason is gone it returns to its rest. `stage` is -1 at rest, then as `playDemo` says; `handlers`
 * belong on the element that is hovered, `toggle` to a button for fingers.
 */
export function useDemo(delays: readonly number[]) {
  const [stage, setStage] = useState(-1);
  const element = useRef<HTMLLIElement>(null);
  const reasons = useRef(new Set<string>());
  const leave = useRef<() => void>(undefined);

  function want(reason: string, wanted: boolean) {
    if (wanted) reasons.current.add(reason);
    else reasons.current.delete(reason);
    if (reasons.current.size === 0) {
      leave.current?.();
      leave.current = undefined;
    } else leave.current ??= playDemo(delays, setStage);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the mouse or the focus that woke the island
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) want("focus", true);
    if (matchMedia("(hover: hover)").matches && element.current?.matches(":hover")) want("hover", true);
    return () => leave.current?.();
  }, []);

  // A finger leaves by pressing something else. Not earlier, since on a phone the tile closes and moves what is below.
  useEffect(() => {
    const touched = (event: Event) => {
      if (!element.current?.contains(event.target as Node)) want("finger", false);
    };
    document.addEventListener("click", touched);
    return () => document.removeEventListener("click", touched);
  });

  const handlers = {
    onPointerEnter: (event: PointerEvent) => event.pointerType !== "touch" && want("hover", true),
    onPointerLeave: () => want("hover", false),
    onFocus: () => want("focus", true),
    onBlur: (event: FocusEvent) => !element.current?.contains(event.relatedTarget) && want("focus", false),
  };
  return { stage, element, handlers, toggle: () => want("finger", !reasons.current.has("finger")) };
}
