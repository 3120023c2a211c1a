import { useQuery } from "@tanstack/react-query";
import type { ManagedJobListing } from "#domain/job-listings/schema.ts";
import { queryClient } from "#web/shell/query-client.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { moved } from "./listing-order.ts";

const path = "/api/admin/job-listings";
type Change = Partial<Omit<ManagedJobListing, "id">>;

/** Every listing in the owner's order, published or not. */
export const useJobListings = () => useQuery<ManagedJobListing[]>({ queryKey: [path] });

export const refreshJobListings = () => queryClient.invalidateQueries({ queryKey: [path] });

/** Stores a new listing, or what has changed of one that is there. Throws a `RequestError` that names the fields. */
export async function saveListing(id: string | null, change: Change): Promise<ManagedJobListing> {
  const answer = await request(id ? `${path}/${id}` : path, id ? "PATCH" : "POST", change);
  const saved: ManagedJobListing = await answer.json();
  await refreshJobListings();
  return saved;
}

/** Removes a listing. Resolves with whether it is archived instead, because somebody applied for it. */
export async function removeListing(id: string): Promise<"removed" | "archived"> {
  const answer = await request(`${path}/${id}`, "DELETE");
  await refreshJobListings();
  return answer.status === 200 ? "archived" : "removed";
}

/** What was moved is stored one after the other: on their way together, the number that comes last would win. */
let storing: Promise<void> = Promise.resolve();

/**
 * Moves a listing one place among those of `rows`. It is shown there at once; where the server does not take it, what is
 * so is shown again and said, and what was moved since, in an order that never came to be, is not sent.
 */
export async function moveListing(rows: readonly ManagedJobListing[], id: string, step: 1 | -1) {
  const next = moved(rows, id, step);
  const kept = (queryClient.getQueryData<ManagedJobListing[]>([path]) ?? []).filter(
    (listing) => !rows.some((row) => row.id === listing.id),
  );
  queryClient.setQueryData([path], [...next.rows, ...kept]);
  const stored = storing.then(async () => {
    for (const { id, sortOrder } of next.changed) await request(`${path}/${id}`, "PATCH", { sortOrder });
  });
  storing = stored;
  try {
    await stored;
  } catch (error) {
    if (storing !== stored) return;
    storing = Promise.resolve();
    toast({ title: "Order not changed", description: (error as Error).message, variant: "destructive" });
    await refreshJobListings();
  }
}
