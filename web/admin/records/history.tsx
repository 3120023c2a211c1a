import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { RecordHistory } from "#domain/audit/schema.ts";
import { actorName, describeEntry } from "../activity/activity-labels.ts";
import { refreshRecordList } from "../lists/use-record-list.ts";
import { LoadStatus } from "../ui/load-status.tsx";
import { Timestamp } from "../ui/timestamp.tsx";

/** Who viewed, changed or downloaded one record, fetched when it is opened. `path` is the record's endpoint. */
export function History({ path }: { path: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-6 border-t border-hairline pt-4" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer py-0.5 text-small">
        <span className="link">History</span>
      </summary>
      {isOpen && <Entries path={`${path}/history`} />}
    </details>
  );
}

function Entries({ path }: { path: string }) {
  const { data, error, isFetching } = useQuery<RecordHistory>({ queryKey: [path], staleTime: 0 });
  return (
    <>
      <LoadStatus
        noun="history"
        loaded={data !== undefined}
        error={error}
        busy={isFetching}
        className="pt-3"
        onRetry={() => refreshRecordList(path)}
      />
      {data && (
        <ol aria-label="History" className="pt-3">
          {data.length === 0 && (
            <li className="text-small text-muted">No one on your team has opened this record yet.</li>
          )}
          {withoutRepeats(data).map((entry) => (
            <li key={entry.id} className="flex flex-wrap gap-x-3 border-b border-hairline py-2 text-small">
              <span className="text-muted">
                <Timestamp at={entry.recordedAt} />
              </span>
              <span className="font-medium wrap-anywhere">{actorName(entry)}</span>
              <span className="wrap-anywhere">
                {describeEntry(entry)}
                {entry.note && ` (“${entry.note}”)`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

const REPEATED_MS = 60_000;

/** Opening a record requests each of its parts, and the log says so of each: here, one line is enough. */
function withoutRepeats(entries: RecordHistory): RecordHistory {
  const kept: RecordHistory = [];
  for (const entry of entries) {
    const later = kept.at(-1);
    const isRepeat =
      later?.action === "view" &&
      entry.action === "view" &&
      entry.actor.id !== null &&
      entry.actor.id === later.actor.id &&
      Date.parse(later.recordedAt) - Date.parse(entry.recordedAt) <= REPEATED_MS;
    if (!isRepeat) kept.push(entry);
  }
  return kept;
}
