import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type Correspondence, composerSchema, type Reply } from "#domain/replies/schema.ts";
import { fillPlaceholders } from "#domain/reply-templates/schema.ts";
import { useAuth } from "#web/shell/auth.tsx";
import { RequestError, request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea, TextField } from "#web/ui/field.tsx";
import { readDrafts } from "../drafts.ts";
import { useDraft } from "../use-draft.ts";
import type { Answered } from "./answered.ts";
import {
  closeComposer,
  composerStore,
  draftKey,
  emptyDraft,
  localTime,
  type OpenComposer,
  openComposer,
  type ReplyDraft,
  sendAtOf,
} from "./composer-store.ts";
import { PreviewButton } from "./preview.tsx";
import { SendOptions } from "./send-options.tsx";
import { Signature } from "./signature.tsx";
import { TemplatePicker } from "./template-picker.tsx";
import { refreshCorrespondence, repliesPath, showAtOnce, UNSTORED } from "./use-correspondence.ts";

interface Props {
  answered: Answered;
  correspondence: Correspondence;
  /** How it was opened last. */
  opened: OpenComposer;
}

/** Writes a reply by email, or changes a waiting one. What is typed stays in the browser tab until it is stored. */
export function Composer({ answered, correspondence, opened }: Props) {
  const { editing } = opened;
  const { kind, record, path, mailto, subject, values } = answered;
  const { items, signature, isEmailConfigured, isReachable } = correspondence;
  const { user } = useAuth().session;
  const stored = editing && draftOf(editing);
  const key = editing ? `reply change ${editing.id}` : draftKey(record.id);
  const [draft, change, clear] = useDraft<ReplyDraft>(key, stored ?? { ...emptyDraft, subject });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState(opened.failure);
  const [busy, setBusy] = useState(false);
  const isAnotherWaiting =
    !editing &&
    items.some(({ author, state }) => author?.id === user?.id && (state === "waiting" || state === "sending"));
  const form = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that opens it brings the focus back as well
  useEffect(() => {
    form.current?.scrollIntoView({ block: "nearest" });
    form.current?.querySelector("textarea")?.focus();
  }, [opened]);
  const edit = (part: Partial<ReplyDraft>) => {
    setErrors({});
    setFailure("");
    change(part);
  };
  const submit = async () => {
    if (busy || !isReachable) return;
    const checked = composerSchema.safeParse(draft);
    const sendAt = sendAtOf(draft, Date.now());
    const invalid = Object.fromEntries(
      (checked.error?.issues ?? []).map(({ path: [field], message }) => [String(field), message]),
    );
    if (sendAt === "") invalid.sendAt = "Choose a day and a time";
    if (!checked.success || sendAt === "") {
      setErrors(invalid);
      const [first = "text"] = Object.keys(invalid);
      return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    }
    const { text } = checked.data;
    const letter = { subject: checked.data.subject, text };
    const storedDraft = () => JSON.stringify(readDrafts()[key]);
    const sent = storedDraft();
    setBusy(true);
    try {
      if (editing) {
        // An unchanged time stays: it may be less than a minute ahead.
        const isSameTime = draft.when === "time" && draft.time === stored?.time;
        await request(`${repliesPath(path)}/${editing.id}`, "PATCH", { ...letter, ...(!isSameTime && { sendAt }) });
      } else {
        showAtOnce(path, unstored(draft, letter, user));
        closeComposer();
        await request(repliesPath(path), "POST", { ...letter, isRejection: draft.isRejection, sendAt });
      }
      // Opened again while the request was pending, the composer may hold the next reply.
      if (storedDraft() === sent) {
        clear();
        if (composerStore.get()?.recordId === record.id) closeComposer();
      }
    } catch (error) {
      const fields = error instanceof RequestError ? Object.values(error.errors) : [];
      const why = fields[0]?.[0] ?? (error as Error).message;
      setFailure(why);
      // With the text, which is still the draft.
      if (!editing) {
        // The user may be at another record by now, with a reply of its own.
        if ((composerStore.get()?.recordId ?? record.id) === record.id) openComposer(record.id, { failure: why });
        toast({ title: "Reply not sent", description: why, variant: "destructive" });
      }
    }
    setBusy(false);
    await refreshCorrespondence(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Arrow keys move the caret here instead of stepping to the next record.
    event.stopPropagation();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit();
  };
  const choose = (template: { subject: string; text: string }) => {
    const all = { ...values, "my name": user?.name ?? null };
    const filled = fillPlaceholders(template.text, all);
    edit({
      subject: fillPlaceholders(template.subject, all),
      // What was typed stays, above the template.
      text: draft.text.trim() ? `${draft.text.trimEnd()}\n\n${filled}` : filled,
    });
    form.current?.querySelector("textarea")?.focus();
  };
  return (
    // No form: it contains dialogs with fields of their own, and Enter in the subject must not send.
    <section
      ref={form}
      onKeyDown={onKeyDown}
      aria-label={editing ? "Change the reply" : "Reply by email"}
      className="grid gap-4 border-l-4 border-ink pl-4"
    >
      {!isEmailConfigured && (
        <p role="status" className="text-small">
          Email isn’t set up yet. Your reply is kept and sent once it is, within seven days.
        </p>
      )}
      {isAnotherWaiting && (
        <p role="status" className="text-small">
          Your last reply is still waiting. Edit or cancel it before you send another.
        </p>
      )}
      {!isReachable && (
        <p role="status" className="text-small font-medium text-exposed">
          It isn’t safe to send email to this address. Use another way, and log the answer here.
        </p>
      )}
      <TemplatePicker kind={kind} onChoose={choose} />
      <TextField
        id="reply-subject"
        name="subject"
        label="Subject"
        value={draft.subject}
        maxLength={120}
        autoComplete="off"
        error={errors.subject}
        onChange={(event) => edit({ subject: event.target.value })}
      />
      <TextArea
        id="reply-text"
        name="text"
        label="Your reply"
        rows={8}
        className="field-sizing-content max-h-[60vh] min-h-40"
        value={draft.text}
        error={errors.text}
        hint="Ctrl or ⌘ and Enter sends."
        onChange={(event) => edit({ text: event.target.value })}
      />
      <Signature key={signature} signature={editing?.signature ?? signature} path={path} isFixed={editing !== null} />
      <SendOptions kind={kind} draft={draft} isNew={editing === null} error={errors.sendAt} onChange={edit} />
      {failure && (
        <p role="alert" className="text-small font-medium text-exposed">
          Not sent. {failure}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" className="min-h-10" disabled={busy || !isReachable} onClick={submit}>
          {busy ? "Saving…" : editing ? "Save" : draft.when === "soon" ? "Send" : "Schedule"}
        </Button>
        <PreviewButton path={path} subject={draft.subject} text={draft.text} />
        <Button
          variant="quiet"
          size="small"
          className="min-h-10"
          onClick={() => {
            clear();
            closeComposer();
          }}
        >
          Discard
        </Button>
        <a href={mailto} className="link ml-auto text-small">
          Use your email program
        </a>
      </div>
    </section>
  );
}

const draftOf = ({ subject, text, isRejection, happensAt }: Reply): ReplyDraft => ({
  subject,
  text,
  isRejection,
  when: "time",
  time: localTime(Date.parse(happensAt)),
});

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
