import { ArrowDown, ArrowUp } from "lucide-react";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface Column<Row> {
  id: string;
  name: string;
  cell: (row: Row) => ReactNode;
  /** Column width on wide screens, and its place in the row on small ones. */
  className?: string;
  /** Whether its cells are row headers. */
  isRowHeader?: boolean;
  sorting?: { order: "ascending" | "descending"; label: string; onReverse: () => void };
}

/** Checkboxes that select rows, before the columns. Their role is `gridcell`, so that only the columns have a `cell` and a header. */
export interface RowSelection<Row> {
  isSelected: (row: Row) => boolean;
  /** Names a row for screen readers. */
  nameOf: (row: Row) => string;
  /** `isRange`: with all rows since the last one that was toggled. */
  toggle: (row: Row, isRange: boolean) => void;
  /** Selects all rows of this page, or none of them when all are selected. */
  toggleAll: () => void;
}

/**
 * A table. Below 1024 px each row becomes a card; with `isDense`, a few lines, and each row above is one line
 * whose cells end in an ellipsis. So nothing scrolls horizontally. Roles are explicit because browsers drop table
 * semantics when `display` changes.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  keyOf,
  busy,
  isDense = false,
  selection,
  onOpen,
}: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  busy?: boolean;
  isDense?: boolean;
  selection?: RowSelection<Row> | undefined;
  /** Called when a row is clicked outside of controls and selected text. The accessible control is the `data-opener`. */
  onOpen?: (row: Row) => void;
}) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: not redundant while the rows are shown as cards
    // biome-ignore-start lint/a11y/noNoninteractiveElementToInteractiveRole: a `gridcell` may hold the checkbox of its row
    // biome-ignore-start lint/a11y/useFocusableInteractive: the checkbox in it has the focus
    <table
      role="table"
      aria-label={label}
      aria-busy={busy || undefined}
      className={isDense ? "record-table" : "data-table"}
    >
      <thead role="rowgroup">
        <tr role="row">
          {selection && (
            <td role="gridcell" className="select-cell">
              <SelectAll rows={rows} selection={selection} />
            </td>
          )}
          {columns.map((column) => (
            <HeaderCell key={column.id} {...column} isDense={isDense} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" onKeyDown={stepThroughOpeners}>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            role="row"
            data-selected={selection?.isSelected(row) || undefined}
            onClick={onOpen && ((event) => isForTheRow(event) && onOpen(row))}
            className={onOpen && "cursor-pointer"}
          >
            {selection && (
              <td role="gridcell" className="select-cell">
                <label>
                  <input
                    type="checkbox"
                    data-select
                    aria-label={`Select ${selection.nameOf(row)}`}
                    checked={selection.isSelected(row)}
                    onChange={({ nativeEvent }) => selection.toggle(row, (nativeEvent as PointerEvent).shiftKey)}
                  />
                </label>
              </td>
            )}
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
    // biome-ignore-end lint/a11y/useFocusableInteractive: end
    // biome-ignore-end lint/a11y/noNoninteractiveElementToInteractiveRole: end
    // biome-ignore-end lint/a11y/noRedundantRoles: end
  );
}

function SelectAll<Row>({ rows, selection }: { rows: readonly Row[]; selection: RowSelection<Row> }) {
  const selected = rows.filter(selection.isSelected).length;
  return (
    <label>
      <input
        type="checkbox"
        aria-label="Select all on this page"
        checked={rows.length > 0 && selected === rows.length}
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && selected < rows.length;
        }}
        onChange={selection.toggleAll}
      />
    </label>
  );
}

/** Arrow keys move focus between the openers of adjacent rows. */
function stepThroughOpeners(event: KeyboardEvent<HTMLElement>) {
  if ((event.key !== "ArrowDown" && event.key !== "ArrowUp") || event.altKey || event.ctrlKey || event.metaKey) return;
  const openers = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-opener]")];
  const next = openers[openers.indexOf(event.target as HTMLElement) + (event.key === "ArrowDown" ? 1 : -1)];
  if (!openers.includes(event.target as HTMLElement)) return;
  event.preventDefault();
  next?.focus();
}

const isForTheRow = ({ target }: MouseEvent) =>
  !(target as Element).closest("a, button, input, select, label, dialog") &&
  document.getSelection()?.isCollapsed !== false;

function HeaderCell<Row>({ name, className, sorting, isDense }: Column<Row> & { isDense: boolean }) {
  const Arrow = sorting?.order === "ascending" ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      // biome-ignore lint/a11y/noRedundantRoles: as above
      role="columnheader"
      aria-sort={sorting?.order}
      className={classNames(className, !sorting && !isDense && "max-lg:sr-only")}
    >
      {sorting ? (
        <button type="button" onClick={sorting.onReverse} className="inline-flex min-h-8 items-center gap-1.5">
          <span>
            {name}
            <span className={isDense ? "sort-order" : "lg:sr-only"}>, {sorting.label}</span>
          </span>
          <Arrow aria-hidden="true" className="size-3.5" />
        </button>
      ) : (
        name
      )}
    </th>
  );
}
