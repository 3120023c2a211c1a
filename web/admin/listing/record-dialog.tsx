import { ChevronLeft, ChevronRight } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { howMany } from "./summary.ts";
import type { Listing } from "./use-listing.ts";

/** The id of the button that opens a row, where the focus returns to. */
export const openerId = (id: string) => `open-${id}`;

/**
 * One row of a list, read whole. The ones before and after it, on other pages too, are a press or an arrow key away. Text is
 * shown as text.
 */
export function RecordDialog<Row extends { id: string }>({
  listing,
  noun,
  titleOf,
  actions,
  children,
}: {
  listing: Listing<Row>;
  noun: string;
  titleOf: (row: Row) => string;
  actions: (row: Row) => ReactNode;
  children: (row: Row) => ReactNode;
}) {
  const { opened: row, above, below, place, total, isMore } = listing;
  const close = () => {
    listing.open(null);
    // The platform gives the focus to the row it came from; after stepping, the row last read is the better place.
    if (row) document.getElementById(openerId(row.id))?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = { ArrowLeft: above, ArrowRight: below }[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  return (
    <Dialog
      open={row !== undefined}
      title={row ? titleOf(row) : ""}
      onClose={close}
      onKeyDown={onKeyDown}
      footer={
        row && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div className="flex flex-wrap items-center gap-3">{actions(row)}</div>
            <div className="flex items-center gap-1">
              <p role="status" className="pr-2 text-small text-muted tabular-nums">
                <span className="sr-only">{titleOf(row)}, </span>
                {place.toLocaleString("en-US")} of {howMany(total, isMore)}
              </p>
              <Step name={`Previous ${noun}`} onPress={above}>
                <ChevronLeft aria-hidden="true" className="size-4" />
              </Step>
              <Step name={`Next ${noun}`} onPress={below}>
                <ChevronRight aria-hidden="true" className="size-4" />
              </Step>
            </div>
          </div>
        )
      }
    >
      {row && children(row)}
    </Dialog>
  );
}

// `aria-disabled`, since a disabled button would drop the focus of who steps to the end by keyboard.
function Step({ name, onPress, children }: { name: string; onPress: (() => void) | undefined; children: ReactNode }) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={name}
      aria-disabled={!onPress || undefined}
      onClick={onPress}
      className={onPress ? "px-2" : "px-2 opacity-40"}
    >
      {children}
    </Button>
  );
}
