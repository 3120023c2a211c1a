import { useState } from "react";
import type { Reply } from "#domain/replies/schema.ts";
import { useAuth } from "#web/shell/auth.tsx";
import { request } from "#web/shell/request.ts";
import { classNames } from "#web/ui/class-names.ts";
import { failureReason } from "../emails/failure-reasons.ts";
import { MaskedLongText } from "../reveal/masked-value.tsx";
import { isMasked } from "../reveal/use-reveals.ts";
import { readDrafts, writeDrafts } from "../ui/drafts.ts";
import { FoldedText } from "../ui/facts.tsx";
import { deleteRecord, RemoveButton } from "../ui/remove-button.tsx";
import { Timestamp } from "../ui/timestamp.tsx";
import { openComposer } from "./composer-store.ts";
import { DeliveryState } from "./delivery-state.tsx";
import { draftKey, emptyDraft, type ReplyDraft } from "./reply-draft.ts";
import type { Answered } from "./use-correspondence.ts";
import { dueIn, refreshCorrespondence, repliesPath, UNSTORED, useServerTime } from "./use-correspondence.ts";

const UNDO_SECONDS = 30;

/** One reply or logged answer: who, when, what, its delivery, and what can be done about it. */
export function Entry({
  reply,
  answered,
  ahead,
  isEmailConfigured,
}: {
  reply: Reply;
  answered: Answered;
  ahead: number;
  isEmailConfigured: boolean;
}) {
  const { direction, author, subject, text, signature, happensAt, settledAt, isRejection } = reply;
  const shown = (part: string) => (isMasked(answered.record) ? <MaskedLongText text={part} /> : part);
  const who = author?.name || "A former colleague";
  return (
    <li
      className={classNames(
        "grid gap-1.5 border-l-4 pl-4",
        direction === "in" ? "border-ink" : "border-hairline",
        reply.state === "canceled" && "text-muted",
      )}
    >
      <p className="flex flex-wrap gap-x-3 text-small text-muted">
        <span className="font-medium text-ink">{direction === "in" ? channels[reply.channel] : who}</span>
        {direction === "in" && <span>Logged by {who}</span>}
        <Timestamp at={(reply.state === "sent" ? settledAt : null) ?? happensAt} />
        {isRejection && <span>Rejection</span>}
      </p>
      {subject && <p className="font-medium wrap-anywhere">{shown(subject)}</p>}
      <div>
        <FoldedText>
          {shown(text)}
          {signature && <p className="pt-3 text-small text-muted">{shown(signature)}</p>}
        </FoldedText>
      </div>
      <Delivery reply={reply} answered={answered} ahead={ahead} isEmailConfigured={isEmailConfigured} />
    </li>
  );
}

const channels = { email: "Answer by email", phone: "Answer by phone", other: "Answer" };

function Delivery({ reply, answered, ahead, isEmailConfigured }: Parameters<typeof Entry>[0]) {
  const { id, state, failedAt, reason, author } = reply;
  const { record, path } = answered;
  const isOwn = useAuth().session.user?.id === author?.id;
  const isWaiting = state === "waiting";
  const now = useServerTime(ahead, isWaiting);
  const seconds = Math.ceil((dueIn(reply, now) ?? 0) / 1000);
  const canUndo = isWaiting && !failedAt && seconds > 0 && seconds <= UNDO_SECONDS + 1;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const act = async (...steps: [path: string, method: string][]) => {
    if (busy) return;
    setBusy(true);
    setFailure("");
    try {
      for (const [step, method] of steps) await request(`${repliesPath(path)}/${id}${step}`, method);
    } catch (error) {
      setFailure((error as Error).message);
    }
    setBusy(false);
    await refreshCorrespondence(path);
  };
  const undo = async () => {
    const { subject, text, isRejection } = reply;
    const key = draftKey(record.id);
    if (isOwn && !(key in readDrafts()))
      writeDrafts({ ...readDrafts(), [key]: { ...emptyDraft, subject, text, isRejection } satisfies ReplyDraft });
    // Where storage is blocked, or the composer has another text, the canceled reply keeps it.
    const isBack = isOwn && (readDrafts()[key] as ReplyDraft | undefined)?.text === text;
    // With its text back in the composer, the canceled reply is no longer needed.
    await act(["/cancellation", "POST"], ...(isBack ? [["", "DELETE"] as [string, string]] : []));
    if (isBack) openComposer(record.id);
  };
  const action = (label: string, onPress: () => void) => (
    <button type="button" className="link min-h-6 min-w-6" aria-disabled={busy || undefined} onClick={onPress}>
      {label}
    </button>
  );
  const cancel = () => act(["/cancellation", "POST"]);
  const noun = reply.direction === "in" ? "Answer" : "Reply";
  const remove = async () => {
    const done = await deleteRecord(noun, `${repliesPath(path)}/${id}`);
    await refreshCorrespondence(path);
    return done;
  };
  return (
    <div className="grid gap-1 text-small">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <DeliveryState reply={reply} seconds={seconds} canUndo={canUndo} isEmailConfigured={isEmailConfigured} />
        {id !== UNSTORED && (
          <>
            {canUndo && action("Undo", undo)}
            {isWaiting &&
              !canUndo &&
              isOwn &&
              !isMasked(record) &&
              action("Edit", () => openComposer(record.id, { editing: reply }))}
            {isWaiting && !canUndo && seconds > 0 && !failedAt && action("Send now", () => act(["/attempts", "POST"]))}
            {(state === "failed" || (isWaiting && failedAt)) && action("Try again", () => act(["/attempts", "POST"]))}
            {((isWaiting && !canUndo) || state === "failed") && action("Cancel", cancel)}
            {(state === "canceled" || state === null) && (
              <RemoveButton className="-ml-3.5" failureTitle={`${noun} not deleted`} remove={remove} />
            )}
          </>
        )}
      </div>
      {failedAt && reason && <p>{failureReason(reason).whatToDo}</p>}
      {failure && (
        <p role="alert" className="font-medium text-exposed">
          {failure}
        </p>
      )}
    </div>
  );
}
