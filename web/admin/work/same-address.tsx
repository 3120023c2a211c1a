import { dashboardAddress } from "#domain/kernel/dashboard-tabs.ts";
import type { RecordWork } from "#domain/work/schema.ts";
import { formatDay } from "../ui/dates.ts";
import type { Change, Target } from "./use-work.ts";

const tabs = { inquiry: "inquiries", application: "applications", conversation: "conversations" } as const;

/** Says that the same person sent a record before, and marks this one as its duplicate. */
export function SameAddress({
  target: { kind },
  work,
  onChange,
}: {
  target: Target;
  work: RecordWork;
  onChange: (change: Change) => void;
}) {
  const { duplicateOf, sameAddress, duplicates } = work;
  const mark = (originalId: string | null) => {
    // A duplicate needs no answer of its own. A conversation stays open for its visitor.
    const done = kind === "conversation" || originalId === null ? {} : ({ status: "done" } as const);
    onChange({
      send: { duplicateOf: originalId, ...done },
      show: { duplicateOf: originalId, ...done },
      said: originalId ? "Marked as a duplicate" : "No longer a duplicate",
    });
  };
  if (!duplicateOf && !sameAddress && duplicates === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 pt-3 text-small">
      {duplicateOf ? (
        <>
          <span>
            {work.status === "new" ? "Possible duplicate" : "Duplicate"} of an{" "}
            <a href={dashboardAddress(tabs[kind], duplicateOf)} className="link">
              earlier {kind}
            </a>
          </span>
          <button type="button" className="link min-h-6" onClick={() => mark(null)}>
            Not a duplicate
          </button>
        </>
      ) : (
        sameAddress && (
          <>
            <span>
              The same address {kind === "conversation" ? "started a" : "sent an"}{" "}
              <a href={dashboardAddress(tabs[kind], sameAddress.id)} className="link">
                {kind} on {formatDay(sameAddress.createdAt)}
              </a>
            </span>
            <button type="button" className="link min-h-6" onClick={() => mark(sameAddress.id)}>
              Mark as duplicate
            </button>
          </>
        )
      )}
      {duplicates > 0 && (
        <span className="text-muted">
          {duplicates === 1 ? "1 duplicate" : `${duplicates.toLocaleString("en-US")} duplicates`}
        </span>
      )}
    </p>
  );
}
