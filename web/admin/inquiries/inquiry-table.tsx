import type { Inquiry } from "#domain/inquiries/schema.ts";
import { capitalise } from "#web/shell/capitalise.ts";
import { type Column, Table } from "#web/ui/table.tsx";
import { formatDay } from "../dates.ts";
import { excerpt } from "../excerpt.ts";
import { mailto } from "../mailto.ts";
import { openerId } from "../record-list/record-dialog.tsx";
import type { ListState } from "../record-list/use-record-list.ts";

export const fullName = ({ firstName, lastName }: Inquiry) => `${firstName} ${lastName}`;

const columns: Column<Inquiry>[] = [
  {
    id: "date",
    name: "Date",
    className: "lg:w-29 tabular-nums whitespace-nowrap max-lg:order-2 text-muted",
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time>,
  },
  {
    id: "name",
    name: "Name",
    isRowHeader: true,
    className: "lg:w-[15%] wrap-anywhere font-medium max-lg:order-1 max-lg:min-w-0 max-lg:flex-1",
    cell: fullName,
  },
  {
    id: "email",
    name: "Email",
    className: "lg:w-[20%] wrap-anywhere max-lg:order-3 max-lg:basis-full",
    cell: ({ email }) => (
      <a href={mailto(email)} className="inline-block min-h-6 hover:underline hover:underline-offset-4">
        {email}
      </a>
    ),
  },
  {
    id: "company",
    name: "Company",
    className: "lg:w-[14%] wrap-anywhere max-lg:order-4 max-lg:min-w-0",
    cell: ({ company }) => company,
  },
  {
    id: "industry",
    name: "Industry",
    className: "lg:w-27 max-lg:order-5 text-muted",
    cell: ({ industry }) => capitalise(industry),
  },
];

/** The columns of section 2 of the specification; the message excerpt opens the inquiry. */
export function InquiryTable({ list }: { list: ListState<Inquiry> }) {
  const { rows, busy, query, setQuery, open } = list;
  const [date, ...others] = columns as [Column<Inquiry>, ...Column<Inquiry>[]];
  const isNewest = query.sort === "newest";
  const sorting = {
    order: isNewest ? ("descending" as const) : ("ascending" as const),
    label: `${query.sort} first`,
    onReverse: () => setQuery({ sort: isNewest ? "oldest" : "newest" }),
  };
  const message: Column<Inquiry> = {
    id: "message",
    name: "Message",
    className: "max-lg:order-6 max-lg:basis-full max-lg:pt-1.5",
    cell: (inquiry) => (
      <button
        type="button"
        id={openerId(inquiry.id)}
        data-opener
        aria-haspopup="dialog"
        onClick={() => open(inquiry.id)}
        className="message-opener"
      >
        {excerpt(inquiry.message)}
        <span className="sr-only"> Open the inquiry of {fullName(inquiry)}</span>
      </button>
    ),
  };
  return (
    <Table
      label="Client inquiries"
      columns={[{ ...date, sorting }, ...others, message]}
      rows={rows}
      keyOf={({ id }) => id}
      busy={busy}
      onOpen={({ id }) => open(id)}
    />
  );
}
