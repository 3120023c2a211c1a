import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useRef, useState } from "react";
import type { RejectionEmail } from "#domain/replies/schema.ts";
import { fillPlaceholders, placeholders } from "#domain/reply-templates/schema.ts";
import { useAuth } from "#web/shell/auth.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { LetterFields } from "../replies/letter-fields.tsx";
import { PreviewButton } from "../replies/preview.tsx";
import { SendOptions } from "../replies/send-options.tsx";
import { Signature, signaturePath } from "../replies/signature.tsx";
import { TemplatePicker } from "../replies/template-picker.tsx";
import { MaskedValue } from "../reveal/masked-value.tsx";
import { isMasked, type Revealable } from "../reveal/use-reveals.ts";
import { useDraft } from "../use-draft.ts";
import { checkDraft, type RejectionDraft, suggestedDraft } from "./rejection-draft.ts";

/** A candidate to reject; of several, the first, whose email the preview shows. */
export interface Rejectable extends Revealable {
  id: string;
  fullName: string;
  position: string;
}

interface Props {
  candidate: Rejectable;
  count: number;
  onReject: (email: RejectionEmail | undefined) => Promise<boolean>;
  onClose: () => void;
}

/**
 * Asks whether rejected candidates are told: by an email that is filled in for each and waits for a day, or not at all.
 * `onReject` rejects them and resolves to whether that worked; until then, what was typed stays in the browser tab.
 */
export default function RejectionDialog(props: Props) {
  const { data, isPending } = useQuery<{ signature: string }>({ queryKey: [signaturePath] });
  // The suggested text depends on it.
  return isPending ? null : <RejectionForm {...props} signature={data?.signature ?? ""} />;
}

function RejectionForm({ candidate, count, onReject, onClose, signature }: Props & { signature: string }) {
  const [isOpen, setOpen] = useState(true);
  // What was typed about one candidate must not go to another one.
  const key = `rejection ${candidate.id} ${count}`;
  const [draft, change, clear] = useDraft<RejectionDraft>(key, suggestedDraft(signature));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<HTMLElement>(null);
  const edit = (part: Partial<RejectionDraft>) => {
    setErrors({});
    change(part);
  };
  const reject = async (email?: RejectionEmail) => {
    // The dialog gives the focus back before the candidate moves.
    setOpen(false);
    if ((await onReject(email)) && email) clear();
  };
  const rejectAndWrite = () => {
    const checked = checkDraft(draft, Date.now());
    if ("email" in checked) return void reject(checked.email);
    setErrors(checked.errors);
    const [first = "text"] = Object.keys(checked.errors);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const people =
    count === 1 ? <MaskedValue text={candidate.fullName} /> : `${count.toLocaleString("en-US")} candidates`;
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
          <Preview candidate={candidate} draft={draft} />
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
        <Signature key={signature} signature={signature} />
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
