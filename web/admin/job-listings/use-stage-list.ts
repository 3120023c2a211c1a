import { useState } from "react";
import type { ManagedJobListing } from "#domain/job-listings/schema.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { refreshRecordList } from "../lists/use-record-list.ts";
import { applicationsPath, listingPath } from "../navigation/api-paths.ts";
import { refusalText } from "../ui/refusal-text.ts";
import { refreshJobListings } from "./use-job-listings.ts";

/** A stage of a listing that is being edited. */
export interface EditedStage {
  key: number;
  name: string;
  /** The name that is stored; none for a new stage. */
  was?: string;
}

/** The stages of a listing between New and the last ones as they are being edited, and how they are stored. */
export function useStageList({ id, stages: stored }: ManagedJobListing) {
  const initial = () => stored.map((name, key): EditedStage => ({ key, name, was: name }));
  const [rows, setRows] = useState(initial);
  const [nextKey, setNextKey] = useState(stored.length);
  const [candidates, setCandidates] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState("");
  const [isSaving, setSaving] = useState(false);
  return {
    rows,
    /** The stored stages that are no longer listed. */
    removed: stored.filter((name) => !rows.some(({ was }) => was === name)),
    isChanged:
      rows.length !== stored.length || rows.some(({ name, was }, index) => name !== was || was !== stored[index]),
    /** Where the candidates of each removed stage go. */
    candidates,
    failure,
    isSaving,
    rename: (key: number, name: string) => setRows(rows.map((row) => (row.key === key ? { ...row, name } : row))),
    remove: (key: number) => setRows(rows.filter((row) => row.key !== key)),
    swap(index: number, step: 1 | -1) {
      const next = [...rows];
      const [row] = next.splice(index, 1);
      if (row) next.splice(index + step, 0, row);
      setRows(next);
    },
    add() {
      setRows([...rows, { key: nextKey, name: "" }]);
      setNextKey(nextKey + 1);
    },
    discard: () => setRows(initial()),
    sendCandidates: (stage: string, to: string) => setCandidates({ ...candidates, [stage]: to }),
    async save() {
      setSaving(true);
      setFailure("");
      const stages = rows.map(({ name, was }) => ({ name, ...(was === undefined ? {} : { was }) }));
      try {
        await request(`${listingPath(id)}/stages`, "PUT", { from: stored, stages, candidates });
        toast({ title: "Stages saved" });
        await Promise.all([refreshJobListings(), refreshRecordList(applicationsPath)]);
      } catch (error) {
        setFailure(refusalText(error));
      }
      setSaving(false);
    },
  };
}
