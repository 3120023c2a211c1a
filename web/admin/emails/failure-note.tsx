import type { ReactNode } from "react";
import { failureReason } from "./failure-reasons.ts";

/** Why an email failed and what to do, above the mail server's literal response. `title` replaces the reason as the first line. */
export function FailureNote({ answer, title }: { answer: string; title?: (what: string) => ReactNode }) {
  const { what, whatToDo } = failureReason(answer);
  return (
    <div className="grid gap-1 border-l-4 border-exposed pl-4">
      <p className="font-medium">{title ? title(what) : what}</p>
      <p className="text-small">{whatToDo}</p>
      {answer && (
        <p className="text-small text-muted">
          Server response: <span className="font-mono wrap-anywhere">{answer}</span>
        </p>
      )}
    </div>
  );
}
