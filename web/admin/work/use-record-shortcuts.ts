import { type RefObject, useEffect, useRef } from "react";
import { areShortcutsEnabled, isTyping } from "../navigation/single-keys.ts";

/**
 * Calls the action of a pressed key in the dialog around `inside`, except while the user types or another dialog is open over
 * it.
 */
export function useRecordShortcuts(inside: RefObject<HTMLElement | null>, keys: Record<string, () => void>) {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const dialog = inside.current?.closest("dialog");
    const onKeyDown = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, isComposing, repeat, target, key } = event;
      if (altKey || ctrlKey || metaKey || shiftKey || isComposing || repeat || !areShortcutsEnabled()) return;
      if (isTyping(target) || (target as Element).closest("dialog") !== dialog) return;
      const action = latest.current[key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    dialog?.addEventListener("keydown", onKeyDown);
    return () => dialog?.removeEventListener("keydown", onKeyDown);
  }, [inside]);
}
