import { type FormEvent, useState } from "react";
import { answerChannels, loggedAnswerSchema } from "#domain/replies/schema.ts";
import { request } from "#web/shell/request.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField, TextArea, TextField } from "#web/ui/field.tsx";
import { useDraft } from "../use-draft.ts";
import { localTime } from "./composer-store.ts";
import { refreshCorrespondence } from "./use-correspondence.ts";

const channelNames = { email: "Email", phone: "Phone", other: "Other" };

/** Keeps an answer with its record that came outside the dashboard. `path` is the record's. */
export function LogAnswer({ recordId, path, onDone }: { recordId: string; path: string; onDone: () => void }) {
  const [draft, change, clear] = useDraft(`answer ${recordId}`, {
    channel: "email",
    time: localTime(Date.now()),
    text: "",
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);
  const edit = (part: Partial<typeof draft>) => {
    setErrors({});
    change(part);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const at = draft.time ? new Date(draft.time).toISOString() : "";
    const checked = loggedAnswerSchema.safeParse({ ...draft, at });
    if (!checked.success) {
      const issues = checked.error.issues.map(({ path: [field], message }) => [String(field), message]);
      setErrors({ ...Object.fromEntries(issues), ...(!at && { at: "Choose a day and a time" }) });
      return document.getElementById(at ? "answer-text" : "answer-time")?.focus();
    }
    setFailure("");
    setBusy(true);
    try {
      await request(`${path}/logged-answers`, "POST", checked.data);
      clear();
      await refreshCorrespondence(path);
      onDone();
    } catch (error) {
      setFailure((error as Error).message);
    }
    setBusy(false);
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
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          id="answer-channel"
          label="It came by"
          data-autofocus
          value={draft.channel}
          onChange={(event) => edit({ channel: event.target.value })}
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
          value={draft.time}
          error={errors.at}
          onChange={(event) => edit({ time: event.target.value })}
        />
      </div>
      <TextArea
        id="answer-text"
        label="What the answer was"
        rows={5}
        value={draft.text}
        error={errors.text}
        onChange={(event) => edit({ text: event.target.value })}
      />
      {failure && (
        <p role="alert" className="text-small font-medium text-exposed">
          Not saved. {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" className="min-h-10" disabled={busy}>
          {busy ? "Saving…" : "Save"}
        </Button>
        <Button variant="quiet" size="small" className="min-h-10" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
