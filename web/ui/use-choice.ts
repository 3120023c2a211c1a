import { type ChangeEvent, type KeyboardEvent, useRef, useState } from "react";

const steppingKeys = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"]);

/**
 * The props of a native select that acts on its choice. While its list is closed, each arrow key or letter changes a select on
 * Windows and Linux. Such a key only shows the option here: Enter, or leaving the select, chooses it, and Escape goes back. An
 * option of the open list is chosen at once. `isPending`: the shown option is not chosen yet.
 */
export function useChoice(value: string, onChoose: (value: string) => void) {
  const [shown, setShown] = useState(value);
  // The value that the shown option was based on: another value replaces it.
  const [base, setBase] = useState(value);
  if (base !== value) {
    setBase(value);
    setShown(value);
  }
  const isStepping = useRef(false);
  const isPending = shown !== value;
  const choose = (next: string) => {
    setShown(value);
    if (next !== value) onChoose(next);
  };
  const props = {
    value: shown,
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
      isStepping.current ? setShown(target.value) : choose(target.value),
    onKeyDown: (event: KeyboardEvent<HTMLSelectElement>) => {
      if (isPending && (event.key === "Enter" || event.key === "Escape")) {
        event.preventDefault();
        event.stopPropagation();
        return event.key === "Enter" ? choose(shown) : setShown(value);
      }
      const { key, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey) return;
      isStepping.current = steppingKeys.has(key) || (key.length === 1 && key !== " ");
      // The key changes the select before the next task, or it opens the list, as on macOS.
      setTimeout(() => {
        isStepping.current = false;
      });
    },
    onBlur: () => isPending && choose(shown),
  };
  return { props, isPending };
}
