import { type ReactNode, Suspense, useEffect, useRef } from "react";
import type { ListState } from "./use-record-list.ts";

/** Draws the lazy dialog of a list from when the first record opens: a tab is there sooner without it. */
export function WhenOpened<Row>({ list, children }: { list: ListState<Row>; children: ReactNode }) {
  // Stays when the record closes, so that the dialog gives the focus back.
  const hasOpened = useRef(false);
  hasOpened.current ||= list.openRow !== undefined;
  return hasOpened.current && <Suspense fallback={<Loading onEscape={() => list.open(null)} />}>{children}</Suspense>;
}

/** Escape closes a record also before its dialog is there. */
function Loading({ onEscape }: { onEscape: () => void }) {
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === "Escape" && onEscape();
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  });
  return null;
}
