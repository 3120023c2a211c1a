import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Correspondence, Reply, ReplyKind } from "#domain/replies/schema.ts";
import { queryClient } from "#web/shell/query-client.ts";
import { refreshRecordList } from "../lists/use-record-list.ts";
import type { Revealable } from "../reveal/use-reveals.ts";

/** The record that is answered. */
export interface Answered {
  kind: ReplyKind;
  record: Revealable;
  /** The API path of the record. */
  path: string;
  /** A link that writes to the person in the user's own email program. */
  mailto: string;
  /** The subject of a new reply. */
  subject: string;
  /** What the placeholders of templates become. */
  values: Readonly<Record<string, string | null>>;
}

/** How often the correspondence is fetched while an email is being sent (ms). */
const REFETCH_INTERVAL_MS = 2000;

/** The path of the correspondence of the record at `recordPath`. */
export const repliesPath = (recordPath: string) => `${recordPath}/replies`;

/** How far the server's clock is ahead of this one (ms), as of the last response. */
const aheadOf = ({ now }: Correspondence, receivedAt: number) => Date.parse(now) - receivedAt;

/** Fetches the correspondence of a record; again and again while an email is due. */
export function useCorrespondence(recordPath: string) {
  const query = useQuery<Correspondence>({
    queryKey: [repliesPath(recordPath)],
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdatedAt } }) => {
      if (!data?.isEmailConfigured) return false;
      const now = Date.now() + aheadOf(data, dataUpdatedAt);
      const next = Math.min(...data.items.map((reply) => dueIn(reply, now) ?? Number.POSITIVE_INFINITY));
      // A timer cannot wait for longer than 24 days.
      return Number.isFinite(next) ? Math.min(Math.max(next, REFETCH_INTERVAL_MS), 3_600_000) : false;
    },
  });
  return { ...query, ahead: query.data ? aheadOf(query.data, query.dataUpdatedAt) : 0 };
}

/** The time until a reply is sent (ms), 0 while it is due or being sent; null when it is settled. */
export function dueIn({ state, nextAttemptAt }: Reply, now: number): number | null {
  if (state === "sending") return 0;
  return state === "waiting" && nextAttemptAt ? Math.max(0, Date.parse(nextAttemptAt) - now) : null;
}

/** Fetches the correspondence again, and what its dialog shows besides. */
export const refreshCorrespondence = (recordPath: string) => refreshRecordList(recordPath);

/** Shows a reply at once, before the server has stored it; the next response replaces it. */
export function showAtOnce(recordPath: string, reply: Reply) {
  queryClient.setQueryData<Correspondence>(
    [repliesPath(recordPath)],
    (data) => data && { ...data, items: [...data.items, reply] },
  );
}

/** The id of a reply that the server has not stored yet. */
export const UNSTORED = "unstored";

/** The server's time (epoch ms), every second while `isTicking`. */
export function useServerTime(ahead: number, isTicking: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isTicking) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isTicking]);
  return (isTicking ? now : Date.now()) + ahead;
}
