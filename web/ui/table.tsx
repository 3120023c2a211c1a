import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface Column<Row> {
  id: string;
  name: string;
  cell: (row: Row) => ReactNode;
  /** Width on a desk, and place in the card that a row becomes on a small screen. */
  className?: string;
  /** The cell that names its row. */
  isRowHeader?: boolean;
  sorting?: { order: "ascending" | "descending"; says: string; onReverse: () => void };
}

/**
 * Rows under columns; below 1024 px each row becomes a card, so nothing is read by scrolling sideways. Roles are written
 * out because the browser forgets what a table is once its display changes.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  keyOf,
  busy,
}: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  busy?: boolean;
}) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: not redundant while the rows are shown as cards
    <table role="table" aria-label={label} aria-busy={busy || undefined} className="data-table">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <HeaderCell key={column.id} {...column} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map(({ id, cell, className, isRowHeader }) =>
              isRowHeader ? (
                <th key={id} scope="row" role="rowheader" className={className}>
                  {cell(row)}
                </th>
              ) : (
                <td key={id} role="cell" className={className}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: end
  );
}

function HeaderCell<Row>({ name, className, sorting }: Column<Row>) {
  const Arrow = sorting?.order === "ascending" ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      // biome-ignore lint/a11y/noRedundantRoles: as above
      role="columnheader"
      aria-sort={sorting?.order}
      className={classNames(className, !sorting && "max-lg:sr-only")}
    >
      {sorting ? (
        <button type="button" onClick={sorting.onReverse} className="inline-flex min-h-8 items-center gap-1.5">
          <span>
            {name}
            <span className="lg:sr-only">, {sorting.says}</span>
          </span>
          <Arrow aria-hidden="true" className="size-3.5" />
        </button>
      ) : (
        name
      )}
    </th>
  );
}
