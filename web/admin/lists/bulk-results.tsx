import { type ReactNode, useState } from "react";
import type { BulkResults } from "#domain/bulk/schema.ts";
import { Button } from "#web/ui/button.tsx";
import type { ListState } from "./use-record-list.ts";

/** Why a record was not changed; of the request as a whole, without an id. */
export interface Failure {
  id: string;
  text: string;
}

type Results = BulkResults["results"];

/** What became of the selected rows of a list. Those that were not changed stay selected and are named. */
export function useBulkResults<Row extends { id: string }>(list: ListState<Row>, nameOf: (row: Row) => string) {
  const { rows, deselect } = list.selection;
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  return {
    failures,
    /** Shows which records were not changed, and returns the others. */
    show(results: Results): Results {
      const failed = results.filter(({ outcome }) => outcome !== "done");
      const rowOf = new Map(rows.map((row) => [row.id, row]));
      setFailures(
        failed.map(({ id, detail }) => {
          const row = rowOf.get(id);
          return { id, text: `${row ? nameOf(row) : id}: ${detail}` };
        }),
      );
      deselect(rows.filter(({ id }) => !failed.some((one) => one.id === id)));
      void list.refetch();
      return results.filter(({ outcome }) => outcome === "done");
    },
    /** Shows why no record was changed. */
    fail(error: unknown) {
      setFailures([{ id: "", text: (error as Error).message }]);
      void list.refetch();
    },
  };
}

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
