import type { ShownInquiry } from "#domain/inquiries/schema.ts";
import { capitalize } from "#web/shell/capitalize.ts";
import type { Column } from "#web/ui/table.tsx";
import { excerpt } from "../excerpt.ts";
import { dateColumn, EmailLink, RecordTable, RowOpener } from "../record-list/record-table.tsx";
import type { ListState } from "../record-list/use-record-list.ts";
import { MaskedLongText } from "../reveal/masked-value.tsx";
import { isMasked } from "../reveal/use-reveals.ts";

export const fullName = ({ firstName, lastName }: Pick<ShownInquiry, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`;

/** The columns of section 2 of the specification; the message excerpt opens the inquiry. */
export function InquiryTable({ list }: { list: ListState<ShownInquiry> }) {
  const columns: Column<ShownInquiry>[] = [
    dateColumn(list),
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
      cell: EmailLink,
    },
    {
      id: "company",
      name: "Company",
      className: "lg:w-[14%] wrap-anywhere max-lg:order-4 max-lg:min-w-0",
      cell: (inquiry) => (isMasked(inquiry) ? <MaskedLongText text={inquiry.company} /> : inquiry.company),
    },
    {
      id: "industry",
      name: "Industry",
      className: "lg:w-27 max-lg:order-5 text-muted",
      cell: ({ industry }) => capitalize(industry),
    },
    {
      id: "message",
      name: "Message",
      className: "max-lg:order-6 max-lg:basis-full max-lg:pt-1.5",
      cell: (inquiry) => (
        <RowOpener id={inquiry.id} list={list}>
          {isMasked(inquiry) ? <MaskedLongText text={excerpt(inquiry.message)} /> : excerpt(inquiry.message)}
          <span className="sr-only"> Open the inquiry of {fullName(inquiry)}</span>
        </RowOpener>
      ),
    },
  ];
  return <RecordTable label="Client inquiries" list={list} columns={columns} />;
}
