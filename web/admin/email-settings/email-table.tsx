import type { OutboxEmail } from "#domain/emails/schema.ts";
import type { Column } from "#web/ui/table.tsx";
import { RecordTable, RowOpener } from "../record-list/record-table.tsx";
import { Timestamp } from "../record-list/timestamp.tsx";
import type { ListState } from "../record-list/use-record-list.ts";
import { filterLabels, isFailing, kindLabels, recipientLabel, stateLabels, statusNote } from "./email-labels.ts";

/** An email's state as an icon and a label, red while its last attempt failed. */
export const EmailStateMark = (email: Pick<OutboxEmail, "state" | "failedAt">) => (
  <span
    className="state-mark"
    data-state={isFailing(email) && email.state === "waiting" ? "dead" : email.state}
    data-failing={isFailing(email) || undefined}
  >
    {isFailing(email) && email.state === "waiting" ? filterLabels.failing : stateLabels[email.state]}
  </span>
);

const columns = (list: ListState<OutboxEmail>): Column<OutboxEmail>[] => [
  {
    id: "state",
    name: "State",
    cell: (email) => <EmailStateMark {...email} />,
    className: "lg:w-28 max-lg:order-2",
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
    className: "lg:w-60 max-lg:order-4 max-lg:basis-full",
  },
  {
    id: "queued",
    name: "Queued",
    cell: ({ createdAt }) => <Timestamp at={createdAt} />,
    className: "lg:w-44 max-lg:order-3 text-muted",
  },
  {
    id: "answer",
    name: "Server response",
    cell: (email) => (
      <>
        <RowOpener
          id={email.id}
          list={list}
          label={`Open the email: ${kindLabels[email.kind]}, to ${recipientLabel(email)}. ${statusNote(email, list.checkedAt)}`}
          className="message-opener wrap-anywhere"
        >
          {isFailing(email) ? (
            <span className="whitespace-normal text-ink">{statusNote(email, list.checkedAt)}</span>
          ) : (
            statusNote(email, list.checkedAt) || "Open"
          )}
        </RowOpener>
        {isFailing(email) && (
          <span className="line-clamp-2 font-mono text-small text-muted wrap-anywhere lg:line-clamp-1">
            {email.reason}
          </span>
        )}
      </>
    ),
    className: "max-lg:order-5 max-lg:basis-full",
  },
];

/** One page of the outbox. */
export function EmailTable({ list }: { list: ListState<OutboxEmail> }) {
  return <RecordTable label="Emails" list={list} columns={columns(list)} />;
}
