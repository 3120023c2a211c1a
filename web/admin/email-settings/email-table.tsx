import type { OutboxEmail } from "#domain/emails/schema.ts";
import type { Column } from "#web/ui/table.tsx";
import { RecordTable, RowOpener } from "../record-list/record-table.tsx";
import { Timestamp } from "../record-list/timestamp.tsx";
import type { ListState } from "../record-list/use-record-list.ts";
import { kindLabels, recipientLabel, stateLabels, statusNote } from "./email-labels.ts";

/** An email's state as an icon and a label. */
export const EmailStateMark = ({ state }: Pick<OutboxEmail, "state">) => (
  <span className="state-mark" data-state={state}>
    {stateLabels[state]}
  </span>
);

const columns = (list: ListState<OutboxEmail>): Column<OutboxEmail>[] => [
  {
    id: "state",
    name: "State",
    cell: ({ state }) => <EmailStateMark state={state} />,
    className: "lg:w-32 max-lg:order-2",
  },
  {
    id: "mail",
    name: "Email",
    cell: ({ kind }) => kindLabels[kind],
    isRowHeader: true,
    className: "lg:w-44 max-lg:order-1 max-lg:basis-full",
  },
  {
    id: "to",
    name: "To",
    cell: (email) => <span className="wrap-anywhere">{recipientLabel(email)}</span>,
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
    name: "Server response",
    cell: (email) => (
      <RowOpener
        id={email.id}
        list={list}
        label={`Open the email: ${kindLabels[email.kind]}, to ${recipientLabel(email)}. ${statusNote(email, list.checkedAt)}`}
        className="message-opener wrap-anywhere"
      >
        {statusNote(email, list.checkedAt) || "Open"}
      </RowOpener>
    ),
    className: "max-lg:order-5 max-lg:basis-full",
  },
];

/** One page of the outbox. */
export function EmailTable({ list }: { list: ListState<OutboxEmail> }) {
  return <RecordTable label="Emails" list={list} columns={columns(list)} />;
}
