import { ArrowDown, ArrowUp } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import type { ManagedJobListing } from "#domain/job-listings/schema.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { ActionsCell, ApplicationsCell, listingOpenerId, PositionCell, StateCell } from "./listing-cells.tsx";

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
        {([-1, 1] as const).map((step) => {
          const Arrow = step === 1 ? ArrowDown : ArrowUp;
          return (
            <IconButton
              key={step}
              id={moveButtonId(id, step)}
              name={`Move ${title} ${step === 1 ? "down" : "up"}`}
              onPress={neighborOf(id, step) && (() => move(id, step, moveButtonId(id, step)))}
            >
              <Arrow aria-hidden="true" className="size-4" />
            </IconButton>
          );
        })}
      </div>
    ),
  };
  const columns: Column<ManagedJobListing>[] = [
    {
      id: "position",
      name: "Position",
      isRowHeader: true,
      className: "wrap-anywhere max-lg:order-1 max-lg:basis-full",
      cell: (listing) => (
        <PositionCell
          listing={listing}
          onOpen={() => onOpen(listing.id)}
          onKeyDown={(event) => onKeyDown(event, listing.id)}
        />
      ),
    },
    {
      id: "state",
      name: "Status",
      className: "lg:w-44 max-lg:order-2 max-lg:min-w-40 max-sm:flex-1 sm:max-lg:self-center",
      cell: (listing) => <StateCell listing={listing} now={now} />,
    },
    {
      id: "applications",
      name: "Applications",
      className:
        "lg:w-28 tabular-nums max-lg:order-3 max-lg:text-muted max-sm:basis-1/3 max-sm:text-right sm:max-lg:self-center",
      cell: (listing) => <ApplicationsCell listing={listing} />,
    },
    {
      id: "actions",
      name: "Actions",
      className: "lg:w-52 lg:text-right max-lg:order-4 max-lg:flex-1 max-sm:pt-1 sm:max-lg:self-center",
      cell: (listing) => <ActionsCell listing={listing} now={now} onPublish={onPublish} />,
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
