import { useQuery } from "@tanstack/react-query";
import type { ConversationPage, conversationStatuses } from "#domain/conversations/schema.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { LoadingFailed } from "../listing/loading-failed.tsx";
import { RefreshButton } from "../listing/refresh-button.tsx";
import { useListing } from "../listing/use-listing.ts";
import { Section } from "../section.tsx";
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
  const status = (listing.question.status ?? "") as "" | (typeof shown)[number];
  const { loaded, rows, total, error, busy } = listing;
  return (
    <div className="grid gap-16 max-xl:pt-5">
      <Section
        title="Conversations"
        beside={<RefreshButton busy={busy} since={listing.since} onPress={listing.refresh} />}
      >
        <div className="flex pb-4">
          <Segments
            label="Which conversations"
            options={[
              { value: "", name: "All" },
              ...shown.map((value) => ({
                value,
                name: `${shortWords[value]}${counts ? ` ${counts[value].toLocaleString("en-US")}` : ""}`,
              })),
            ]}
            value={status}
            onChoose={(chosen) => listing.ask({ status: chosen })}
          />
        </div>
        {error && <LoadingFailed noun="conversations" error={error} busy={busy} onRetry={listing.refresh} />}
        {!loaded && !error && (
          <div className="grid min-h-60 place-items-center">
            <Spinner label="Loading conversations" />
          </div>
        )}
        {rows.length > 0 && (
          <>
            <ConversationTable listing={listing} />
            <div className="flex justify-end pt-4">
              <Pagination
                label="Pages of conversations"
                page={listing.page}
                pageCount={listing.pageCount}
                onPage={listing.setPage}
              />
            </div>
          </>
        )}
        {loaded && total === 0 && (
          <EmptyState title={status ? "Nothing here" : "No conversations yet"}>
            <p>
              {status
                ? `No conversation of the last weeks is in the state “${statusWords[status]}”.`
                : "What visitors write to the assistant appears here, the latest on top, with what is personal hidden."}
            </p>
          </EmptyState>
        )}
      </Section>
      <Report onOpen={listing.open} />
      <ConversationDialog listing={listing} />
    </div>
  );
}
