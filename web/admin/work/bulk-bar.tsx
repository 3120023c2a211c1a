import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BulkResults } from "#domain/bulk/schema.ts";
import type { Colleague, RecordKind } from "#domain/work/schema.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectedRows, useBulkResults } from "../lists/bulk-results.tsx";
import type { ListState } from "../lists/use-record-list.ts";
import { RemoveButton } from "../ui/remove-button.tsx";
import { applyInParts, type BulkAction, bulkActions, undoOf, type Workable } from "./bulk-actions.ts";

export interface BulkProps<Row> {
  list: ListState<Row>;
  kind: RecordKind;
  noun: string;
  nouns: string;
  nameOf: (row: Row) => string;
}

const groups = ["Status", "Assign to", "Snooze until"] as const;

/** What can be done with the selected rows of a list. Rows that were not changed stay selected and are named. */
export default function BulkBar<Row extends Workable>({ list, kind, noun, nouns, nameOf }: BulkProps<Row>) {
  const { rows, deselect } = list.selection;
  const [chosen, setChosen] = useState("");
  const [isBusy, setBusy] = useState(false);
  const { failures, show, fail } = useBulkResults(list, nameOf);
  const { data: colleagues = [] } = useQuery<Colleague[]>({ queryKey: [`/api/admin/colleagues?kind=${kind}`] });
  const actions = bulkActions(kind, colleagues, new Date());
  const keyOf = ({ group, name }: BulkAction) => `${group}: ${name}`;
  const action = actions.find((one) => keyOf(one) === chosen);
  const count = (of: readonly unknown[]) => `${of.length.toLocaleString("en-US")} ${of.length === 1 ? noun : nouns}`;

  const change = async (path: string, changes: { id: string; change: object }[]) =>
    await applyInParts(changes, `${path}/work`, (part) => ({ changes: part }));
  const apply = async ({ change: wanted, group, name }: BulkAction) => {
    setBusy(true);
    try {
      const { path } = list;
      const earlier = new Map(rows.map(({ id, work }) => [id, work]));
      const changes = rows.map(({ id, work }) => ({ id, change: { version: work.version, ...wanted } }));
      const done = show(await change(path, changes));
      const undo = done.flatMap(({ id, work }) => {
        const before = earlier.get(id);
        return work && before ? [{ id, change: { version: work.version, ...undoOf(kind, before, Date.now()) } }] : [];
      });
      setChosen("");
      if (done.length > 0)
        toast({
          title: `${count(done)} changed`,
          description: `${group}: ${name}`,
          action: { label: "Undo", run: () => void restore(undo, () => change(path, undo), list.refetch) },
        });
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };
  const remove = async () => {
    const ids = rows.map(({ id }) => id);
    const done = show(await applyInParts(ids, `${list.path}/removals`, (part) => ({ ids: part })));
    return { title: `${count(done)} deleted`, description: "They have been permanently deleted." };
  };
  return (
    <SelectedRows nouns={nouns} count={rows.length} failures={failures} onClear={() => deselect(rows)}>
      <div className="flex min-w-0 max-w-full gap-2">
        <select
          aria-label="Change"
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          className="h-9 min-w-0 rounded-control border border-edge bg-surface px-2 text-base lg:text-small"
        >
          <option value="">Change…</option>
          {groups.map((group) => (
            <optgroup key={group} label={group}>
              {actions
                .filter((one) => one.group === group)
                .map((one) => (
                  <option key={keyOf(one)} value={keyOf(one)}>
                    {one.name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <Button
          size="small"
          aria-disabled={!action || isBusy || undefined}
          onClick={action && !isBusy ? () => void apply(action) : undefined}
        >
          {isBusy ? "Applying…" : "Apply"}
        </Button>
      </div>
      <RemoveButton
        question={`Delete ${count(rows)} permanently? This can’t be undone.`}
        failureTitle="Not deleted"
        remove={remove}
      />
    </SelectedRows>
  );
}

/** Takes a change back and says whether every record has its earlier state again. */
async function restore(
  changes: readonly unknown[],
  send: () => Promise<BulkResults["results"]>,
  refetch: () => Promise<void>,
) {
  try {
    const results = await send();
    const failed = results.filter(({ outcome }) => outcome !== "done");
    if (failed.length === 0) toast({ title: "Undone", description: "Every record is as it was before." });
    else
      toast({
        title: `${changes.length - failed.length} of ${changes.length} undone`,
        description: `Not undone: ${failed[0]?.detail}`,
        variant: "destructive",
      });
  } catch (error) {
    toast({ title: "Not undone", description: (error as Error).message, variant: "destructive" });
  }
  await refetch();
}
