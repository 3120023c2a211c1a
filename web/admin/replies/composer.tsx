import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Correspondence } from "#domain/replies/schema.ts";
import type { ReplyTemplate } from "#domain/reply-templates/schema.ts";
import { useAuth } from "#web/shell/auth.tsx";
import { Button } from "#web/ui/button.tsx";
import { useDraft } from "../ui/drafts.ts";
import { closeComposer, type OpenComposer } from "./composer-store.ts";
import { LetterFields, SendOptions } from "./letter-fields.tsx";
import { PreviewButton } from "./preview.tsx";
import { draftKey, draftOf, emptyDraft, type ReplyDraft, withTemplate } from "./reply-draft.ts";
import { Signature } from "./signature.tsx";
import { TemplatePicker } from "./template-picker.tsx";
import type { Answered } from "./use-correspondence.ts";
import { useSending } from "./use-sending.ts";

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
  const { signature, isReachable } = correspondence;
  const { user } = useAuth().session;
  const key = editing ? `reply change ${editing.id}` : draftKey(record.id);
  const [draft, change, clear] = useDraft<ReplyDraft>(key, editing ? draftOf(editing) : { ...emptyDraft, subject });
  const form = useRef<HTMLElement>(null);
  const sending = { answered, opened, form, draft, draftKey: key, forgetDraft: clear };
  const { errors, failure, isSending, send, forgetFailure } = useSending(sending);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that opens it brings the focus back as well
  useEffect(() => {
    form.current?.scrollIntoView({ block: "nearest" });
    form.current?.querySelector("textarea")?.focus();
  }, [opened]);
  const edit = (part: Partial<ReplyDraft>) => {
    forgetFailure();
    change(part);
  };
  const submit = () => isReachable && void send();
  const onKeyDown = (event: KeyboardEvent) => {
    // Arrow keys move the caret here instead of stepping to the next record.
    event.stopPropagation();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit();
  };
  const choose = (template: Pick<ReplyTemplate, "subject" | "text">) => {
    edit(withTemplate(draft, template, { ...values, "my name": user?.name ?? null }));
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
      <ComposerWarnings correspondence={correspondence} isNew={editing === null} />
      <TemplatePicker kind={kind} onChoose={choose} />
      <LetterFields
        id="reply"
        label="Your reply"
        hint="Press Ctrl or ⌘ and Enter to send."
        draft={draft}
        errors={errors}
        onChange={edit}
      />
      <Signature key={signature} signature={editing?.signature ?? signature} path={path} isFixed={editing !== null} />
      <SendOptions kind={kind} draft={draft} isNew={editing === null} error={errors.sendAt} onChange={edit} />
      {failure && (
        <p role="alert" className="text-small font-medium text-exposed">
          Not sent. {failure}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="small"
          className="min-h-10"
          disabled={!isReachable}
          aria-disabled={isSending || undefined}
          onClick={submit}
        >
          {isSending ? "Saving…" : editing ? "Save" : draft.when === "soon" ? "Send" : "Schedule"}
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
        <a href={mailto} className="link ml-auto min-h-6 text-small">
          Use your email program
        </a>
      </div>
    </section>
  );
}

/** What the author should know before sending. */
function ComposerWarnings({
  correspondence: { items, isEmailConfigured, isReachable },
  isNew,
}: {
  correspondence: Correspondence;
  isNew: boolean;
}) {
  const { user } = useAuth().session;
  const isAnotherWaiting =
    isNew && items.some(({ author, state }) => author?.id === user?.id && (state === "waiting" || state === "sending"));
  return (
    <>
      {!isEmailConfigured && (
        <p role="status" className="text-small">
          Email isn’t set up yet. We’ll send your reply if email is set up within seven days of its scheduled time.
          Otherwise, we’ll cancel it.
        </p>
      )}
      {isAnotherWaiting && (
        <p role="status" className="text-small">
          Your last reply is still waiting. Edit or cancel it before you send another.
        </p>
      )}
      {!isReachable && (
        <p role="status" className="text-small font-medium text-exposed">
          It isn’t safe to send email to this address. Contact the person another way, and log the answer here.
        </p>
      )}
    </>
  );
}
