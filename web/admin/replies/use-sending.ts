import { type RefObject, useState } from "react";
import { composerSchema, type Reply } from "#domain/replies/schema.ts";
import { useAuth } from "#web/shell/auth.tsx";
import { firstMessages } from "#web/shell/first-messages.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { readDrafts } from "../ui/drafts.ts";
import { refusalText } from "../ui/refusal-text.ts";
import { closeComposer, composerStore, type OpenComposer, openComposer } from "./composer-store.ts";
import { draftOf, type ReplyDraft, sendAtOf } from "./reply-draft.ts";
import type { Answered } from "./use-correspondence.ts";
import { refreshCorrespondence, repliesPath, showAtOnce, UNSTORED } from "./use-correspondence.ts";

/** Checks a reply and sends it, or changes the waiting one. A refused reply stays in the composer, which says why. */
export function useSending({
  answered: { record, path },
  opened: { editing, failure: earlierFailure },
  form,
  draft,
  draftKey,
  forgetDraft,
}: {
  answered: Answered;
  opened: OpenComposer;
  form: RefObject<HTMLElement | null>;
  draft: ReplyDraft;
  draftKey: string;
  forgetDraft: () => void;
}) {
  const { user } = useAuth().session;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState(earlierFailure);
  const [isSending, setSending] = useState(false);

  /** The checked reply; null when a field is wrong, which gets the focus. */
  const check = () => {
    const { data, error } = composerSchema.safeParse(draft);
    const sendAt = sendAtOf(draft, Date.now());
    const invalid = firstMessages(error?.issues);
    if (sendAt === "") invalid.sendAt = "Choose a day and a time";
    if (data && sendAt !== "") return { letter: { subject: data.subject, text: data.text }, sendAt };
    setErrors(invalid);
    const [first = "text"] = Object.keys(invalid);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return null;
  };
  const store = async ({ letter, sendAt }: NonNullable<ReturnType<typeof check>>) => {
    if (editing) {
      // An unchanged time stays: it may be less than a minute ahead.
      const isSameTime = draft.when === "time" && draft.time === draftOf(editing).time;
      await request(`${repliesPath(path)}/${editing.id}`, "PATCH", { ...letter, ...(!isSameTime && { sendAt }) });
    } else {
      showAtOnce(path, unstored(draft, letter, user));
      closeComposer();
      await request(repliesPath(path), "POST", { ...letter, isRejection: draft.isRejection, sendAt });
    }
  };
  const fail = (error: Error) => {
    const why = refusalText(error);
    setFailure(why);
    if (editing) return;
    // The composer was closed. The user may be at another record by now, with a reply of its own.
    if ((composerStore.get()?.recordId ?? record.id) === record.id) openComposer(record.id, { failure: why });
    toast({ title: "Reply not sent", description: why, variant: "destructive" });
  };
  const send = async () => {
    if (isSending) return;
    const checked = check();
    if (!checked) return;
    const storedDraft = () => JSON.stringify(readDrafts()[draftKey]);
    const sent = storedDraft();
    setSending(true);
    try {
      await store(checked);
      // Opened again while the request was pending, the composer may hold the next reply.
      if (storedDraft() === sent) {
        forgetDraft();
        if (composerStore.get()?.recordId === record.id) closeComposer();
      }
    } catch (error) {
      fail(error as Error);
    }
    setSending(false);
    await refreshCorrespondence(path);
  };
  const forgetFailure = () => {
    setErrors({});
    setFailure("");
  };
  return { errors, failure, isSending, send, forgetFailure };
}

/** A new reply as it is shown until the server has stored it. */
function unstored(
  draft: ReplyDraft,
  letter: { subject: string; text: string },
  user: { id: string; name: string } | null,
): Reply {
  const now = new Date().toISOString();
  return {
    ...letter,
    id: UNSTORED,
    direction: "out",
    channel: "email",
    author: user,
    signature: "",
    isRejection: draft.isRejection,
    happensAt: now,
    createdAt: now,
    state: "waiting",
    nextAttemptAt: null,
    settledAt: null,
    failedAt: null,
    reason: null,
  };
}
