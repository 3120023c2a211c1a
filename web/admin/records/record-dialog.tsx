import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, lazy, type ReactNode, Suspense } from "react";
import type { RecordKind } from "#domain/people/schema.ts";
import type { Work } from "#domain/work/schema.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { openerId } from "../lists/record-table.tsx";
import { countLabel } from "../lists/summary.ts";
import type { ListState } from "../lists/use-record-list.ts";
import { isTyping } from "../navigation/single-keys.ts";
import { MaskedValue, spoken } from "../reveal/masked-value.tsx";
import { History } from "./history.tsx";

/** The records that a person sent. */
const withPerson: readonly RecordKind[] = ["inquiry", "application", "conversation"];
// Without it, the record is still complete.
const MoreFromPerson = lazy(() => import("./more-from-person.tsx").catch(() => ({ default: () => null })));
const WorkBar = lazy(() => import("../work/work-bar.tsx").catch(() => ({ default: NotLoaded })));
const RecordNotes = lazy(() => import("../work/notes.tsx").catch(() => ({ default: NotLoaded })));
const NotLoaded = () => (
  <p className="pb-5 text-small text-muted">Part of this record couldn’t be loaded. Reload the page to try again.</p>
);

/** The details of one row. Buttons and arrow keys lead to the previous and next row, across pages. */
export function RecordDialog<Row extends { id: string; work?: Work }>({
  list,
  work,
  noun,
  titleOf,
  pathOf,
  actions,
  children,
}: {
  list: ListState<Row>;
  /** The kind of record that the team works on, and the path of its list; none for emails. */
  work?: { kind: RecordKind; listPath: string };
  noun: string;
  titleOf: (row: Row) => string;
  /** The endpoint of a row, which has a history. */
  pathOf: (id: string) => string;
  actions: (row: Row) => ReactNode;
  children: (row: Row) => ReactNode;
}) {
  const { openRow: row, openPrevious, openNext, position, total, isMore } = list;
  const kind = withPerson.find((one) => one === noun);
  const close = () => {
    list.open(null);
    // The browser restores focus to the row that opened the dialog; after stepping, focus the last shown row instead.
    if (row) document.getElementById(openerId(row.id))?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Another dialog may be open over this one.
    if ((event.target as Element).closest("dialog") !== event.currentTarget || isTyping(event.target)) return;
    const step = { ArrowLeft: openPrevious, ArrowRight: openNext }[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  return (
    <Dialog
      open={row !== undefined}
      title={row ? <MaskedValue text={titleOf(row)} /> : ""}
      onClose={close}
      onKeyDown={onKeyDown}
      footer={
        row && (
          <div className="flex flex-wrap items-center gap-x-1 gap-y-2 sm:gap-x-3">
            <div className="record-actions">{actions(row)}</div>
            <div className="ml-auto flex items-center sm:gap-1">
              <p role="status" className="pr-2 text-small text-muted tabular-nums max-sm:sr-only">
                <span className="sr-only">{spoken(titleOf(row))}, </span>
                {position.toLocaleString("en-US")} of {countLabel(total, isMore)}
              </p>
              <IconButton name={`Previous ${noun}`} onPress={openPrevious}>
                <ChevronLeft aria-hidden="true" className="size-4" />
              </IconButton>
              <IconButton name={`Next ${noun}`} onPress={openNext}>
                <ChevronRight aria-hidden="true" className="size-4" />
              </IconButton>
            </div>
          </div>
        )
      }
    >
      {row && (
        <>
          {/* Each key is different: what `children` returns may have the id of the row as its key. */}
          {work && row.work && (
            <Suspense fallback={<div className="h-35 sm:h-27" />}>
              <WorkBar
                key={`work ${row.id}`}
                target={{ ...work, id: row.id, path: pathOf(row.id) }}
                listed={row.work}
              />
            </Suspense>
          )}
          {children(row)}
          {work && (
            <Suspense>
              <RecordNotes key={`notes ${row.id}`} target={{ ...work, id: row.id, path: pathOf(row.id) }} />
            </Suspense>
          )}
          {kind && (
            <Suspense>
              <MoreFromPerson key={`more ${row.id}`} kind={kind} id={row.id} />
            </Suspense>
          )}
          <History key={`history ${row.id}`} path={pathOf(row.id)} />
        </>
      )}
    </Dialog>
  );
}
