import { type ReactNode, Suspense } from "react";
import { type Column, Table } from "#web/ui/table.tsx";
import { DayWithAge } from "../ui/timestamp.tsx";
import { useHiddenColumns } from "./table-settings.ts";
import type { ListState } from "./use-record-list.ts";

/** The id of the button that opens a row; focus returns to it. */
export const openerId = (id: string) => `open-${id}`;

/** The rows of a list as a table; clicking a row opens it. */
export function RecordTable<Row extends { id: string }>({
  label,
  list,
  columns,
  nameOf,
  bar,
}: {
  label: string;
  list: ListState<Row>;
  columns: readonly Column<Row>[];
  /** Names a row in plain text, for screen readers; with it, rows can be selected. */
  nameOf?: (row: Row) => string;
  /** What can be done with the selected rows. */
  bar?: ReactNode;
}) {
  const { has: isSelected, toggle, toggleAll, rows: selected } = list.selection;
  const hidden = useHiddenColumns(list);
  return (
    <>
      <Table
        label={label}
        columns={withSecondLine(columns.filter(({ id }) => !hidden.includes(id)))}
        rows={list.rows}
        keyOf={({ id }) => id}
        busy={list.busy}
        isDense
        selection={nameOf && { isSelected, toggle, toggleAll, nameOf }}
        onOpen={({ id }) => list.open(id)}
      />
      {selected.length > 0 && <Suspense>{bar}</Suspense>}
    </>
  );
}

/** On phones, the first column without a place takes the second line of a row when the column that has it is hidden. */
function withSecondLine<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const hasPlace = ({ className = "" }: Column<Row>) => /\brow-(title|date|line|end)\b/.test(className);
  if (columns.some(({ className = "" }) => className.includes("row-line"))) return columns;
  const first = columns.find((column) => !hasPlace(column));
  return columns.map((column) =>
    column === first ? { ...column, className: `${column.className ?? ""} row-line` } : column,
  );
}

/** The accessible control that opens a row. */
export function RowOpener<Row>({
  id,
  list,
  label,
  className = "message-opener",
  children,
}: {
  id: string;
  list: ListState<Row>;
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      id={openerId(id)}
      data-opener
      aria-haspopup="dialog"
      aria-label={label}
      onClick={() => list.open(id)}
      className={className}
    >
      {children}
    </button>
  );
}

/** The Date column, which sorts a list by time. */
export function dateColumn<Row extends { createdAt: string }>({ query, setQuery }: ListState<Row>): Column<Row> {
  const isNewest = query.sort === "newest";
  return {
    id: "date",
    name: "Date",
    className: "width-date row-date text-muted",
    cell: ({ createdAt }) => <DayWithAge at={createdAt} />,
    sorting: {
      order: isNewest ? "descending" : "ascending",
      label: `${query.sort} first`,
      onReverse: () => setQuery({ sort: isNewest ? "oldest" : "newest" }),
    },
  };
}
