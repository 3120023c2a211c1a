import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ManagedJobListing } from "#domain/job-listings/schema.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { RefreshButton } from "../lists/refresh-button.tsx";
import { usePanelUrl } from "../navigation/tab-url.ts";
import { LoadStatus } from "../ui/load-status.tsx";
import { listingOpenerId } from "./listing-cells.tsx";
import { ListingEditor } from "./listing-editor.tsx";
import { nextSortOrder } from "./listing-order.ts";
import { stateOf } from "./listing-state.ts";
import { ListingTable } from "./listing-table.tsx";
import { moveListing, refreshJobListings, saveListing, useJobListings } from "./use-job-listings.ts";

const newListing = "new-listing";

/** The Job Listings tab: all listings in display order, and the editor. */
export default function JobListings() {
  const { data, error, isFetching, dataUpdatedAt } = useJobListings();
  const [editing, setEditing] = useState<string | null>(null);
  const { params, setParams } = usePanelUrl();
  const isNew = params.has("new");
  if (isNew && editing === null) setEditing(newListing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address opens the editor
  useEffect(() => {
    if (isNew) setParams({}, "replace");
  }, [isNew]);
  const [moves, setMoves] = useState("");
  const returnTo = useRef<string | null>(null);
  useEffect(() => {
    if (editing === null && returnTo.current) document.getElementById(returnTo.current)?.focus();
  }, [editing]);

  const close = (id: string | null) => {
    returnTo.current = id === null ? newListing : listingOpenerId(id);
    setEditing(null);
  };
  const listings = data ?? [];
  const inUse = listings.filter((listing) => !listing.archivedAt);
  const archived = listings.filter((listing) => listing.archivedAt);
  const edited = listings.find((listing) => listing.id === editing);
  if (editing === newListing || edited)
    return <ListingEditor key={editing} listing={edited} sortOrder={nextSortOrder(listings)} onClose={close} />;

  const move = (id: string, step: 1 | -1) => {
    const index = inUse.findIndex((listing) => listing.id === id);
    void moveListing(inUse, id, step);
    setMoves(`${inUse[index]?.title}: moved to position ${index + step + 1} of ${inUse.length}`);
  };
  const table = { busy: isFetching, onOpen: setEditing, onPublish: publish };
  return (
    <div className="min-h-[50vh]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 py-5 xl:pt-0">
        <Button id={newListing} size="small" className="min-h-10" onClick={() => setEditing(newListing)}>
          <Plus aria-hidden="true" className="size-4" />
          New listing
        </Button>
        <p role="status" className="text-small text-muted tabular-nums">
          {data && countLabel(inUse)}
        </p>
        <p role="status" className="sr-only">
          {moves}
        </p>
        <div className="ml-auto">
          <RefreshButton busy={isFetching} checkedAt={dataUpdatedAt} onPress={refreshJobListings} />
        </div>
      </div>
      <LoadStatus
        noun="listings"
        loaded={data !== undefined}
        error={error}
        busy={isFetching}
        onRetry={refreshJobListings}
      />
      {inUse.length > 0 && <ListingTable {...table} label="Job listings" rows={inUse} onMove={move} />}
      {data && inUse.length === 0 && (
        <EmptyState title={archived.length > 0 ? "No listings in use" : "No listings yet"}>
          <p>Press New listing to write one. It appears on the careers page as soon as you publish it.</p>
        </EmptyState>
      )}
      {archived.length > 0 && (
        <details className="pt-8">
          <summary className="min-h-8 w-fit text-small font-medium">Archived ({archived.length})</summary>
          <p className="pt-1 pb-4 text-small text-muted">
            Not on the site. We keep these listings because people applied to them.
          </p>
          <ListingTable {...table} label="Archived listings" rows={archived} />
        </details>
      )}
    </div>
  );
}

async function publish({ id, title }: ManagedJobListing, isActive: boolean) {
  try {
    const saved = await saveListing(id, { isActive });
    const isOpen = stateOf(saved, Date.now()) === "open";
    toast(
      isActive
        ? {
            title: "Listing published",
            description: isOpen
              ? `${title} is on the careers page.`
              : `${title} is still closed because its closing date has passed.`,
          }
        : { title: "Listing unpublished", description: `${title} is no longer on the careers page.` },
    );
  } catch (error) {
    toast({ title: "Listing not changed", description: (error as Error).message, variant: "destructive" });
  }
}

function countLabel(listings: readonly ManagedJobListing[]) {
  if (listings.length === 0) return "";
  const open = listings.filter((listing) => stateOf(listing, Date.now()) === "open").length;
  return `${listings.length} ${listings.length === 1 ? "listing" : "listings"}, ${open} open`;
}
