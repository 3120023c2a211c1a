import type { Inquiry, InquiryQuery } from "#domain/inquiries/schema.ts";
import { capitalise } from "#web/shell/capitalise.ts";
import { type Column, Table } from "#web/ui/table.tsx";
import { formatDay } from "./dates.ts";
import { excerpt } from "./excerpt.ts";
import { mailto } from "./mailto.ts";

export const fullName = ({ firstName, lastName }: Inquiry) => `${firstName} ${lastName}`;
/** The id of the button that opens an inquiry, where the focus returns to. */
export const openerId = (id: string) => `inquiry-${id}`;

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

/** The columns of the specification's section 2; the beginning of a message opens the whole inquiry. */
export function InquiryTable({
  rows,
  sort,
  busy,
  onReverse,
  onOpen,
}: {
  rows: readonly Inquiry[];
  sort: InquiryQuery["sort"];
  busy: boolean;
  onReverse: () => void;
  onOpen: (id: string) => void;
}) {
  const [date, ...others] = columns as [Column<Inquiry>, ...Column<Inquiry>[]];
  const sorting = {
    order: sort === "newest" ? ("descending" as const) : ("ascending" as const),
    says: `${sort} first`,
    onReverse,
  };
  const message: Column<Inquiry> = {
    id: "message",
    name: "Message",
    className: "max-lg:order-6 max-lg:basis-full max-lg:pt-1.5",
    cell: (inquiry) => (
      <button
        type="button"
        id={openerId(inquiry.id)}
        aria-haspopup="dialog"
        onClick={() => onOpen(inquiry.id)}
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
      keyOf={(inquiry) => inquiry.id}
      busy={busy}
    />
  );
}
