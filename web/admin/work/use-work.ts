import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type {
  Colleague,
  RecordKind,
  RecordWork,
  StaleWork,
  Work,
  WorkChange,
  workStatuses,
} from "#domain/work/schema.ts";
import { queryClient } from "#web/shell/query-client.ts";
import { RequestError, request } from "#web/shell/request.ts";
import { type RecordPage, refreshRecordList } from "../lists/use-record-list.ts";
import { statusNames } from "./work-labels.ts";

/** A change of the work on a record: what is sent, and what is shown until the answer arrives. */
export interface Change {
  send: Omit<WorkChange, "version">;
  show: Partial<Work>;
  /** What was done, such as "Marked as done". */
  said: string;
}

/** What the bar says about the last change. */
export type Notice =
  | { kind: "done"; said: string; undo: Change | null }
  | { kind: "failed"; message: string }
  | { kind: "stale"; mine: Change; changes: StaleWork["changes"] };

/** Where a record is found. */
export interface Target {
  kind: RecordKind;
  id: string;
  /** The API paths of the list and of the record. */
  listPath: string;
  path: string;
}

/** The state of the work on the open record. A change shows at once, and is taken back when the server refuses it. */
export function useWork({ kind, id, listPath, path }: Target, listed: Work) {
  const key = `${path}/work`;
  const { data } = useQuery<RecordWork>({ queryKey: [key], staleTime: 0 });
  const work: RecordWork = data ?? { ...listed, sameAddress: null, duplicates: 0 };
  const [notice, setNotice] = useState<Notice | null>(null);
  // Each change is based on the version that the one before it made.
  const last = useRef<Promise<void>>(Promise.resolve());
  const hasChanged = useRef(false);
  useEffect(
    () => () => {
      // The record may leave a filtered list: not while it is read.
      if (hasChanged.current) void refreshRecordList(`${listPath}?`);
    },
    [listPath],
  );
  const store = (next: RecordWork) => {
    queryClient.setQueryData<RecordWork>([key], next);
    showInLists(listPath, id, next);
  };
  const run = async (change: Change) => {
    const before = queryClient.getQueryData<RecordWork>([key]) ?? work;
    await queryClient.cancelQueries({ queryKey: [key] });
    store({ ...before, ...change.show });
    try {
      const answer = await request(key, "PATCH", { ...change.send, version: before.version });
      const after: RecordWork = await answer.json();
      hasChanged.current = true;
      store(after);
      setNotice({ kind: "done", said: change.said, undo: undoing(kind, before, after) });
    } catch (error) {
      const stale =
        error instanceof RequestError && error.status === 409 && error.errors.version
          ? (error.problem as StaleWork)
          : undefined;
      hasChanged.current ||= stale !== undefined;
      store({ ...before, ...stale?.current });
      setNotice(
        stale
          ? { kind: "stale", mine: change, changes: stale.changes }
          : { kind: "failed", message: (error as Error).message },
      );
    }
  };
  return {
    work,
    notice,
    dismiss: () => setNotice(null),
    change(change: Change) {
      last.current = last.current.then(() => run(change));
    },
  };
}

/** The change that restores the state before another one; null where the API cannot. */
function undoing(kind: RecordKind, before: RecordWork, after: RecordWork): Change | null {
  const send: Change["send"] = {};
  if (before.status !== after.status) {
    if (kind === "conversation" && before.status !== "active") return null;
    send.status = before.status as WorkChange["status"];
  }
  if (before.assignee?.id !== after.assignee?.id) send.assigneeId = before.assignee?.id ?? null;
  if (before.duplicateOf !== after.duplicateOf) send.duplicateOf = before.duplicateOf;
  if (before.snoozedUntil !== after.snoozedUntil) send.snoozedUntil = isSnoozed(before) ? before.snoozedUntil : null;
  if (Object.keys(send).length === 0) return null;
  const { status, assignee, duplicateOf, snoozedUntil } = before;
  return { send, show: { status, assignee, duplicateOf, snoozedUntil }, said: "Change undone" };
}

/** Whether a record is snoozed now. */
export const isSnoozed = ({ snoozedUntil }: Pick<Work, "snoozedUntil">) =>
  snoozedUntil !== null && Date.parse(snoozedUntil) > Date.now();

/** Shows the state in the loaded lists without fetching them again: the row stays where it is. */
function showInLists(listPath: string, id: string, { sameAddress: _, duplicates: __, ...work }: RecordWork) {
  queryClient.setQueriesData<RecordPage<{ id: string; work?: Work }>>(
    { predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${listPath}?`) },
    (page) => page?.items && { ...page, items: page.items.map((item) => (item.id === id ? { ...item, work } : item)) },
  );
}

type Status = (typeof workStatuses)[number];

/** Whether nothing is left to do on a record. */
export const isFinished = ({ status }: Pick<Work, "status">) => ["done", "spam", "closed"].includes(status);

/** Gives an inquiry or application another status. */
export const statusChange = (to: Status): Change => ({
  send: { status: to },
  show: { status: to },
  said: `Marked as ${statusNames[to].toLowerCase()}`,
});

/** Finishes a record or opens it again; null for a closed conversation, which its visitor opens again. */
export function finishChange(kind: Target["kind"], work: Work): Change | null {
  if (kind !== "conversation") return statusChange(isFinished(work) ? "open" : "done");
  if (isFinished(work)) return null;
  return { send: { status: "closed" }, show: { status: "closed" }, said: "Conversation closed" };
}

/** Assigns a record to a colleague, or to no one. */
export const assigneeChange = (to: Colleague | null, userId: string | undefined): Change => ({
  send: { assigneeId: to?.id ?? null },
  show: { assignee: to && { ...to, hasAccess: true } },
  said: to ? `Assigned to ${to.id === userId ? "you" : to.name}` : "No longer assigned",
});

/** Sets a record aside until a time, or takes it back. */
export function snoozeChange(until: Date | null): Change {
  const snoozedUntil = until?.toISOString() ?? null;
  return { send: { snoozedUntil }, show: { snoozedUntil }, said: until ? "Snoozed" : "No longer snoozed" };
}
