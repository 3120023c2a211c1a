import type { ShownInquiry } from "#domain/inquiries/schema.ts";
import { capitalize } from "#web/shell/capitalize.ts";
import type { Column } from "#web/ui/table.tsx";
import { dateColumn, RecordTable, RowOpener } from "../lists/record-table.tsx";
import { useHiddenColumns } from "../lists/table-settings.ts";
import type { ListState } from "../lists/use-record-list.ts";
import { EmailLink } from "../reveal/email-link.tsx";
import { MaskedLongText, spoken } from "../reveal/masked-value.tsx";
import { isMasked } from "../reveal/use-reveals.ts";
import { excerpt } from "../ui/excerpt.ts";
import { BulkBar } from "../work/lazy-bulk-bar.tsx";
import { WorkMarks } from "../work/work-filters.tsx";

export const fullName = ({ firstName, lastName }: Pick<ShownInquiry, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`;

/** Two lines of a message on the widest screen. */
const start = ({ message }: ShownInquiry) => excerpt(message, 240);

/** The columns of section 2 of the specification; the message excerpt opens the inquiry, or the name without that column. */
export function InquiryTable({ list }: { list: ListState<ShownInquiry> }) {
  const hasMessage = !useHiddenColumns(list).includes("message");
  const columns: Column<ShownInquiry>[] = [
    dateColumn(list),
    {
      id: "name",
      name: "Name",
      isRowHeader: true,
      className: "share-m row-title",
      cell: (inquiry) =>
        hasMessage ? (
          fullName(inquiry)
        ) : (
          <RowOpener id={inquiry.id} list={list} className="font-medium">
            {fullName(inquiry)} <WorkMarks work={inquiry.work} />
          </RowOpener>
        ),
    },
    {
      id: "email",
      name: "Email",
      className: "share-l row-more",
      cell: EmailLink,
    },
    {
      id: "company",
      name: "Company",
      className: "share-m row-more",
      cell: (inquiry) => (isMasked(inquiry) ? <MaskedLongText text={inquiry.company} /> : inquiry.company),
    },
    {
      id: "industry",
      name: "Industry",
      className: "width-s row-end text-muted",
      cell: ({ industry }) => capitalize(industry),
    },
    {
      id: "message",
      name: "Message",
      className: "row-line",
      cell: (inquiry) => (
        <RowOpener id={inquiry.id} list={list}>
          <WorkMarks work={inquiry.work} />
          {isMasked(inquiry) ? <MaskedLongText text={start(inquiry)} /> : start(inquiry)}
          <span className="sr-only"> Open the inquiry from {fullName(inquiry)}</span>
        </RowOpener>
      ),
    },
  ];
  const nameOf = (inquiry: ShownInquiry) => spoken(fullName(inquiry));
  return (
    <RecordTable
      label="Client inquiries"
      list={list}
      columns={columns}
      nameOf={nameOf}
      bar={<BulkBar list={list} kind="inquiry" noun="inquiry" nouns="inquiries" nameOf={nameOf} />}
    />
  );
}
