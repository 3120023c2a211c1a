import { useId } from "react";
import {
  type Criterion,
  criteria,
  criterionNames,
  MAX_SCORECARD_NOTE,
  type Recommendation,
  recommendationNames,
  recommendations,
  type Scorecard,
  scoreWords,
} from "#domain/scorecards/schema.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { applicationPath } from "../navigation/api-paths.ts";
import { useDraft } from "../ui/drafts.ts";
import { HiringForm, useSaving } from "./hiring-form.tsx";

interface Draft {
  scores: Partial<Record<Criterion, number>>;
  recommendation: Recommendation | null;
  note: string;
}

/** Gives one’s own scorecard or changes it. What is chosen and typed is a draft until it is saved. */
export function ScorecardForm({
  applicationId,
  own,
  onSaved,
  onStale,
  onClose,
}: {
  applicationId: string;
  own: Scorecard | null;
  onSaved: () => void;
  /** Called when the scorecard was changed in another tab. */
  onStale: () => void;
  onClose: () => void;
}) {
  const id = useId();
  const initial: Draft = {
    scores: own?.scores ?? {},
    recommendation: own?.recommendation ?? null,
    note: own?.note ?? "",
  };
  const [draft, change, clear] = useDraft(`scorecard ${applicationId}`, initial);
  const { failure, errors, isSaving, save } = useSaving({ onSaved, onStale });
  const send = () =>
    save(async () => {
      await request(`${applicationPath(applicationId)}/scorecard`, "PUT", { ...draft, version: own?.version ?? 0 });
      clear();
      toast({ title: "Scorecard saved" });
    });
  return (
    <HiringForm
      name="Your scorecard"
      failure={failure?.message ?? ""}
      onSubmit={() => void send()}
      onDiscard={() => {
        clear();
        onClose();
      }}
      submit={
        <Button type="submit" size="small" aria-disabled={isSaving || undefined}>
          {isSaving ? "Saving…" : "Save scorecard"}
        </Button>
      }
    >
      {criterionNames.map((name) => (
        <Choices
          key={name}
          name={`${id}-${name}`}
          legend={criteria[name]}
          choices={scoreWords.map((word, index) => [String(index + 1), `${index + 1} ${word}`])}
          chosen={String(draft.scores[name] ?? "")}
          error={errors[`scores.${name}`]?.[0]}
          onChoose={(score) => change({ scores: { ...draft.scores, [name]: Number(score) } })}
        />
      ))}
      <Choices
        name={`${id}-recommendation`}
        legend="Would you hire this person?"
        choices={recommendationNames.map((name) => [name, recommendations[name]])}
        chosen={draft.recommendation ?? ""}
        error={errors.recommendation?.[0]}
        onChoose={(name) => change({ recommendation: name as Recommendation })}
      />
      <TextArea
        id={`${id}-note`}
        label="Note"
        optional
        hint="What you saw or heard. Your colleagues can read it, and the candidate may ask for a copy."
        error={errors.note?.[0]}
        value={draft.note}
        maxLength={MAX_SCORECARD_NOTE}
        onChange={(event) => change({ note: event.target.value })}
      />
    </HiringForm>
  );
}

function Choices({
  name,
  legend,
  choices,
  chosen,
  error,
  onChoose,
}: {
  name: string;
  legend: string;
  choices: readonly (readonly [value: string, label: string])[];
  chosen: string;
  error: string | undefined;
  onChoose: (value: string) => void;
}) {
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined} className="grid gap-1.5">
      <legend className="pb-1 text-small font-medium">{legend}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {choices.map(([value, label]) => (
          <label
            key={value}
            className="flex min-h-11 items-center gap-2 rounded-control border border-edge px-3 text-small has-checked:border-ink"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className="size-4 accent-ink"
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className="text-small font-medium text-exposed">
          {error}
        </p>
      )}
    </fieldset>
  );
}
