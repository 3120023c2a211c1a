import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type EmailDetail, isKnownKind, type OutboxEmail } from "#domain/emails/schema.ts";
import { request } from "#web/shell/request.ts";
import { type ToastText, toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { useMay } from "../access/use-may.ts";
import { type ListState, refreshRecordList } from "../lists/use-record-list.ts";
import { RecordDialog } from "../records/record-dialog.tsx";
import { Facts } from "../ui/facts.tsx";
import { LoadStatus } from "../ui/load-status.tsx";
import { Timestamp } from "../ui/timestamp.tsx";
import {
  canBeCanceled,
  canBeTried,
  isFailing,
  isInProgress,
  kindLabel,
  outcomeLabels,
  recipientLabel,
  settledLabels,
} from "./email-labels.ts";
import { EmailStateMark } from "./email-table.tsx";
import { FailureNote } from "./failure-note.tsx";

const emailsPath = "/api/admin/mails";
const REFETCH_INTERVAL_MS = 1000;

/** One email: its state, delivery attempts, preview and actions. */
export default function EmailDialog({ list }: { list: ListState<OutboxEmail> }) {
  const mayChange = useMay("emails:change");
  return (
    <RecordDialog
      list={list}
      noun="email"
      titleOf={({ kind }) => kindLabel(kind)}
      pathOf={(id) => `${emailsPath}/${id}`}
      actions={(email) => mayChange && <Actions key={email.id} email={email} />}
    >
      {(email) => <EmailDetails key={email.id} email={email} />}
    </RecordDialog>
  );
}

function EmailDetails({ email }: { email: OutboxEmail }) {
  const path = `${emailsPath}/${email.id}`;
  const { data, error, isFetching } = useQuery<EmailDetail>({
    queryKey: [path],
    // Poll while delivery is in progress.
    refetchInterval: ({ state }) => (state.data && isInProgress(state.data, Date.now()) ? REFETCH_INTERVAL_MS : false),
    staleTime: 0,
  });
  const current = data ?? email;
  useEffect(() => {
    if (current.state !== email.state) void refreshRecordList(`${emailsPath}?`);
  }, [current.state, email.state]);
  return (
    <div className="grid gap-6">
      <Facts
        facts={[
          ["Status", <EmailStateMark key="state" {...current} />],
          ["Queued", <Timestamp key="queued" at={current.createdAt} />],
          ["To", recipientLabel(current)],
          ...(current.nextAttemptAt
            ? [["Next try", <Timestamp key="next" at={current.nextAttemptAt} />] as const]
            : current.settledAt
              ? [[settledLabels[current.state], <Timestamp key="settled" at={current.settledAt} />] as const]
              : []),
          ...(data?.subject ? [["Subject", data.subject] as const] : []),
        ]}
      />
      {isFailing(current) && current.reason && <FailureNote answer={current.reason} />}
      <LoadStatus
        noun="email"
        loaded={data !== undefined}
        error={data ? null : error}
        busy={isFetching}
        className=""
        onRetry={() => refreshRecordList(path)}
      />
      {data && data.history.length > 0 && <History history={data.history} />}
      {data &&
        (data.subject === null ? (
          <p className="text-muted">
            {isKnownKind(data.kind)
              ? "There is no preview: the record has been deleted, or the recipient may no longer see it."
              : "There is no preview: a later release of this server queued this email and will send it."}
          </p>
        ) : (
          <figure className="grid gap-2">
            <figcaption className="flex flex-wrap items-center justify-between gap-x-4 text-small text-muted">
              Preview
              <a
                href={`${path}/preview`}
                target="_blank"
                rel="noopener"
                className="link inline-flex min-h-6 items-center text-ink pointer-coarse:min-h-11"
              >
                Open in a new tab
              </a>
            </figcaption>
            <iframe
              src={`${path}/preview`}
              title={`Preview: ${data.subject}`}
              sandbox=""
              loading="lazy"
              className="email-preview h-120 w-full border border-hairline"
            />
          </figure>
        ))}
    </div>
  );
}

const History = ({ history }: Pick<EmailDetail, "history">) => (
  <section aria-label="Attempts">
    <h3 className="pb-1 text-small text-muted">Attempts</h3>
    <ol className="border-t border-hairline">
      {history.map(({ outcome, answer, createdAt }) => (
        <li key={`${createdAt}${answer}`} className="grid gap-0.5 border-b border-hairline py-2 text-small">
          <span className="flex flex-wrap gap-x-3">
            <span className="font-medium">{outcomeLabels[outcome]}</span>
            <span className="text-muted">
              <Timestamp at={createdAt} />
            </span>
          </span>
          <span className="font-mono wrap-anywhere">{answer}</span>
        </li>
      ))}
    </ol>
  </section>
);

function Actions({ email }: { email: OutboxEmail }) {
  const [busy, setBusy] = useState<"retry" | "cancel" | null>(null);
  // A toast is inert behind the open dialog, so the result is announced here as well.
  const [result, setResult] = useState("");
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had focus may be gone once the state has changed.
    if (result && document.activeElement === document.body) status.current?.focus();
  });
  const announce = (summary: string, text: ToastText) => {
    setResult(summary);
    toast(text);
  };
  const run = async (action: "retry" | "cancel") => {
    setBusy(action);
    try {
      await request(
        action === "retry" ? `${emailsPath}/${email.id}/attempts` : `${emailsPath}/${email.id}`,
        action === "retry" ? "POST" : "DELETE",
      );
      if (action === "retry")
        announce("Sending the email again.", {
          title: "Retrying",
          description: "Sending the email again.",
        });
      else
        announce("The email is canceled.", {
          title: "Email canceled",
          description: "To send it after all, press Retry now.",
        });
    } catch (error) {
      const { message } = error as Error;
      announce(message, { title: "Email not changed", description: message, variant: "destructive" });
    }
    await refreshRecordList(emailsPath);
    setBusy(null);
  };
  return (
    <>
      {canBeTried(email) && (
        <Button size="small" aria-disabled={busy !== null || undefined} onClick={() => !busy && run("retry")}>
          {busy === "retry" ? "Retrying…" : "Retry now"}
        </Button>
      )}
      {canBeCanceled(email) && (
        <Button
          variant="quiet"
          size="small"
          aria-disabled={busy !== null || undefined}
          onClick={() => !busy && run("cancel")}
        >
          {busy === "cancel" ? "Canceling…" : "Cancel email"}
        </Button>
      )}
      <p ref={status} role="status" tabIndex={-1} className="text-small">
        {result}
      </p>
    </>
  );
}
