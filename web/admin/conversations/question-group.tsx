import type { ConversationReport } from "#domain/conversations/schema.ts";
import { Timestamp } from "../ui/timestamp.tsx";
import { problemCounts } from "./conversation-labels.ts";

type Questions = ConversationReport["groups"][number];

/** Similar questions: the newest one, how many there are of each problem, and the others on request. */
export function QuestionGroup({ group, onOpen }: { group: Questions; onOpen: (id: string) => void }) {
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
