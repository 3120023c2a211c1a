import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { type Column, Table } from "#web/ui/table.tsx";
import { formatDay } from "../dates.ts";
import { mailto } from "../mailto.ts";
import { MaskedValue } from "../reveal/masked-value.tsx";
import { isMasked, type Revealable, revealedClass } from "../reveal/use-reveals.ts";
import type { ListState } from "./use-record-list.ts";

/** The id of the button that opens a row; focus returns to it. */
export const openerId = (id: string) => `open-${id}`;

/** The rows of a list as a table; clicking a row opens it. */
export function RecordTable<Row extends { id: string }>({
  label,
  list,
  columns,
}: {
  label: string;
  list: ListState<Row>;
  columns: readonly Column<Row>[];
}) {
  return (
    <Table
      label={label}
      columns={columns}
      rows={list.rows}
      keyOf={({ id }) => id}
      busy={list.busy}
      onOpen={({ id }) => list.open(id)}
    />
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
    className: "lg:w-29 tabular-nums whitespace-nowrap max-lg:order-2 text-muted",
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time>,
    sorting: {
      order: isNewest ? "descending" : "ascending",
      label: `${query.sort} first`,
      onReverse: () => setQuery({ sort: isNewest ? "oldest" : "newest" }),
    },
  };
}

/** An email address as a link, or masked. A long address breaks before its host. */
export function EmailLink(row: Revealable & { email: string }) {
  const { email } = row;
  if (isMasked(row)) return <MaskedValue text={email} />;
  const at = email.lastIndexOf("@");
  return (
    <a
      href={mailto(email)}
      className={classNames("inline-block min-h-6 hover:underline hover:underline-offset-4", revealedClass(row))}
    >
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  );
}
