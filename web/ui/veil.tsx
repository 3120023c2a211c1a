import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** The veil between exposed and shielded content: a band of threads with optional labels. */
export function Veil({ start, end, className }: { start?: ReactNode; end?: ReactNode; className?: string }) {
  return (
    <div
      className={classNames(
        "veil flex min-h-10 items-center justify-between gap-2 border-y border-shielded px-3 sm:px-5",
        className,
      )}
    >
      {start && <span className="bg-surface px-2 py-1 text-small font-medium text-shielded">{start}</span>}
      {end && <span className="bg-surface px-2 py-1 font-mono text-small text-shielded tabular-nums">{end}</span>}
    </div>
  );
}
