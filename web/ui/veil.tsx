import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** The veil between exposed and shielded content: a band of threads with optional labels. */
export function Veil({ start, end, className }: { start?: ReactNode; end?: ReactNode; className?: string }) {
  return (
    <div
      className={classNames(
        "veil flex min-h-10 flex-wrap items-center justify-between gap-x-2 border-y border-shielded px-2 whitespace-nowrap sm:px-5",
        className,
      )}
    >
      {start && <span className="bg-surface px-2 py-1 text-small font-medium text-shielded">{start}</span>}
      {end && (
        <span className="bg-surface px-2 py-1 font-mono text-tiny text-shielded sm:text-small tabular-nums">{end}</span>
      )}
    </div>
  );
}
