import type { ConversationPage } from "#domain/conversations/schema.ts";
import { classNames } from "#web/ui/class-names.ts";
import type { Column } from "#web/ui/table.tsx";
import { RecordTable, RowOpener } from "../lists/record-table.tsx";
import { useHiddenColumns } from "../lists/table-settings.ts";
import type { ListState } from "../lists/use-record-list.ts";
import { MaskedValue, spoken } from "../reveal/masked-value.tsx";
import { revealedClass } from "../reveal/use-reveals.ts";
import { Age } from "../ui/timestamp.tsx";
import { BulkBar } from "../work/lazy-bulk-bar.tsx";
import { WorkMarks } from "../work/work-filters.tsx";
import { statusLabels, visitorName } from "./conversation-labels.ts";

export type Conversation = ConversationPage["items"][number];

/** A conversation's status; a badge only when it waits for a person. */
export const StatusMark = ({ status }: Pick<Conversation, "status">) => (
  <span className={status === "waiting" ? "inline-block bg-ink px-1.5 text-small text-paper" : "text-muted"}>
    {statusLabels[status]}
  </span>
);

const nameOf = (conversation: Conversation) => spoken(visitorName(conversation));

const questionOf = ({ asked }: Conversation) => asked || "Attached file";

/** Who wrote, and how many of the messages the team has not read. */
const VisitorCell = ({ conversation }: { conversation: Conversation }) => (
  <span className="flex items-baseline gap-2">
    <span className={classNames("truncate", conversation.unread > 0 ? "font-medium" : "font-normal")}>
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
);

/** The last question opens the conversation, or the visitor without that column. */
const columns = (list: ListState<Conversation>, hasQuestion: boolean): Column<Conversation>[] => [
  {
    id: "visitor",
    name: "Visitor",
    cell: (conversation) =>
      hasQuestion ? (
        <VisitorCell conversation={conversation} />
      ) : (
        <RowOpener id={conversation.id} list={list} className="">
          <span className="flex items-baseline gap-2">
            <VisitorCell conversation={conversation} />
            <WorkMarks work={conversation.work} />
          </span>
        </RowOpener>
      ),
    isRowHeader: true,
    className: "share-xl row-title",
  },
  {
    id: "last-question",
    name: "Last question",
    cell: (conversation) => (
      <>
        <WorkMarks work={conversation.work} />
        <RowOpener
          id={conversation.id}
          list={list}
          label={`Open the conversation with ${nameOf(conversation)}: ${spoken(questionOf(conversation))}`}
        >
          <MaskedValue text={questionOf(conversation)} />
        </RowOpener>
        {conversation.latest.sender === "bot" && (
          <p className="line-clamp-1 text-small wrap-anywhere text-muted">
            Reply: <MaskedValue text={conversation.latest.content} />
          </p>
        )}
      </>
    ),
    className: "row-line",
  },
  {
    id: "status",
    name: "Status",
    cell: (conversation) => <StatusMark status={conversation.status} />,
    className: "width-l row-end",
  },
  {
    id: "messages",
    name: "Messages",
    cell: ({ messages }) => <span className="tabular-nums">{messages}</span>,
    className: "width-s text-muted max-lg:hidden",
  },
  {
    id: "last-message",
    name: "Last message",
    cell: ({ lastMessageAt }) => <Age at={lastMessageAt} />,
    className: "width-m row-date text-muted",
  },
];

/** One page of conversations. */
export function ConversationTable({ list }: { list: ListState<Conversation> }) {
  const hasQuestion = !useHiddenColumns(list).includes("last-question");
  return (
    <RecordTable
      label="Conversations"
      list={list}
      columns={columns(list, hasQuestion)}
      nameOf={nameOf}
      bar={<BulkBar list={list} kind="conversation" noun="conversation" nouns="conversations" nameOf={nameOf} />}
    />
  );
}
