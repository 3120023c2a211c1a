import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type RejectionEmail, rejectionEmailSchema } from "#domain/replies/schema.ts";
import { fillPlaceholders, placeholders } from "#domain/reply-templates/schema.ts";
import { useAuth } from "#web/shell/auth.tsx";
import { firstMessages } from "#web/shell/first-messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { refreshRecordList } from "../lists/use-record-list.ts";
import { LetterFields, SendOptions } from "../replies/letter-fields.tsx";
import { PreviewButton } from "../replies/preview.tsx";
import { type ReplyDraft, sendAtOf } from "../replies/reply-draft.ts";
import { Signature, signaturePath } from "../replies/signature.tsx";
import { TemplatePicker } from "../replies/template-picker.tsx";
import { MaskedValue } from "../reveal/masked-value.tsx";
import { isMasked, type Revealable } from "../reveal/use-reveals.ts";
import { readDrafts, useDraft, writeDrafts } from "../ui/drafts.ts";
import { LoadStatus } from "../ui/load-status.tsx";

/** A candidate to reject. */
interface Rejectable extends Revealable {
  id: string;
  fullName: string;
  position: string;
}

interface Props {
  /** Those who are loaded, of all `count`. The preview shows the email to the first. */
  candidates: readonly Rejectable[];
  count: number;
  /** Rejects them and resolves to the ids of those who were not rejected. */
  onReject: (email: RejectionEmail | undefined) => Promise<readonly string[]>;
  onClose: () => void;
}

/** What was typed about some candidates must not go to others. */
const draftKey = (ids: readonly string[], count: number) => `rejection ${[...ids].sort().join()} ${count}`;

/**
 * Asks whether rejected candidates are told: by an email that is filled in for each and waits for a day, or not at all. Until
 * they are rejected, what was typed stays in the browser tab.
 */
export default function RejectionDialog(props: Props) {
  const { isFetched, data } = useQuery<{ signature: string }>({ queryKey: [signaturePath] });
  // The suggested text depends on it.
  return isFetched && <RejectionForm {...props} signature={data?.signature ?? ""} />;
}

function RejectionForm({ candidates, count, onReject, onClose, signature }: Props & { signature: string }) {
  const [isOpen, setOpen] = useState(true);
  const [first] = candidates;
  const ids = candidates.map(({ id }) => id);
  const [draft, change, clear] = useDraft<RejectionDraft>(draftKey(ids, count), suggestedDraft(signature));
  const suggestedFor = useRef(signature);
  useEffect(() => {
    if (suggestedFor.current === signature) return;
    // It was loaded or changed below the text.
    if (draft.text === suggestedDraft(suggestedFor.current).text) change({ text: suggestedDraft(signature).text });
    suggestedFor.current = signature;
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<HTMLElement>(null);
  const edit = (part: Partial<RejectionDraft>) => {
    setErrors({});
    change(part);
  };
  const reject = async (email?: RejectionEmail) => {
    // The dialog gives the focus back before the candidate moves.
    setOpen(false);
    const left = await onReject(email);
    if (!email || left.length === ids.length) return;
    clear();
    if (left.length > 0) writeDrafts({ ...readDrafts(), [draftKey(left, left.length)]: draft });
  };
  const rejectAndWrite = () => {
    const checked = checkDraft(draft, Date.now());
    if ("email" in checked) return void reject(checked.email);
    setErrors(checked.errors);
    const [first = "text"] = Object.keys(checked.errors);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const people =
    count === 1 && first ? <MaskedValue text={first.fullName} /> : `${count.toLocaleString("en-US")} candidates`;
  return (
    <Dialog
      open={isOpen}
      title={<>Reject {people}</>}
      onClose={onClose}
      onKeyDown={(event: KeyboardEvent) => {
        // Arrow keys move the caret here instead of stepping to the next record.
        event.stopPropagation();
        const isInForm = form.current?.contains(event.target as Node);
        if (isInForm && event.key === "Enter" && (event.ctrlKey || event.metaKey)) rejectAndWrite();
      }}
      footer={
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small" className="min-h-10" onClick={rejectAndWrite}>
            {draft.when === "soon" ? "Reject and send" : "Reject and schedule email"}
          </Button>
          <Button variant="outlined" size="small" className="min-h-10" onClick={() => void reject()}>
            Reject without email
          </Button>
          {first && <Preview candidate={first} draft={draft} />}
        </div>
      }
    >
      <section ref={form} aria-label="Email about the rejection" className="grid gap-4">
        <TemplatePicker kind="application" onChoose={({ subject, text }) => edit({ subject, text })} />
        <LetterFields
          id="rejection"
          label="Email"
          hint={`Filled in for each candidate: ${placeholders.application.map((name) => `{{${name}}}`).join(", ")}`}
          autofocus
          draft={draft}
          errors={errors}
          onChange={edit}
        />
        <OwnSignature />
        <SendOptions
          kind="application"
          draft={{ ...draft, isRejection: true }}
          isNew={false}
          error={errors.sendAt}
          onChange={edit}
        />
        <p className="text-small text-muted">
          While the email waits, you can cancel it. Moving a candidate out of Rejected cancels it, too.
        </p>
      </section>
    </Dialog>
  );
}

/** The author's signature, or why it could not be loaded. */
function OwnSignature() {
  const { data, error, isFetching } = useQuery<{ signature: string }>({ queryKey: [signaturePath] });
  if (data) return <Signature key={data.signature} {...data} />;
  return (
    <LoadStatus
      noun="signature"
      loaded={false}
      error={error}
      busy={isFetching}
      className=""
      onRetry={() => refreshRecordList(signaturePath)}
    />
  );
}

/** The preview of the email to a candidate. Of a masked one, it keeps the placeholders. */
function Preview({ candidate, draft }: { candidate: Rejectable; draft: RejectionDraft }) {
  const { user } = useAuth().session;
  const { id, fullName, position } = candidate;
  const known = { "first name": fullName.trim().split(/\s+/, 1)[0] ?? null, "full name": fullName, position };
  const values = { ...(!isMasked(candidate) && known), "my name": user?.name ?? null };
  return (
    <PreviewButton
      path={`/api/admin/job-applications/${id}`}
      subject={fillPlaceholders(draft.subject, values)}
      text={fillPlaceholders(draft.text, values)}
    />
  );
}

/** The email to rejected candidates as it is being written, with placeholders. */
type RejectionDraft = Omit<ReplyDraft, "isRejection">;

/** What is suggested until a template is chosen. It ends with the author's name unless a signature follows. */
const suggestedDraft = (signature: string): RejectionDraft => ({
  subject: "Your application: {{position}}",
  text: [
    "Hello {{first name}},",
    "Thank you for your application and for the time you put into it. We have decided to go ahead with other candidates for this position.",
    "We wish you all the best.",
    ...(signature ? [] : ["{{my name}}"]),
  ].join("\n\n"),
  when: "day",
  time: "",
});

/** The draft as the API takes it, or what is wrong with its fields. */
function checkDraft(
  draft: RejectionDraft,
  now: number,
): { email: RejectionEmail } | { errors: Record<string, string> } {
  const sendAt = sendAtOf({ ...draft, isRejection: true }, now);
  const checked = rejectionEmailSchema.safeParse(draft);
  const errors = firstMessages(checked.error?.issues);
  if (sendAt === "") errors.sendAt = "Choose a day and a time";
  if (!checked.success || sendAt === "") return { errors };
  const { subject, text } = checked.data;
  // After 24 hours by the server's clock.
  return { email: { subject, text, ...(draft.when !== "day" && { sendAt }) } };
}
