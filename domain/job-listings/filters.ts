import type { JobListing } from "./schema.ts";

/** The filters of the open positions; each is a parameter of the page's address: `/careers?type=Full-time`. */
export const filterNames = ["type", "location", "category"] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Record<FilterName, string>;

/** What a listing has for each filter, as visitors read it. */
export const valueBy: Record<FilterName, (listing: JobListing) => string> = {
  type: ({ type }) => type,
  location: ({ location, remote }) => (remote ? `${location}, remote` : location),
  category: ({ listingCategory }) => listingCategory,
};

/** The filters in an address; an empty value filters nothing. */
export function filtersOf(parameters: URLSearchParams): Filters {
  const value = (name: FilterName) => parameters.get(name)?.trim() ?? "";
  return { type: value("type"), location: value("location"), category: value("category") };
}

/** The listings that match every filter, in their order. */
export function matchingListings(listings: readonly JobListing[], filters: Filters): JobListing[] {
  return listings.filter((listing) =>
    filterNames.every((name) => filters[name] === "" || valueBy[name](listing) === filters[name]),
  );
}

/** The options of a filter: each value among the open positions once, in the order of the positions. */
export function filterOptions(listings: readonly JobListing[], name: FilterName): string[] {
  return [...new Set(listings.map(valueBy[name]))];
}

/** Whether any filter is set. */
export const hasFilters = (filters: Filters) => filterNames.some((name) => filters[name] !== "");

/** The result of filtering in words: "2 of 6 positions". */
export const countInWords = (shown: number, all: number) =>
  `${shown} of ${all} ${all === 1 ? "position" : "positions"}`;
