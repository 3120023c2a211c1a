import type { ConversationPage } from "#domain/conversations/schema.ts";
import { classNames } from "#web/ui/class-names.ts";
import { type Column, Table } from "#web/ui/table.tsx";
import { Moment } from "../listing/moment.tsx";
import { openerId } from "../listing/record-dialog.tsx";
import type { Listing } from "../listing/use-listing.ts";
import { statusWords, visitorWords } from "./conversation-words.ts";

export type Conversation = ConversationPage["items"][number];

/** Where a conversation stands; what waits for the team stands out. */
export const StatusMark = ({ status }: Pick<Conversation, "status">) => (
  <span
    className={classNames(
      "inline-block border px-1.5 text-small whitespace-nowrap",
      status === "waiting" ? "border-ink bg-ink text-paper" : "border-hairline",
    )}
  >
    {statusWords[status]}
  </span>
);

const latestWords = ({ latest: { sender, content } }: Conversation) =>
  `${sender === "bot" ? "Reply: " : ""}${content || "A file"}`;

const columns = (open: (id: string) => void): Column<Conversation>[] => [
  {
    id: "visitor",
    name: "Visitor",
    cell: (conversation) => (
      <span className="flex items-baseline gap-2">
        <span className={classNames("wrap-anywhere", conversation.unread > 0 ? "font-medium" : null)}>
          {visitorWords(conversation)}
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
      <button
        type="button"
        id={openerId(conversation.id)}
        data-opener
        onClick={() => open(conversation.id)}
        className="message-opener"
        aria-label={`Open the conversation with ${visitorWords(conversation)}: ${latestWords(conversation)}`}
      >
        {latestWords(conversation)}
      </button>
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
    cell: ({ lastMessageAt }) => <Moment at={lastMessageAt} />,
    className: "lg:w-48 max-lg:order-3 text-muted",
  },
];

/** A page of conversations. */
export function ConversationTable({ listing }: { listing: Listing<Conversation> }) {
  return (
    <Table
      label="Conversations"
      columns={columns(listing.open)}
      rows={listing.rows}
      keyOf={({ id }) => id}
      busy={listing.busy}
      onOpen={({ id }) => listing.open(id)}
    />
  );
}
