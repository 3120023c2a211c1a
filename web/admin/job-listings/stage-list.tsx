import { ArrowDown, ArrowUp, X } from "lucide-react";
import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import type { ManagedJobListing } from "#domain/job-listings/schema.ts";
import { allStages, MAX_MIDDLE_STAGES, stageLabel } from "#domain/job-listings/stages.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type EditedStage, useStageList } from "./use-stage-list.ts";

/** The stages of a listing between New and the last ones: names, order, and where the candidates of a removed one go. */
export default function StageList({ listing }: { listing: ManagedJobListing }) {
  const { rows, removed, isChanged, candidates, failure, isSaving, ...edit } = useStageList(listing);
  return (
    <section aria-labelledby="stage-list" className="mt-8 grid grid-cols-1 gap-3 border-t border-ink pt-4">
      <h3 id="stage-list" className="text-body font-medium">
        Stages of candidates
      </h3>
      <p className="text-small text-muted">
        Every listing starts with New and ends with Hired, Rejected and Withdrawn, with up to {MAX_MIDDLE_STAGES} stages
        in between.
      </p>
      <ol className="grid max-w-xl grid-cols-1 gap-2">
        {rows.map((row, index) => (
          <StageRow
            key={row.key}
            row={row}
            number={index + 1}
            count={rows.length}
            onRename={(name) => edit.rename(row.key, name)}
            onMove={(step) => edit.swap(index, step)}
            onRemove={() => edit.remove(row.key)}
          />
        ))}
      </ol>
      {removed.map((stage) => (
        <label key={stage} className="flex flex-wrap items-center gap-2 text-small wrap-anywhere">
          Candidates in {stageLabel(stage)} move to
          <select
            ref={focusNewField}
            value={candidates[stage] ?? ""}
            onChange={(event) => edit.sendCandidates(stage, event.target.value)}
            className="h-10 max-w-full rounded-control border border-edge bg-surface px-2 text-base text-ellipsis lg:text-small"
          >
            <option value="">Choose a stage</option>
            {allStages(rows.map(({ name }) => name)).map((name) => (
              <option key={name} value={name}>
                {stageLabel(name)}
              </option>
            ))}
          </select>
        </label>
      ))}
      {failure && (
        <p role="alert" className="text-small font-medium text-exposed">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outlined"
          size="small"
          aria-disabled={rows.length >= MAX_MIDDLE_STAGES || undefined}
          onClick={rows.length >= MAX_MIDDLE_STAGES ? undefined : edit.add}
        >
          Add stage
        </Button>
        {isChanged && (
          <>
            <Button size="small" aria-disabled={isSaving || undefined} onClick={isSaving ? undefined : edit.save}>
              {isSaving ? "Saving…" : "Save stages"}
            </Button>
            <Button variant="quiet" size="small" onClick={edit.discard}>
              Discard
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** A stage of a listing: its name, and buttons that move or remove it. */
function StageRow({
  row: { name, was },
  number,
  count,
  onRename,
  onMove,
  onRemove,
}: {
  row: EditedStage;
  /** From 1. */
  number: number;
  /** How many stages there are. */
  count: number;
  onRename: (name: string) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}) {
  const move = (step: 1 | -1) => {
    if (number + step < 1 || number + step > count) return undefined;
    return ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      // React may move the row in the document, which takes the focus away.
      flushSync(() => onMove(step));
      currentTarget.focus();
    };
  };
  return (
    <li className="flex items-center gap-1">
      <input
        aria-label={`Stage ${number}`}
        ref={was === undefined ? focusNewField : undefined}
        value={stageLabel(name)}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => onRename(event.target.value)}
        className="h-10 min-w-0 flex-1 rounded-control border border-edge bg-surface px-3 text-base lg:text-small"
      />
      <IconButton name={`Move ${stageLabel(name)} up`} onPress={move(-1)}>
        <ArrowUp aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton name={`Move ${stageLabel(name)} down`} onPress={move(1)}>
        <ArrowDown aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton name={`Remove ${stageLabel(name)}`} onPress={count > 1 ? onRemove : undefined}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  );
}

/** The ref of a field that appears because a user chose it: it takes the focus. */
const focusNewField = (field: HTMLElement | null): void => field?.focus();
