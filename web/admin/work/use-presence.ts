import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Presence } from "#domain/work/schema.ts";
import { toRequestError } from "#web/shell/request.ts";
import { refreshRecordList } from "../lists/use-record-list.ts";

/** How often the open record is reported while the page is visible (ms). */
const INTERVAL_MS = 10_000;
/** How long after the last key press the user counts as writing (ms). */
const WRITING_MS = 15_000;

/** Reports that the user has a record open. It keeps no session alive. */
async function report(path: string, doing: "viewing" | "writing" | "left"): Promise<Presence> {
  const response = await fetch(path, {
    method: "PUT",
    credentials: "include",
    headers: { "content-type": "application/json", "Session-Activity": "none" },
    body: JSON.stringify({ doing }),
    // The page may be closing.
    keepalive: doing === "left",
  });
  if (!response.ok) throw await toRequestError(response);
  return await response.json();
}

/** Who else has the record at `path` open. Fetches its work and notes again when a colleague has changed them. */
export function usePresence(
  path: string,
  version: number,
  inside: { current: HTMLElement | null },
): Presence["others"] {
  const lastTyped = useRef(Number.NEGATIVE_INFINITY);
  const lastDoing = useRef("");
  const key = `${path}/presence`;
  const { data, refetch } = useQuery({
    queryKey: [key],
    queryFn: () => {
      const doing = Date.now() - lastTyped.current < WRITING_MS ? "writing" : "viewing";
      lastDoing.current = doing;
      return report(key, doing);
    },
    refetchInterval: INTERVAL_MS,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    const dialog = inside.current?.closest("dialog");
    const onInput = ({ target }: Event) => {
      if (!(target instanceof HTMLTextAreaElement)) return;
      lastTyped.current = Date.now();
      if (lastDoing.current !== "writing") void refetch();
    };
    dialog?.addEventListener("input", onInput);
    return () => dialog?.removeEventListener("input", onInput);
  }, [inside, refetch]);
  useEffect(
    () => () => {
      // Without an answer it ends by itself.
      report(key, "left").catch(() => {});
    },
    [key],
  );
  const others = data?.others ?? [];
  const isBehind = data !== undefined && data.version > version;
  const isShared = others.length > 0;
  useEffect(() => {
    if (isBehind) void refreshRecordList(`${path}/work`);
    if (isShared && data) void refreshRecordList(`${path}/notes`);
  }, [isBehind, isShared, data, path]);
  return others;
}
