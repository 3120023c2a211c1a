import { type FormEvent, useState } from "react";
import { answerChannels, loggedAnswerSchema } from "#domain/replies/schema.ts";
import { firstMessages } from "#web/shell/first-messages.ts";
import { request } from "#web/shell/request.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField, TextArea, TextField } from "#web/ui/field.tsx";
import { useDraft } from "../ui/drafts.ts";
import { localTime } from "./reply-draft.ts";
import { refreshCorrespondence } from "./use-correspondence.ts";

const channelNames = { email: "Email", phone: "Phone", other: "Other" };
const newAnswer = () => ({ channel: "email", time: localTime(Date.now()), text: "" });
type AnswerDraft = ReturnType<typeof newAnswer>;

/** The answer as it is stored, or what is wrong with its fields. */
function check(draft: AnswerDraft) {
  const at = draft.time ? new Date(draft.time).toISOString() : "";
  const { data, error } = loggedAnswerSchema.safeParse({ ...draft, at });
  const errors = firstMessages(error?.issues);
  return { answer: data, errors: at ? errors : { ...errors, at: "Choose a day and a time" } };
}

/** Keeps an answer with its record that came outside the dashboard. `path` is the record's. */
export function LogAnswer({ recordId, path, onDone }: { recordId: string; path: string; onDone: () => void }) {
  const [draft, change, clear] = useDraft(`answer ${recordId}`, newAnswer());
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState("");
  const [isSaving, setSaving] = useState(false);
  const edit = (part: Partial<AnswerDraft>) => {
    setErrors({});
    change(part);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const checked = check(draft);
    if (!checked.answer) {
      setErrors(checked.errors);
      return document.getElementById(checked.errors.at ? "answer-time" : "answer-text")?.focus();
    }
    setFailure("");
    setSaving(true);
    try {
      await request(`${path}/logged-answers`, "POST", checked.answer);
      clear();
      await refreshCorrespondence(path);
      onDone();
    } catch (error) {
      setFailure((error as Error).message);
    }
    setSaving(false);
  };
  return (
    <form
      onSubmit={submit}
      // Arrow keys move the caret here instead of stepping to the next record.
      onKeyDown={(event) => event.stopPropagation()}
      method="post"
      noValidate
      aria-label="Log an answer"
      className="grid gap-5"
    >
      <AnswerFields draft={draft} errors={errors} onChange={edit} />
      {failure && (
        <p role="alert" className="text-small font-medium text-exposed">
          Not saved. {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" className="min-h-10" aria-disabled={isSaving || undefined}>
          {isSaving ? "Saving…" : "Save"}
        </Button>
        <Button variant="quiet" size="small" className="min-h-10" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function AnswerFields({
  draft: { channel, time, text },
  errors,
  onChange,
}: {
  draft: AnswerDraft;
  errors: Record<string, string>;
  onChange: (part: Partial<AnswerDraft>) => void;
}) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          id="answer-channel"
          label="Received by"
          data-autofocus
          value={channel}
          onChange={(event) => onChange({ channel: event.target.value })}
        >
          {answerChannels.map((one) => (
            <option key={one} value={one}>
              {channelNames[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          id="answer-time"
          type="datetime-local"
          label="When"
          value={time}
          error={errors.at}
          onChange={(event) => onChange({ time: event.target.value })}
        />
      </div>
      <TextArea
        id="answer-text"
        label="What the answer was"
        rows={5}
        value={text}
        error={errors.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
    </>
  );
}
