import { useQuery } from "@tanstack/react-query";
import type { ManagedJobListing } from "#domain/job-listings/schema.ts";
import { queryClient } from "#web/shell/query-client.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { listingPath, listingsPath } from "../navigation/api-paths.ts";
import { moveRow } from "./listing-order.ts";

type Change = Partial<Omit<ManagedJobListing, "id">>;

/** All listings in display order, published or not. */
export const useJobListings = () => useQuery<ManagedJobListing[]>({ queryKey: [listingsPath] });

export const refreshJobListings = () => queryClient.invalidateQueries({ queryKey: [listingsPath] });

/** Creates a listing, or updates the listing with this id. Throws a `RequestError` that names invalid fields. */
export async function saveListing(id: string | null, change: Change): Promise<ManagedJobListing> {
  const response = await request(id ? listingPath(id) : listingsPath, id ? "PATCH" : "POST", change);
  const saved: ManagedJobListing = await response.json();
  await refreshJobListings();
  return saved;
}

/** Removes a listing. The server archives it instead if it has applications; the result says which. */
export async function removeListing(id: string): Promise<"removed" | "archived"> {
  const response = await request(listingPath(id), "DELETE");
  await refreshJobListings();
  return response.status === 200 ? "archived" : "removed";
}

/** The last move sent. Moves are sent one at a time: concurrent requests could arrive out of order. */
let pendingMove: Promise<void> = Promise.resolve();

/**
 * Moves a listing by one position among `rows`, with an optimistic update. If the server refuses, shows an error,
 * refetches the list, and drops later moves that were based on the refused order.
 */
export async function moveListing(rows: readonly ManagedJobListing[], id: string, step: 1 | -1) {
  const next = moveRow(rows, id, step);
  const otherListings = (queryClient.getQueryData<ManagedJobListing[]>([listingsPath]) ?? []).filter(
    (listing) => !rows.some((row) => row.id === listing.id),
  );
  queryClient.setQueryData([listingsPath], [...next.rows, ...otherListings]);
  const stored = pendingMove.then(async () => {
    for (const { id, sortOrder } of next.changed) await request(listingPath(id), "PATCH", { sortOrder });
  });
  pendingMove = stored;
  try {
    await stored;
  } catch (error) {
    if (pendingMove !== stored) return;
    pendingMove = Promise.resolve();
    toast({ title: "Order not changed", description: (error as Error).message, variant: "destructive" });
    await refreshJobListings();
  }
}
