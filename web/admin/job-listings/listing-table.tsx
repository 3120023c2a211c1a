import { ArrowDown, ArrowUp, ExternalLink } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { type ManagedJobListing, positionPath } from "#domain/job-listings/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { goToTab } from "../tab-url.ts";
import { formatClosing } from "./closing-day.ts";
import { stateNames, stateOf } from "./listing-state.ts";

/** The id of the button that opens a listing; focus returns to it. */
export const listingOpenerId = (id: string) => `listing-${id}`;
const moveButtonId = (id: string, step: 1 | -1) => `${listingOpenerId(id)}-${step === 1 ? "down" : "up"}`;

/** Listings in display order, with their state and their most frequent actions. */
export function ListingTable({
  label,
  rows,
  busy,
  onOpen,
  onMove,
  onPublish,
}: {
  label: string;
  rows: readonly ManagedJobListing[];
  busy: boolean;
  onOpen: (id: string) => void;
  /** Omitted for archived listings, which have no order. */
  onMove?: (id: string, step: 1 | -1) => void;
  onPublish: (listing: ManagedJobListing, isActive: boolean) => void;
}) {
  // Moving a row in the DOM drops the focus inside it: restore it.
  const focusedId = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focusedId.current) document.getElementById(focusedId.current)?.focus();
    focusedId.current = null;
  });
  const neighborOf = (id: string, step: 1 | -1) => rows[rows.findIndex((row) => row.id === id) + step];
  const move = (id: string, step: 1 | -1, from: string) => {
    if (!onMove || !neighborOf(id, step)) return;
    focusedId.current = from;
    onMove(id, step);
  };
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const step = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (!event.altKey || !step) return;
    event.preventDefault();
    move(id, step, listingOpenerId(id));
  };
  const now = Date.now();
  const order: Column<ManagedJobListing> = {
    id: "order",
    name: "Order",
    className: "lg:w-22 max-lg:order-5 max-lg:ml-auto max-sm:self-end sm:max-lg:self-center sm:max-lg:ml-0",
    cell: ({ id, title }) => (
      <div className="flex lg:-my-1 lg:-ml-2">
        {([-1, 1] as const).map((step) => (
          <MoveButton
            key={step}
            id={moveButtonId(id, step)}
            name={`Move ${title} ${step === 1 ? "down" : "up"}`}
            isDown={step === 1}
            onPress={neighborOf(id, step) && (() => move(id, step, moveButtonId(id, step)))}
          />
        ))}
      </div>
    ),
  };
  const columns: Column<ManagedJobListing>[] = [
    {
      id: "position",
      name: "Position",
      isRowHeader: true,
      className: "wrap-anywhere max-lg:order-1 max-lg:basis-full",
      cell: ({ id, title, type, location, remote, experience }) => (
        <>
          <button
            type="button"
            id={listingOpenerId(id)}
            data-opener
            onClick={() => onOpen(id)}
            onKeyDown={(event) => onKeyDown(event, id)}
            className="min-h-6 text-left font-medium hover:underline hover:underline-offset-4"
          >
            <span className="sr-only">Edit </span>
            {title}
          </button>
          <p className="font-normal text-muted">
            {[type, remote ? `${location}, remote` : location, experience].join(" · ")}
          </p>
        </>
      ),
    },
    {
      id: "state",
      name: "Status",
      className: "lg:w-44 max-lg:order-2 max-lg:min-w-40 max-sm:flex-1 sm:max-lg:self-center",
      cell: (listing) => {
        const state = stateOf(listing, now);
        return (
          <>
            <p className="state-mark state-mark-round" data-state={state}>
              {stateNames[state]}
            </p>
            {listing.closesAt && state !== "archived" && (
              <p className="text-muted tabular-nums">
                {state === "closed" ? "since " : "until "}
                {formatClosing(listing.closesAt)}
              </p>
            )}
          </>
        );
      },
    },
    {
      id: "applications",
      name: "Applications",
      className:
        "lg:w-28 tabular-nums max-lg:order-3 max-lg:text-muted max-sm:basis-1/3 max-sm:text-right sm:max-lg:self-center",
      cell: ({ id, title, applications }) => {
        const count = applications.toLocaleString("en-US");
        const noun = <span className="lg:sr-only"> {applications === 1 ? "application" : "applications"}</span>;
        if (applications === 0)
          return (
            <span className="text-muted">
              {count}
              {noun}
            </span>
          );
        return (
          <button
            type="button"
            onClick={() => goToTab("applications", { jobListingId: id })}
            className="min-h-6 min-w-6 text-left underline underline-offset-4"
          >
            {count}
            {noun}
            <span className="sr-only"> for {title}, show them</span>
          </button>
        );
      },
    },
    {
      id: "actions",
      name: "Actions",
      className: "lg:w-52 lg:text-right max-lg:order-4 max-lg:flex-1 max-sm:pt-1 sm:max-lg:self-center",
      cell: (listing) => {
        const state = stateOf(listing, now);
        const isPublished = state === "open" || state === "closed";
        const verb = isPublished ? "Unpublish" : state === "archived" ? "Restore" : "Publish";
        return (
          <div className="flex flex-wrap items-center gap-1 max-sm:-ml-3.5 sm:justify-end lg:-my-1.5 lg:-mr-3.5">
            {state === "open" && (
              <a
                href={positionPath(listing)}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-9 items-center gap-1.5 px-3.5 text-small text-muted hover:text-ink"
              >
                View
                <span className="sr-only"> {listing.title} on the site, in a new tab</span>
                <ExternalLink aria-hidden="true" className="size-3.5" />
              </a>
            )}
            <Button
              variant={isPublished ? "quiet" : "outlined"}
              size="small"
              aria-label={`${verb} ${listing.title}`}
              onClick={() => onPublish(listing, !isPublished)}
            >
              {verb}
            </Button>
          </div>
        );
      },
    },
  ];
  return (
    <Table
      label={label}
      rows={rows}
      columns={onMove ? [order, ...columns] : columns}
      keyOf={({ id }) => id}
      busy={busy}
      onOpen={({ id }) => onOpen(id)}
    />
  );
}

// `aria-disabled` instead of `disabled`: a disabled button would lose keyboard focus at the end of the list.
function MoveButton({
  id,
  name,
  isDown,
  onPress,
}: {
  id: string;
  name: string;
  isDown: boolean;
  onPress: (() => void) | undefined;
}) {
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      id={id}
      aria-label={name}
      aria-disabled={!onPress || undefined}
      onClick={onPress}
      className={`grid size-8 place-items-center rounded-control ${onPress ? "text-muted hover:bg-sunken hover:text-ink" : "opacity-25"}`}
    >
      <Arrow aria-hidden="true" className="size-4" />
    </button>
  );
}
