import type { Mail } from "#domain/mails/schema.ts";
import type { Column } from "#web/ui/table.tsx";
import { RecordTable, RowOpener } from "../record-list/record-table.tsx";
import { Timestamp } from "../record-list/timestamp.tsx";
import type { ListState } from "../record-list/use-record-list.ts";
import { kindLabels, recipientLabel, stateLabels, statusNote } from "./mail-labels.ts";

/** An email's state as an icon and a label. */
export const MailStateMark = ({ state }: Pick<Mail, "state">) => (
  <span className="state-mark" data-state={state}>
    {stateLabels[state]}
  </span>
);

const columns = (list: ListState<Mail>): Column<Mail>[] => [
  {
    id: "state",
    name: "State",
    cell: ({ state }) => <MailStateMark state={state} />,
    className: "lg:w-32 max-lg:order-2",
  },
  {
    id: "mail",
    name: "Mail",
    cell: ({ kind }) => kindLabels[kind],
    isRowHeader: true,
    className: "lg:w-44 max-lg:order-1 max-lg:basis-full",
  },
  {
    id: "to",
    name: "To",
    cell: (mail) => <span className="wrap-anywhere">{recipientLabel(mail)}</span>,
    className: "lg:w-72 max-lg:order-4 max-lg:basis-full",
  },
  {
    id: "queued",
    name: "Queued",
    cell: ({ createdAt }) => <Timestamp at={createdAt} />,
    className: "lg:w-48 max-lg:order-3 text-muted",
  },
  {
    id: "answer",
    name: "Answer",
    cell: (mail) => (
      <RowOpener
        id={mail.id}
        list={list}
        label={`Open the mail: ${kindLabels[mail.kind]}, to ${recipientLabel(mail)}. ${statusNote(mail, list.checkedAt)}`}
        className="message-opener wrap-anywhere"
      >
        {statusNote(mail, list.checkedAt) || "Open"}
      </RowOpener>
    ),
    className: "max-lg:order-5 max-lg:basis-full",
  },
];

/** One page of the outbox. */
export function MailTable({ list }: { list: ListState<Mail> }) {
  return <RecordTable label="Mails" list={list} columns={columns(list)} />;
}
