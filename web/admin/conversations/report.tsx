import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ConversationReport } from "#domain/conversations/schema.ts";
import { site } from "#site";
import { Button } from "#web/ui/button.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { RefreshButton } from "../lists/refresh-button.tsx";
import { refreshRecordList } from "../lists/use-record-list.ts";
import { LoadStatus } from "../ui/load-status.tsx";
import { Section } from "../ui/section.tsx";
import { Timestamp } from "../ui/timestamp.tsx";
import { problemCounts, reportFigures } from "./conversation-labels.ts";

const path = "/api/admin/conversation-report";
const INITIAL_ROWS = 10;

type Shown = "all" | "unanswered" | "unhelpful";
type Groups = ConversationReport["groups"];

/** The groups with a question of that problem, each without its other questions. */
const groupsOf = (groups: Groups, shown: Shown): Groups =>
  shown === "all"
    ? groups
    : groups
        .map((group) => group.filter(({ problem }) => problem === shown))
        .filter((group) => group.length > 0)
        .sort((a, b) => b.length - a.length);

/** The report on outcomes and on the questions that need better answers, which shows what content the site is missing. */
export function Report({ onOpen }: { onOpen: (id: string) => void }) {
  const { data, error, isFetching, dataUpdatedAt } = useQuery<ConversationReport>({ queryKey: [path] });
  const [shown, setShown] = useState<Shown>("all");
  const [all, setAll] = useState(false);
  const refresh = () => refreshRecordList(path);
  const groups = groupsOf(data?.groups ?? [], shown);
  const count = (one: Shown) => groupsOf(data?.groups ?? [], one).flat().length;
  return (
    <Section title="Questions" beside={<RefreshButton busy={isFetching} checkedAt={dataUpdatedAt} onPress={refresh} />}>
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
          <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-b border-hairline pb-5 sm:grid-cols-3 lg:grid-cols-6">
            {reportFigures(data).map(({ name, figure }) => (
              <div key={name} className="flex flex-col-reverse justify-end">
                <dt className="text-small text-muted">{name}</dt>
                <dd className="display text-title tabular-nums">{figure}</dd>
              </div>
            ))}
          </dl>
          {data.groups.length === 0 ? (
            <p className="py-6 text-muted">
              Nothing to improve in the last {site.conversationRetentionDays} days. Questions without an answer, and
              answers that visitors rate as not helpful, appear here.
            </p>
          ) : (
            <>
              <div className="flex pt-5 pb-2">
                <Segments
                  label="Filter questions"
                  options={[
                    { value: "all", name: `All ${count("all")}` },
                    { value: "unanswered", name: `Unanswered ${count("unanswered")}` },
                    { value: "unhelpful", name: `Not helpful ${count("unhelpful")}` },
                  ]}
                  value={shown}
                  onChoose={setShown}
                />
              </div>
              {groups.length === 0 && <p className="py-6 text-muted">No questions in this group.</p>}
              <ol aria-label="Questions that need better answers">
                {groups.slice(0, all ? undefined : INITIAL_ROWS).map((group) => (
                  <QuestionGroup key={group[0]?.id} group={group} onOpen={onOpen} />
                ))}
              </ol>
            </>
          )}
          {groups.length > INITIAL_ROWS && !all && (
            <Button variant="outlined" size="small" className="mt-4" onClick={() => setAll(true)}>
              Show all {groups.length}
            </Button>
          )}
        </>
      )}
    </Section>
  );
}

type Questions = ConversationReport["groups"][number];

/** Similar questions: the newest one, how many there are of each problem, and the others on request. */
function QuestionGroup({ group, onOpen }: { group: Questions; onOpen: (id: string) => void }) {
  const [newest, ...others] = group;
  if (!newest) return null;
  return (
    <li className="border-b border-hairline py-3">
      <Question question={newest} note={problemCounts(group)} onOpen={onOpen} />
      {others.length > 0 && (
        <details className="pt-1">
          <summary className="link inline-flex min-h-6 cursor-pointer items-center text-small">
            {others.length} similar {others.length === 1 ? "question" : "questions"}
          </summary>
          <ul aria-label="Similar questions" className="grid gap-1 border-l border-hairline pt-2 pl-4">
            {others.map((question) => (
              <li key={question.id}>
                <Question question={question} note={problemCounts([question])} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function Question({
  question: { conversationId, content, askedAt },
  note,
  onOpen,
}: {
  question: Questions[number];
  note: string;
  onOpen: (id: string) => void;
}) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <button
        type="button"
        onClick={() => onOpen(conversationId)}
        className="max-w-[68ch] min-w-0 basis-96 grow text-left wrap-anywhere underline decoration-hairline underline-offset-4 hover:decoration-current"
      >
        <span className="sr-only">Open the conversation: </span>
        {content}
      </button>
      <span className="text-small text-muted tabular-nums">{note}</span>
      <span className="text-small text-muted">
        <Timestamp at={askedAt} />
      </span>
    </div>
  );
}
