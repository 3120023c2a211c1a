import type { JobListing } from "#domain/job-listings/schema.ts";

/** By what the open positions can be narrowed, each a field of the address: `/careers?type=Full-time`. */
export const filterNames = ["type", "location", "category"] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Record<FilterName, string>;

const readers: Record<FilterName, (listing: JobListing) => string> = {
  type: ({ type }) => type,
  location: ({ location }) => location,
  category: ({ listingCategory }) => listingCategory,
};

/** What an address asks for; an empty field asks for nothing. */
export function filtersOf(parameters: URLSearchParams): Filters {
  const asked = (name: FilterName) => parameters.get(name)?.trim() ?? "";
  return { type: asked("type"), location: asked("location"), category: asked("category") };
}

/** The listings that answer to every filter, in their order. */
export function narrowed(listings: readonly JobListing[], filters: Filters): JobListing[] {
  return listings.filter((listing) =>
    filterNames.every((name) => filters[name] === "" || readers[name](listing) === filters[name]),
  );
}

/** What can be chosen of a filter: each value that an open position has, once, in the order of the positions. */
export function choices(listings: readonly JobListing[], name: FilterName): string[] {
  return [...new Set(listings.map(readers[name]))];
}

/** Whether an address narrows the list at all. */
export const isNarrowing = (filters: Filters) => filterNames.some((name) => filters[name] !== "");

/** "2 of 6 positions", as it is said when a choice is made. */
export const countWords = (shown: number, all: number) => `${shown} of ${all} ${all === 1 ? "position" : "positions"}`;
