import { useEffect, useState } from "react";
import type { Reveal, RevealPurpose } from "#domain/reveals/schema.ts";
import { queryClient } from "#web/shell/query-client.ts";
import { request } from "#web/shell/request.ts";
import { type ListState, type RecordPage, refreshRecordList } from "../lists/use-record-list.ts";

/** How often the clock is read while a record is revealed (ms). */
const CHECK_INTERVAL_MS = 1000;

/** When a reveal last ended (epoch ms). */
let lastEnd = 0;

/** Whether a reveal has just ended, so that the bars that are drawn now fall into place. */
export const hasJustEnded = () => Date.now() - lastEnd < CHECK_INTERVAL_MS;

/** What the API says about a record whose personal data is masked for the user; nothing for one who always sees it. */
export interface Revealable {
  id: string;
  /** When it is masked again; null while it is masked. */
  revealedUntil?: string | null | undefined;
  /** Of a revealed record: what it shows after that. */
  masked?: object | undefined;
}

/** Whether the personal data of a record is masked now. */
export const isMasked = ({ revealedUntil }: Revealable) => revealedUntil === null;

/** The name of the class of a value that was revealed. */
export const revealedClass = ({ revealedUntil }: Revealable) => (revealedUntil ? "revealed" : undefined);

/** When a reveal ends, such as '10:42 AM'; null for a record that is not revealed. */
export const revealEnd = ({ revealedUntil }: Revealable) =>
  revealedUntil ? new Date(revealedUntil).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" }) : null;

/** What a button reveals. */
export interface RevealTarget {
  record: Revealable;
  /** The API path of the record’s list, without a query. */
  listPath: string;
  /** The purpose that is chosen at first. */
  purpose?: RevealPurpose;
}

/** The id of the element that says until when a record is visible. */
export const statusId = ({ id }: Revealable) => `revealed-${id}`;

/** The record that the user is revealing here, for the focus; empty when there is none. */
export const revealing = { id: "" };

/** Reveals the record at `path` of the list at `listPath`, and shows it wherever the list is loaded. */
export async function revealRecord(listPath: string, path: string, reveal: Reveal): Promise<void> {
  const revealed: Revealable = await (await request(`${path}/reveal`, "POST", reveal)).json();
  queryClient.setQueriesData<RecordPage<Revealable>>(
    { predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${listPath}?`) },
    (page) =>
      page && { ...page, items: page.items.map((item) => (item.id === revealed.id ? { ...item, ...revealed } : item)) },
  );
  await refreshRecordList(path);
}

/** A record as it may be shown now: the client masks it on time, even if it cannot reach the server. */
function asShownAt<Row extends Revealable>(row: Row, now: number): Row {
  if (!row.revealedUntil || Date.parse(row.revealedUntil) > now) return row;
  return { ...row, ...row.masked, revealedUntil: null, masked: undefined };
}

/** Shows each revealed record of a list until its time has come, then masked, and fetches the list again. */
export function useReveals<Row extends Revealable>(list: ListState<Row>, listPath: string): ListState<Row> {
  useRevealEnd(list.rows, listPath);
  const now = Date.now();
  return {
    ...list,
    rows: list.rows.map((row) => asShownAt(row, now)),
    openRow: list.openRow && asShownAt(list.openRow, now),
  };
}

/** Renders again when the first of these reveals ends, and then refreshes what was loaded from below `path`. */
export function useRevealEnd(rows: readonly Pick<Revealable, "revealedUntil">[], path: string): void {
  const [, setEnded] = useState(0);
  const ends = rows.map(({ revealedUntil }) => Date.parse(revealedUntil ?? "")).filter((end) => end > Date.now());
  const next = Math.min(...ends);
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    // Reads the clock each second: a timer of ten minutes stops while the computer sleeps.
    const timer = setInterval(() => {
      if (Date.now() < next) return;
      clearInterval(timer);
      lastEnd = Date.now();
      setEnded(next);
      void refreshRecordList(path);
    }, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [next, path]);
}
