import { Fragment, type ReactNode } from "react";
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

/** A text that says `[label]` where something was hidden: with a bar over each. */
export function MaskedText({ text, labels = [] }: { text: string; labels?: readonly string[] }) {
  const pieces = labels.length > 0 ? text.split(new RegExp(`\\[(${labels.join("|")})\\]`)) : [text];
  // Every other piece is what the pattern caught.
  return pieces.map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not change places
    index % 2 === 1 ? <Masked key={index} label={piece} /> : <Fragment key={index}>{piece}</Fragment>,
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
