import type { ReactNode } from "react";
import type { Presence } from "#domain/work/schema.ts";
import { formatTime } from "../ui/dates.ts";
import type { Change, Notice } from "./use-work.ts";
import { fieldNames } from "./work-labels.ts";

/** What the last change did, with a way back; or that a colleague was first, with both ways on. A toast would be inert behind the dialog. */
export function WorkNotice({
  notice,
  onDismiss,
  onChange,
  children,
}: {
  notice: Notice | null;
  onDismiss: () => void;
  onChange: (change: Change) => void;
  /** Who else has the record open, beside it. */
  children: ReactNode;
}) {
  const act = (change: Change) => {
    onDismiss();
    onChange(change);
  };
  return (
    <>
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 pt-2">
        <p role="status" className="text-small text-muted">
          {notice?.kind === "done" && (
            <>
              {notice.said}.{" "}
              {notice.undo && (
                <button type="button" className="link min-h-6 text-ink" onClick={() => notice.undo && act(notice.undo)}>
                  Undo
                </button>
              )}
            </>
          )}
        </p>
        {children}
      </div>
      {notice?.kind === "failed" && (
        <p role="alert" className="text-small font-medium text-exposed">
          Not changed. {notice.message}
        </p>
      )}
      {notice?.kind === "stale" && (
        <div role="alert" className="mt-1 border-l-2 border-exposed pl-3 text-small">
          <p className="font-medium">Your change wasn’t saved because a colleague changed this record first.</p>
          <ul>
            {notice.changes.map(({ by, fields, at }) => (
              <li
                key={at + fields.join()}
              >{`${by?.name ?? "A former colleague"} changed the ${inWords(fields)} at ${formatTime(at)}.`}</li>
            ))}
          </ul>
          <p className="flex flex-wrap gap-x-4 pt-1">
            <button type="button" className="link min-h-6" onClick={onDismiss}>
              Keep their change
            </button>
            <button type="button" className="link min-h-6" onClick={() => act(notice.mine)}>
              Make my change
            </button>
          </p>
        </div>
      )}
    </>
  );
}

const inWords = (fields: readonly string[]) =>
  new Intl.ListFormat("en-US").format(fields.map((field) => fieldNames[field as keyof typeof fieldNames] ?? field));

/** Who else has the record open: "Ana is writing", else "Ana and Ben are here". */
export function Present({ others }: { others: Presence["others"] }) {
  const writing = others.filter(({ doing }) => doing === "writing");
  const named = (writing.length > 0 ? writing : others).map(({ name }) => name);
  const is = named.length === 1 ? "is" : "are";
  return (
    <p role="status" className="text-small wrap-anywhere">
      {named.length > 0 &&
        `${new Intl.ListFormat("en-US").format(named)} ${is} ${writing.length > 0 ? "writing here" : "viewing this too"}`}
    </p>
  );
}
