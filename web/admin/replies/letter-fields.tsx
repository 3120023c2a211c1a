import type { ReplyKind } from "#domain/replies/schema.ts";
import { Checkbox, SelectField, TextArea, TextField } from "#web/ui/field.tsx";
import { localTime, type ReplyDraft } from "./reply-draft.ts";

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

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When a reply is sent, and whether it rejects an application, which then waits for a day by default. */
export function SendOptions({
  kind,
  draft,
  isNew,
  error,
  onChange,
}: {
  kind: ReplyKind;
  draft: ReplyDraft;
  isNew: boolean;
  error: string | undefined;
  onChange: (part: Partial<ReplyDraft>) => void;
}) {
  const chooseTime = (when: string) =>
    onChange({
      when: when as ReplyDraft["when"],
      ...(when === "time" && !draft.time && { time: localTime(nextHour()) }),
    });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {kind === "application" && isNew && (
        <div className="sm:col-span-2">
          <Checkbox
            id="reply-rejection"
            label="This rejects the application. The email waits 24 hours unless you choose another time."
            checked={draft.isRejection}
            onChange={({ target: { checked } }) => onChange({ isRejection: checked, when: checked ? "day" : "soon" })}
          />
        </div>
      )}
      <SelectField
        id="reply-when"
        name="when"
        label="Send"
        value={draft.when}
        onChange={(event) => chooseTime(event.target.value)}
        hint={draft.when === "soon" ? "You can undo it for 30 seconds." : undefined}
      >
        <option value="soon">Now</option>
        <option value="day">In 24 hours</option>
        <option value="time">At a time…</option>
      </SelectField>
      {draft.when === "time" && (
        <TextField
          id="reply-time"
          name="sendAt"
          type="datetime-local"
          label="Day and time"
          hint={`Your time zone, ${timeZone}`}
          value={draft.time}
          min={localTime(Date.now())}
          error={error}
          onChange={(event) => onChange({ time: event.target.value })}
        />
      )}
    </div>
  );
}

/** The start of the hour after the next. */
const nextHour = () => Math.ceil(Date.now() / 3_600_000 + 1) * 3_600_000;
