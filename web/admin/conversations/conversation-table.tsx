import type { ConversationPage } from "#domain/conversations/schema.ts";
import { classNames } from "#web/ui/class-names.ts";
import type { Column } from "#web/ui/table.tsx";
import { RecordTable, RowOpener } from "../record-list/record-table.tsx";
import { Timestamp } from "../record-list/timestamp.tsx";
import type { ListState } from "../record-list/use-record-list.ts";
import { MaskedValue, spoken } from "../reveal/masked-value.tsx";
import { revealedClass } from "../reveal/use-reveals.ts";
import { statusLabels, visitorName } from "./conversation-labels.ts";

export type Conversation = ConversationPage["items"][number];

/** A conversation's status as a badge; `waiting` is emphasized. */
export const StatusMark = ({ status }: Pick<Conversation, "status">) => (
  <span
    className={classNames(
      "inline-block border px-1.5 text-small whitespace-nowrap",
      status === "waiting" ? "border-ink bg-ink text-paper" : "border-hairline",
    )}
  >
    {statusLabels[status]}
  </span>
);

const latestMessageLabel = ({ latest: { sender, content } }: Conversation) =>
  `${sender === "bot" ? "Reply: " : ""}${content || "Attached file"}`;

const columns = (list: ListState<Conversation>): Column<Conversation>[] => [
  {
    id: "visitor",
    name: "Visitor",
    cell: (conversation) => (
      <span className="flex items-baseline gap-2">
        <span className={classNames("wrap-anywhere", conversation.unread > 0 ? "font-medium" : null)}>
          <span className={revealedClass(conversation)}>
            <MaskedValue text={visitorName(conversation)} />
          </span>
        </span>
        {conversation.unread > 0 && (
          <span className="bg-ink px-1.5 text-tiny font-medium whitespace-nowrap text-paper tabular-nums">
            {conversation.unread} new
          </span>
        )}
      </span>
    ),
    isRowHeader: true,
    className: "lg:w-56 max-lg:order-1 max-lg:basis-full",
  },
  {
    id: "latest",
    name: "Latest message",
    cell: (conversation) => (
      <RowOpener
        id={conversation.id}
        list={list}
        label={`Open the conversation with ${spoken(visitorName(conversation))}: ${spoken(latestMessageLabel(conversation))}`}
      >
        <MaskedValue text={latestMessageLabel(conversation)} />
      </RowOpener>
    ),
    className: "max-lg:order-4 max-lg:basis-full",
  },
  {
    id: "status",
    name: "Status",
    cell: (conversation) => <StatusMark status={conversation.status} />,
    className: "lg:w-44 max-lg:order-2",
  },
  {
    id: "messages",
    name: "Messages",
    cell: ({ messages }) => (
      <span className="tabular-nums">
        {messages} <span className="lg:sr-only">{messages === 1 ? "message" : "messages"}</span>
      </span>
    ),
    className: "lg:w-28 max-lg:order-5 text-muted",
  },
  {
    id: "last",
    name: "Last message",
    cell: ({ lastMessageAt }) => <Timestamp at={lastMessageAt} />,
    className: "lg:w-48 max-lg:order-3 text-muted",
  },
];

/** One page of conversations. */
export function ConversationTable({ list }: { list: ListState<Conversation> }) {
  return <RecordTable label="Conversations" list={list} columns={columns(list)} />;
}
