import { ArrowDown, ArrowUp, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import type { ManagedJobListing } from "#domain/job-listings/schema.ts";
import { MAX_MIDDLE_STAGES, stageLabel } from "#domain/stages/schema.ts";
import { RequestError, request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { refreshJobListings } from "../job-listings/use-job-listings.ts";
import { refreshRecordList } from "../record-list/use-record-list.ts";

interface Row {
  key: number;
  name: string;
  /** The name that is stored; none for a new stage. */
  was?: string;
}

/** The stages of a listing between New and the last ones: names, order, and where the candidates of a removed one go. */
export default function StageList({ listing }: { listing: ManagedJobListing }) {
  const { id, stages: stored } = listing;
  const initial = () => stored.map((name, key): Row => ({ key, name, was: name }));
  const [rows, setRows] = useState(initial);
  const [nextKey, setNextKey] = useState(stored.length);
  const [candidates, setCandidates] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState("");
  const [isSaving, setSaving] = useState(false);
  const removed = stored.filter((name) => !rows.some(({ was }) => was === name));
  const isChanged =
    rows.length !== stored.length || rows.some(({ name, was }, index) => name !== was || was !== stored[index]);
  const swap = (index: number, step: 1 | -1) => {
    const next = [...rows];
    const [row] = next.splice(index, 1);
    if (row) next.splice(index + step, 0, row);
    setRows(next);
  };
  const save = async () => {
    setSaving(true);
    setFailure("");
    const stages = rows.map(({ name, was }) => ({ name, ...(was === undefined ? {} : { was }) }));
    try {
      await request(`/api/admin/job-listings/${id}/stages`, "PUT", { from: stored, stages, candidates });
      toast({ title: "Stages saved" });
      await Promise.all([refreshJobListings(), refreshRecordList("/api/admin/job-applications")]);
    } catch (error) {
      const messages = error instanceof RequestError ? Object.values(error.errors).flat() : [];
      setFailure(messages[0] ?? (error as Error).message);
    }
    setSaving(false);
  };
  return (
    <section aria-labelledby="stage-list" className="mt-8 grid gap-3 border-t border-ink pt-4">
      <h3 id="stage-list" className="text-body font-medium">
        Stages of candidates
      </h3>
      <p className="text-small text-muted">
        Every listing starts with New and ends with Hired, Rejected, and Withdrawn.
      </p>
      <ol className="grid max-w-xl gap-2">
        {rows.map(({ key, name, was }, index) => (
          <li key={key} className="flex items-center gap-1">
            <input
              aria-label={`Stage ${index + 1}`}
              ref={was === undefined ? focus : undefined}
              value={stageLabel(name)}
              maxLength={40}
              autoComplete="off"
              onChange={(event) =>
                setRows(rows.map((row) => (row.key === key ? { ...row, name: event.target.value } : row)))
              }
              className="h-10 min-w-0 flex-1 rounded-control border border-edge bg-surface px-3 text-base lg:text-small"
            />
            <IconButton name={`Move ${stageLabel(name)} up`} isOff={index === 0} onPress={() => swap(index, -1)}>
              <ArrowUp aria-hidden="true" className="size-4" />
            </IconButton>
            <IconButton
              name={`Move ${stageLabel(name)} down`}
              isOff={index === rows.length - 1}
              onPress={() => swap(index, 1)}
            >
              <ArrowDown aria-hidden="true" className="size-4" />
            </IconButton>
            <IconButton
              name={`Remove ${stageLabel(name)}`}
              isOff={rows.length === 1}
              onPress={() => setRows(rows.filter((row) => row.key !== key))}
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ol>
      {removed.map((stage) => (
        <label key={stage} className="flex flex-wrap items-center gap-2 text-small">
          Candidates in {stageLabel(stage)} move to
          <select
            ref={focus}
            value={candidates[stage] ?? ""}
            onChange={(event) => setCandidates({ ...candidates, [stage]: event.target.value })}
            className="h-10 rounded-control border border-edge bg-surface px-2 text-base lg:text-small"
          >
            <option value="">Choose a stage</option>
            {["new", ...rows.map(({ name }) => name), "hired", "rejected", "withdrawn"].map((name) => (
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
          onClick={() => {
            if (rows.length >= MAX_MIDDLE_STAGES) return;
            setRows([...rows, { key: nextKey, name: "" }]);
            setNextKey(nextKey + 1);
          }}
        >
          Add stage
        </Button>
        {isChanged && (
          <>
            <Button size="small" aria-disabled={isSaving || undefined} onClick={isSaving ? undefined : save}>
              {isSaving ? "Saving…" : "Save stages"}
            </Button>
            <Button variant="quiet" size="small" onClick={() => setRows(initial())}>
              Discard
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** A field that appears because a user chose it. */
const focus = (field: HTMLElement | null) => field?.focus();

function IconButton({
  name,
  isOff,
  onPress,
  children,
}: {
  name: string;
  isOff: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isOff || undefined}
      onClick={({ currentTarget }) => {
        if (isOff) return;
        // React may move the row in the document, which takes the focus away.
        flushSync(onPress);
        currentTarget.focus();
      }}
      className={`grid size-9 place-items-center rounded-control ${isOff ? "opacity-25" : "text-muted hover:bg-sunken hover:text-ink"}`}
    >
      {children}
    </button>
  );
}
