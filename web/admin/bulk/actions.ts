import type { BulkChange, BulkResults } from "#domain/bulk/schema.ts";
import { MAX_BULK } from "#domain/bulk/schema.ts";
import type { Colleague, RecordKind, Work } from "#domain/work/schema.ts";
import { request } from "#web/shell/request.ts";

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

const MORNING = 9;

/** At nine in the morning, so many days after `now`, in the reader's time zone. */
function morningIn(days: number, now: Date) {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING).toISOString();
}

/** What can be done with records of a kind. The status of a conversation follows from what is said in it. */
export function bulkActions(kind: RecordKind, colleagues: readonly Colleague[], now: Date): BulkAction[] {
  const statuses = { new: "New", open: "Open", done: "Done", spam: "Spam" } as const;
  const untilMonday = ((8 - now.getDay()) % 7) + (now.getDay() === 1 ? 7 : 0);
  const status = Object.entries(statuses).map(
    ([value, name]): BulkAction => ({ group: "Status", name, change: { status: value as keyof typeof statuses } }),
  );
  const snooze = (name: string, days: number): BulkAction => ({
    group: "Snooze until",
    name,
    change: { snoozedUntil: morningIn(days, now) },
  });
  return [
    ...(kind === "conversation" ? [] : status),
    ...colleagues.map(({ id, name }): BulkAction => ({ group: "Assign to", name, change: { assigneeId: id } })),
    { group: "Assign to", name: "No one", change: { assigneeId: null } },
    snooze("Tomorrow, 9 AM", 1),
    snooze("Monday, 9 AM", untilMonday),
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
