import { TextArea, TextField } from "#web/ui/field.tsx";
import type { ReplyDraft } from "./reply-draft.ts";

/** The subject and the text of an email that is being written. */
export function LetterFields({
  id,
  label,
  hint,
  autofocus = false,
  draft: { subject, text },
  errors,
  onChange,
}: {
  /** The start of the fields' ids. */
  id: string;
  /** What the text is called. */
  label: string;
  hint: string;
  /** Whether the text takes the focus when its dialog opens. */
  autofocus?: boolean;
  draft: Pick<ReplyDraft, "subject" | "text">;
  errors: Record<string, string>;
  onChange: (part: Partial<Pick<ReplyDraft, "subject" | "text">>) => void;
}) {
  return (
    <>
      <TextField
        id={`${id}-subject`}
        name="subject"
        label="Subject"
        value={subject}
        maxLength={120}
        autoComplete="off"
        error={errors.subject}
        onChange={(event) => onChange({ subject: event.target.value })}
      />
      <TextArea
        id={`${id}-text`}
        name="text"
        label={label}
        data-autofocus={autofocus || undefined}
        rows={8}
        className="field-sizing-content max-h-[50vh] min-h-40"
        value={text}
        error={errors.text}
        hint={hint}
        onChange={(event) => onChange({ text: event.target.value })}
      />
    </>
  );
}
