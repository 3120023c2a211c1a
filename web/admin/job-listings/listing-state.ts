import type { ManagedJobListing } from "#domain/job-listings/schema.ts";

export type ListingState = "open" | "closed" | "unpublished" | "archived";

/** The state of a listing at `now` (epoch ms). Visitors see open listings only. */
export function stateOf(
  { isActive, closesAt, archivedAt }: Pick<ManagedJobListing, "isActive" | "closesAt" | "archivedAt">,
  now: number,
): ListingState {
  if (archivedAt) return "archived";
  if (!isActive) return "unpublished";
  return closesAt && Date.parse(closesAt) <= now ? "closed" : "open";
}

export const stateNames: Record<ListingState, string> = {
  open: "Open",
  closed: "Closed",
  unpublished: "Not published",
  archived: "Archived",
};
