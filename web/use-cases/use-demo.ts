import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { playDemo } from "./timing.ts";

/**
 * A demonstration that plays while it is hovered, contains the focus, or was started by touch, and resets when none of
 * these applies. `stage` is -1 before it plays, then that of `playDemo`; `handlers` go on the hovered `element`,
 * `toggle` on a button for touch.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the hover or focus that hydrated the island
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) want("focus", true);
    if (matchMedia("(hover: hover)").matches && element.current?.matches(":hover")) want("hover", true);
    return () => leave.current?.();
  }, []);

  // A tap elsewhere ends it. Not earlier, since on a phone the tile collapses and moves the content below.
  useEffect(() => {
    const tappedElsewhere = (event: Event) => {
      if (!element.current?.contains(event.target as Node)) want("touch", false);
    };
    document.addEventListener("click", tappedElsewhere);
    return () => document.removeEventListener("click", tappedElsewhere);
  });

  const handlers = {
    onPointerEnter: (event: PointerEvent) => event.pointerType !== "touch" && want("hover", true),
    onPointerLeave: () => want("hover", false),
    onFocus: () => want("focus", true),
    onBlur: (event: FocusEvent) => !element.current?.contains(event.relatedTarget) && want("focus", false),
  };
  return { stage, element, handlers, toggle: () => want("touch", !reasons.current.has("touch")) };
}
