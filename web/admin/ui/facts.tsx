import type { ReactNode } from "react";
import { FoldedText } from "./folded-text.tsx";

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
