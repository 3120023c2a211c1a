import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { classNames } from "#web/ui/class-names.ts";

/** A description list in up to two columns. A missing value shows 'Not given'. */
export function Facts({ facts, children }: { facts: readonly (readonly [string, ReactNode])[]; children?: ReactNode }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-small text-muted">{name}</dt>
          <dd className="wrap-anywhere">{value || <span className="text-muted">Not given</span>}</dd>
        </div>
      ))}
      {children}
    </dl>
  );
}

/** A multi-line text below the facts, folded when it is long. */
export function LongText({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="mt-1 border-t border-hairline pt-5 sm:col-span-2">
      <dt className="pb-1.5 text-small text-muted">{name}</dt>
      <dd className="text-body">
        <FoldedText>{children}</FoldedText>
      </dd>
    </div>
  );
}

/** A folded text shows this many lines, as the class below says. */
const LINES = 12;
/** Nothing is folded that a few more lines would show. */
const SPARE_LINES = 3;

/** A text with its line breaks; a long one is folded until the user asks for all of it. */
export function FoldedText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // After each change of the text: a revealed one is longer than its bars, and a narrower window breaks more lines.
  useLayoutEffect(() => {
    const element = text.current;
    if (!element) return;
    const measure = () => {
      const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
      setLong(element.scrollHeight > lineHeight * (LINES + SPARE_LINES));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  });
  return (
    <>
      <div
        ref={text}
        className={classNames(
          "max-w-[68ch] wrap-anywhere whitespace-pre-wrap",
          isLong && !isOpen && "max-h-[12lh] overflow-hidden mask-b-from-80%",
        )}
      >
        {children}
      </div>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          className="link mt-1 min-h-6 text-small pointer-coarse:min-h-11"
          onClick={() => {
            flushSync(() => setOpen(!isOpen));
            // Folded again, a text that was read to its end would leave the reader far below it.
            if (isOpen) text.current?.scrollIntoView({ block: "nearest" });
          }}
        >
          {isOpen ? "Show less" : "Show all"}
        </button>
      )}
    </>
  );
}
