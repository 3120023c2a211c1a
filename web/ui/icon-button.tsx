import type { MouseEvent, ReactNode } from "react";
import { classNames } from "./class-names.ts";

/**
 * A button that shows only an icon. Without `onPress` there is nothing to do: it is marked as disabled and keeps the keyboard
 * focus, which a disabled button would lose at the end of a list.
 */
export function IconButton({
  name,
  id,
  onPress,
  children,
}: {
  name: string;
  id?: string;
  onPress: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      id={id}
      aria-label={name}
      aria-disabled={!onPress || undefined}
      onClick={onPress}
      className={classNames(
        "grid size-9 shrink-0 place-items-center rounded-control",
        onPress ? "text-muted hover:bg-sunken hover:text-ink" : "opacity-30",
      )}
    >
      {children}
    </button>
  );
}
