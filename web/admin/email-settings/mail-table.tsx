import type { Mail } from "#domain/mails/schema.ts";
import { type Column, Table } from "#web/ui/table.tsx";
import { Moment } from "../listing/moment.tsx";
import { openerId } from "../listing/record-dialog.tsx";
import type { Listing } from "../listing/use-listing.ts";
import { kindWords, noteWords, recipientWords, stateWords } from "./mail-words.ts";

/** A mail's state: a mark and a word. */
export const MailStateMark = ({ state }: Pick<Mail, "state">) => (
  <span className="mail-state" data-state={state}>
    {stateWords[state]}
  </span>
);

const columns = (open: (id: string) => void, now: number): Column<Mail>[] => [
  {
    id: "state",
    name: "State",
    cell: ({ state }) => <MailStateMark state={state} />,
    className: "lg:w-32 max-lg:order-2",
  },
  {
    id: "mail",
    name: "Mail",
    cell: ({ kind }) => kindWords[kind],
    isRowHeader: true,
    className: "lg:w-44 max-lg:order-1 max-lg:basis-full",
  },
  {
    id: "to",
    name: "To",
    cell: (mail) => <span className="wrap-anywhere">{recipientWords(mail)}</span>,
    className: "lg:w-72 max-lg:order-4 max-lg:basis-full",
  },
  {
    id: "queued",
    name: "Queued",
    cell: ({ createdAt }) => <Moment at={createdAt} />,
    className: "lg:w-48 max-lg:order-3 text-muted",
  },
  {
    id: "answer",
    name: "Answer",
    cell: (mail) => (
      <button
        type="button"
        id={openerId(mail.id)}
        data-opener
        onClick={() => open(mail.id)}
        className="message-opener wrap-anywhere"
        aria-label={`Open the mail: ${kindWords[mail.kind]}, to ${recipientWords(mail)}. ${noteWords(mail, now)}`}
      >
        {noteWords(mail, now) || "Open"}
      </button>
    ),
    className: "max-lg:order-5 max-lg:basis-full",
  },
];

/** A page of the outbox. */
export function MailTable({ listing }: { listing: Listing<Mail> }) {
  return (
    <Table
      label="Mails"
      columns={columns(listing.open, listing.since)}
      rows={listing.rows}
      keyOf={({ id }) => id}
      busy={listing.busy}
      onOpen={({ id }) => listing.open(id)}
    />
  );
}
