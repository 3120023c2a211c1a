import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ConversationReport } from "#domain/conversations/schema.ts";
import { site } from "#site";
import { Button } from "#web/ui/button.tsx";
import { LoadStatus } from "../record-list/load-status.tsx";
import { RefreshButton } from "../record-list/refresh-button.tsx";
import { Timestamp } from "../record-list/timestamp.tsx";
import { refreshRecordList } from "../record-list/use-record-list.ts";
import { Section } from "../section.tsx";
import { reportFigures } from "./conversation-labels.ts";

const path = "/api/admin/conversation-report";
const INITIAL_ROWS = 10;

/** The report on outcomes and unanswered questions, which shows what content the site is missing. */
export function Report({ onOpen }: { onOpen: (id: string) => void }) {
  const { data, error, isFetching, dataUpdatedAt } = useQuery<ConversationReport>({ queryKey: [path] });
  const [all, setAll] = useState(false);
  const refresh = () => refreshRecordList(path);
  const unanswered = data?.unanswered ?? [];
  return (
    <Section
      title="Questions without an answer"
      beside={<RefreshButton busy={isFetching} checkedAt={dataUpdatedAt} onPress={refresh} />}
    >
      <LoadStatus
        noun="report"
        loaded={data !== undefined}
        error={error}
        busy={isFetching}
        className=""
        onRetry={refresh}
      />
      {data && (
        <>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-b border-hairline pb-5 sm:grid-cols-3 lg:grid-cols-5">
            {reportFigures(data.outcomes).map(({ name, count }) => (
              <div key={name} className="flex flex-col-reverse justify-end">
                <dt className="text-small text-muted">{name}</dt>
                <dd className="display text-title tabular-nums">{count.toLocaleString("en-US")}</dd>
              </div>
            ))}
          </dl>
          {unanswered.length === 0 ? (
            <p className="py-6 text-muted">
              Every question of the last {site.conversationRetentionDays} days found an answer, or none was asked.
            </p>
          ) : (
            <ol aria-label="Questions without an answer">
              {unanswered.slice(0, all ? undefined : INITIAL_ROWS).map(({ id, conversationId, content, askedAt }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-hairline py-3"
                >
                  <span className="max-w-[68ch] min-w-0 basis-96 grow wrap-anywhere">{content}</span>
                  <span className="text-small text-muted">
                    <Timestamp at={askedAt} />
                  </span>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`Open the conversation of “${content.slice(0, 60)}”`}
                    onClick={() => onOpen(conversationId)}
                  >
                    Open
                  </Button>
                </li>
              ))}
            </ol>
          )}
          {unanswered.length > INITIAL_ROWS && !all && (
            <Button variant="outlined" size="small" className="mt-4" onClick={() => setAll(true)}>
              Show all {unanswered.length}
            </Button>
          )}
        </>
      )}
    </Section>
  );
}
