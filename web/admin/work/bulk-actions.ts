import type { BulkChange, BulkResults } from "#domain/bulk/schema.ts";
import { MAX_BULK } from "#domain/bulk/schema.ts";
import { type Colleague, type RecordKind, type Work, workStatuses } from "#domain/work/schema.ts";
import { request } from "#web/shell/request.ts";
import { snoozeChoices } from "./snooze-choices.ts";
import { statusNames } from "./work-labels.ts";

/** A record that can be changed together with others. */
export interface Workable {
  id: string;
  work: Work;
}

type Change = Omit<BulkChange["changes"][number]["change"], "version">;

/** Something to do with all selected records. */
export interface BulkAction {
  group: "Status" | "Assign to" | "Snooze until";
  name: string;
  change: Change;
}

/** What can be done with records of a kind. The status of a conversation follows from what is said in it. */
export function bulkActions(kind: RecordKind, colleagues: readonly Colleague[], now: Date): BulkAction[] {
  const status = workStatuses.map(
    (value): BulkAction => ({ group: "Status", name: statusNames[value], change: { status: value } }),
  );
  return [
    ...(kind === "conversation" ? [] : status),
    ...colleagues.map(({ id, name }): BulkAction => ({ group: "Assign to", name, change: { assigneeId: id } })),
    { group: "Assign to", name: "No one", change: { assigneeId: null } },
    ...snoozeChoices(now).map(
      ({ name, at }): BulkAction => ({ group: "Snooze until", name, change: { snoozedUntil: at.toISOString() } }),
    ),
    { group: "Snooze until", name: "Not snoozed", change: { snoozedUntil: null } },
  ];
}

/** The change that gives a record the state of `earlier` again. A snooze that has ended meanwhile stays ended. */
export function undoOf(kind: RecordKind, earlier: Work, now: number): Change {
  const { status, assignee, snoozedUntil } = earlier;
  return {
    ...(kind !== "conversation" && { status: status as "new" }),
    assigneeId: assignee?.id ?? null,
    snoozedUntil: snoozedUntil && Date.parse(snoozedUntil) > now ? snoozedUntil : null,
  };
}

/** Sends what is to be done with records to an endpoint, as many at a time as it takes. Throws a `RequestError`. */
export async function applyInParts<Item>(
  items: readonly Item[],
  path: string,
  bodyOf: (part: readonly Item[]) => object,
): Promise<BulkResults["results"]> {
  const results: BulkResults["results"] = [];
  for (let start = 0; start < items.length; start += MAX_BULK) {
    const response = await request(path, "POST", bodyOf(items.slice(start, start + MAX_BULK)));
    results.push(...((await response.json()) as BulkResults).results);
  }
  return results;
}
