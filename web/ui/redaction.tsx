import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Text that anyone can read: vermilion with an underline, and said so to who listens. */
export function Exposed({ children }: { children: ReactNode }) {
  return (
    <span className="border-b-2 border-exposed bg-exposed-wash px-0.5 text-exposed [box-decoration-break:clone]">
      {children}
    </span>
  );
}

/**
 * The redaction bar: what was here is hidden, and the bar names its kind in the letters of data. Inline, so that no line
 * begins with the full stop after it.
 */
export function Masked({ label, className }: { label: string; className?: string }) {
  return (
    <span
      className={classNames(
        "mx-px bg-ink px-1.5 py-[0.2em] align-baseline font-mono text-[0.72em] font-medium tracking-wide whitespace-nowrap text-paper forced-colors:border",
        className,
      )}
    >
      {label}
    </span>
  );
}

/** A statement of state in diagrams and tables: exposed or shielded, never anything else. */
export function State({ kind, children }: { kind: "exposed" | "shielded"; children: ReactNode }) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 text-small font-medium",
        kind === "exposed" ? "text-exposed underline decoration-2 underline-offset-4" : "text-shielded",
      )}
    >
      <span
        aria-hidden="true"
        className={classNames("size-2", kind === "exposed" ? "border-2 border-exposed" : "bg-shielded")}
      />
      {children}
    </span>
  );
}
