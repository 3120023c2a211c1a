import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Mail, MailDetail } from "#domain/mails/schema.ts";
import { request } from "#web/shell/request.ts";
import { type ToastText, toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Facts } from "../listing/facts.tsx";
import { LoadingFailed } from "../listing/loading-failed.tsx";
import { Moment } from "../listing/moment.tsx";
import { RecordDialog } from "../listing/record-dialog.tsx";
import { type Listing, refreshListing } from "../listing/use-listing.ts";
import { MailStateMark } from "./mail-table.tsx";
import {
  canBeCancelled,
  canBeTried,
  isMoving,
  kindWords,
  outcomeWords,
  recipientWords,
  settledWords,
} from "./mail-words.ts";

const mailsPath = "/api/admin/mails";
const LOOK_AGAIN_MS = 1000;

/** One mail: where it stands, every attempt, how it looks, and what can be done with it. */
export function MailDialog({ listing }: { listing: Listing<Mail> }) {
  return (
    <RecordDialog
      listing={listing}
      noun="mail"
      titleOf={({ kind }) => kindWords[kind]}
      actions={(mail) => <Actions key={mail.id} mail={mail} />}
    >
      {(mail) => <Whole key={mail.id} mail={mail} />}
    </RecordDialog>
  );
}

function Whole({ mail }: { mail: Mail }) {
  const path = `${mailsPath}/${mail.id}`;
  const { data, error, isFetching } = useQuery<MailDetail>({
    queryKey: [path],
    // While it is on its way it is followed to where it ends.
    refetchInterval: ({ state }) => (state.data && isMoving(state.data, Date.now()) ? LOOK_AGAIN_MS : false),
    staleTime: 0,
  });
  const current = data ?? mail;
  useEffect(() => {
    if (current.state !== mail.state) void refreshListing(`${mailsPath}?`);
  }, [current.state, mail.state]);
  return (
    <div className="grid gap-6">
      <Facts
        facts={[
          ["State", <MailStateMark key="state" state={current.state} />],
          ["Queued", <Moment key="queued" at={current.createdAt} />],
          ["To", recipientWords(current)],
          ...(current.nextAttemptAt
            ? [["Next try", <Moment key="next" at={current.nextAttemptAt} />] as const]
            : current.settledAt
              ? [[settledWords[current.state], <Moment key="settled" at={current.settledAt} />] as const]
              : []),
          ...(data?.subject ? [["Subject", data.subject] as const] : []),
        ]}
      />
      {!data && !error && <Spinner label="Loading the mail" />}
      {!data && error && (
        <LoadingFailed noun="mail" error={error} busy={isFetching} onRetry={() => refreshListing(path)} />
      )}
      {data && data.history.length > 0 && <History history={data.history} />}
      {data &&
        (data.subject === null ? (
          <p className="text-muted">What this mail told of has been removed, and its words with it.</p>
        ) : (
          <figure className="grid gap-2">
            <figcaption className="flex flex-wrap justify-between gap-x-4 text-small text-muted">
              As it looks
              <a href={`${path}/preview`} target="_blank" rel="noopener" className="link text-ink">
                In a tab of its own
              </a>
            </figcaption>
            <iframe
              src={`${path}/preview`}
              title={`Preview: ${data.subject}`}
              sandbox=""
              loading="lazy"
              className="mail-preview"
            />
          </figure>
        ))}
    </div>
  );
}

const History = ({ history }: Pick<MailDetail, "history">) => (
  <section aria-label="Attempts">
    <h3 className="pb-1 text-small text-muted">Attempts</h3>
    <ol className="border-t border-hairline">
      {history.map(({ outcome, answer, createdAt }) => (
        <li key={`${createdAt}${answer}`} className="grid gap-0.5 border-b border-hairline py-2 text-small">
          <span className="flex flex-wrap gap-x-3">
            <span className="font-medium">{outcomeWords[outcome]}</span>
            <span className="text-muted">
              <Moment at={createdAt} />
            </span>
          </span>
          <span className="font-mono wrap-anywhere">{answer}</span>
        </li>
      ))}
    </ol>
  </section>
);

function Actions({ mail }: { mail: Mail }) {
  const [busy, setBusy] = useState<"retry" | "cancel" | null>(null);
  // A toast lies behind the dialog, unheard; it is for when the mail leaves the list, and the dialog closes.
  const [said, setSaid] = useState("");
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed may have gone with what it could do.
    if (said && document.activeElement === document.body) status.current?.focus();
  });
  const say = (inShort: string, text: ToastText) => {
    setSaid(inShort);
    toast(text);
  };
  const act = async (what: "retry" | "cancel") => {
    setBusy(what);
    try {
      await request(
        what === "retry" ? `${mailsPath}/${mail.id}/attempts` : `${mailsPath}/${mail.id}`,
        what === "retry" ? "POST" : "DELETE",
      );
      if (what === "retry")
        say("Handed over again.", {
          title: "Trying again",
          description: "The mail is handed to the mail server again.",
        });
      else
        say("It is not sent.", {
          title: "Mail cancelled",
          description: "It is not sent. Retry now would send it after all.",
        });
    } catch (error) {
      const { message } = error as Error;
      say(message, { title: "Nothing changed", description: message, variant: "destructive" });
    }
    await refreshListing(mailsPath);
    setBusy(null);
  };
  return (
    <>
      {canBeTried(mail) && (
        <Button size="small" aria-disabled={busy !== null || undefined} onClick={() => !busy && act("retry")}>
          {busy === "retry" ? "Trying…" : "Retry now"}
        </Button>
      )}
      {canBeCancelled(mail) && (
        <Button
          variant="quiet"
          size="small"
          aria-disabled={busy !== null || undefined}
          onClick={() => !busy && act("cancel")}
        >
          {busy === "cancel" ? "Cancelling…" : "Cancel mail"}
        </Button>
      )}
      <p ref={status} role="status" tabIndex={-1} className="text-small">
        {said}
      </p>
    </>
  );
}
