import type { OutboxEmail } from "#domain/emails/schema.ts";
import type { Column } from "#web/ui/table.tsx";
import { useMay } from "../access/use-may.ts";
import { RecordTable, RowOpener } from "../lists/record-table.tsx";
import type { ListState } from "../lists/use-record-list.ts";
import { spoken } from "../reveal/masked-value.tsx";
import { lazyOverlay } from "../ui/lazy-overlay.ts";
import { Age } from "../ui/timestamp.tsx";
import {
  emailName,
  filterLabels,
  isFailing,
  kindLabel,
  recipientLabel,
  stateLabels,
  statusNote,
} from "./email-labels.ts";

const EmailBar = lazyOverlay(() => import("./email-bar.tsx"));

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
    id: "status",
    name: "Status",
    cell: (email) => <EmailStateMark {...email} />,
    className: "width-s row-end",
  },
  {
    id: "mail",
    name: "Email",
    cell: (email) => (
      <RowOpener
        id={email.id}
        list={list}
        label={`Open the email: ${emailName(email)}. ${statusNote(email, list.checkedAt)}`}
        className="font-medium"
      >
        {kindLabel(email.kind)}
      </RowOpener>
    ),
    isRowHeader: true,
    className: "share-xl row-title",
  },
  {
    id: "to",
    name: "To",
    cell: (email) => recipientLabel(email),
    className: "share-xl row-line",
  },
  {
    id: "queued",
    name: "Queued",
    cell: ({ createdAt }) => <Age at={createdAt} />,
    className: "width-m row-date text-muted",
  },
  {
    id: "server-response",
    name: "Server response",
    cell: (email) => (
      <span className="line-clamp-2 whitespace-normal wrap-anywhere text-muted">
        {isFailing(email) ? (
          <>
            <span className="text-ink">{statusNote(email, list.checkedAt)}</span>{" "}
            <span className="font-mono text-tiny">{email.reason}</span>
          </>
        ) : (
          statusNote(email, list.checkedAt)
        )}
      </span>
    ),
  },
];

const nameOf = (email: OutboxEmail) => spoken(emailName(email));

/** One page of the outbox. */
export function EmailTable({ list }: { list: ListState<OutboxEmail> }) {
  const canSelect = useMay("emails:change") && { nameOf, bar: <EmailBar list={list} nameOf={nameOf} /> };
  return <RecordTable label="Emails" list={list} columns={columns(list)} {...canSelect} />;
}
