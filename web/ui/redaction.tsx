import { Fragment, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Exposed text: vermilion, underlined, and labeled for screen readers. */
export function Exposed({ children }: { children: ReactNode }) {
  return <span className="exposed">{children}</span>;
}

/**
 * The redaction bar: masked text, labeled with its kind. It is inline, so that no line starts with the punctuation
 * after it.
 */
export function Masked({ label, className }: { label: string; className?: string }) {
  return <span className={classNames("redaction", className)}>{label}</span>;
}

/** Renders a text with a redaction bar for each `[label]`. */
export function MaskedText({ text, labels = [] }: { text: string; labels?: readonly string[] | undefined }) {
  const pieces = labels.length > 0 ? text.split(new RegExp(`\\[(${labels.join("|")})\\]`)) : [text];
  // Odd pieces are the captured labels.
  return pieces.map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never reorder
    index % 2 === 1 ? <Masked key={index} label={piece} /> : <Fragment key={index}>{piece}</Fragment>,
  );
}

/** The state `exposed` or `shielded` in diagrams and tables. */
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
