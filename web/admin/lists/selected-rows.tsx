import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import type { Failure } from "./use-bulk-results.ts";

/** The bar below a table with selected rows: how many there are, what can be done with them, and what was refused. */
export function SelectedRows({
  nouns,
  count,
  failures,
  onClear,
  children,
}: {
  nouns: string;
  count: number;
  failures: readonly Failure[];
  onClear: () => void;
  children: ReactNode;
}) {
  return (
    <section ref={returnFocus} aria-label={`Selected ${nouns}`} className="bulk-bar">
      <p role="status" className="font-medium tabular-nums">
        {count.toLocaleString("en-US")} selected
      </p>
      {children}
      <Button variant="quiet" size="small" onClick={onClear}>
        Clear selection
      </Button>
      {failures.length > 0 && (
        <div role="alert" className="basis-full text-small">
          <p className="font-medium text-exposed">Not changed:</p>
          <ul className="bulk-failures">
            {failures.map(({ id, text }) => (
              <li key={id} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** The bar goes when no row is selected anymore, with the pressed button: the table before it takes the focus. */
const returnFocus = (bar: HTMLElement) => () => {
  if (bar.contains(document.activeElement)) bar.previousElementSibling?.querySelector("input")?.focus();
};
