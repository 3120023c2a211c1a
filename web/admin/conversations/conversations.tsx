import { useQuery } from "@tanstack/react-query";
import type { ConversationPage, conversationStatuses } from "#domain/conversations/schema.ts";
import { ListByState } from "../listing/list-by-state.tsx";
import { useListing } from "../listing/use-listing.ts";
import { ConversationDialog } from "./conversation-dialog.tsx";
import { type Conversation, ConversationTable } from "./conversation-table.tsx";
import { shortWords, statusWords } from "./conversation-words.ts";
import { Report } from "./report.tsx";

export const conversationsPath = "/api/admin/conversations";
const shown = ["waiting", "active", "answered", "closed"] as const satisfies (typeof conversationStatuses)[number][];

/** The tab Conversations: what visitors wrote in the chat, what waits for a person, and what found no answer. */
export default function Conversations() {
  const listing = useListing<Conversation>(conversationsPath, { status: ["", ...shown] });
  const counts = useQuery<ConversationPage>({ queryKey: [`${conversationsPath}?pageSize=1`] }).data?.counts;
  return (
    <div className="grid gap-16 max-xl:pt-5">
      <ListByState
        listing={listing}
        title="Conversations"
        nouns="conversations"
        parameter="status"
        states={shown}
        words={shortWords}
        counts={counts}
        nothing={(status) => `No conversation of the last weeks is in the state “${statusWords[status]}”.`}
        empty="What visitors write to the assistant appears here, the latest on top, with what is personal hidden."
      >
        <ConversationTable listing={listing} />
      </ListByState>
      <Report onOpen={listing.open} />
      <ConversationDialog listing={listing} />
    </div>
  );
}
