import { filterNames, filterOptions, filtersOf } from "#domain/job-listings/filters.ts";
import { lookUpJobListing } from "#domain/job-listings/look-up.ts";
import { type JobListing, positionPath } from "#domain/job-listings/schema.ts";
import type { Context } from "#domain/kernel/context.ts";

/** Stands for every filter value that no open position has; no position can have it. */
const NO_POSITION = "\u0000";

type Data = Pick<Context, "db" | "now">;

/**
 * The one address of all that show the same page as `url`, so that made-up addresses are answered from the cache.
 * Null when the response is not the same for every visitor.
 */
export async function canonicalUrl(url: string, open: readonly JobListing[], data: Data): Promise<string | null> {
  const [path = "", search = ""] = url.split("?", 2);
  const parameters = new URLSearchParams(search);
  if (path === "/api/docs") return path;
  if (path === "/careers") return withQuery(path, knownFilters(parameters, open));
  if (path === "/careers/apply-internship") {
    const listing = open.find(
      ({ id, listingCategory }) => listingCategory === "internship" && id === parameters.get("listing"),
    );
    return withQuery(path, listing ? { listing: listing.id } : {});
  }
  return await positionUrl(path, open, data);
}

function knownFilters(parameters: URLSearchParams, open: readonly JobListing[]): Record<string, string> {
  const filters = filtersOf(parameters);
  return Object.fromEntries(
    filterNames
      .filter((name) => filters[name] !== "")
      .map((name) => [name, filterOptions(open, name).includes(filters[name]) ? filters[name] : NO_POSITION]),
  );
}

/** The page of a position or its form; closed positions have one page each, unknown positions share one. */
async function positionUrl(path: string, open: readonly JobListing[], data: Data): Promise<string | null> {
  const [section, ...rest] = path.split("/").filter(Boolean).map(decoded);
  const isForm = rest[0] === "apply";
  const [id = "", ...more] = isForm ? rest.slice(1) : rest;
  if (section !== "careers" || id === "" || more.length > (isForm ? 0 : 1)) return null;
  const listing = open.find((one) => one.id === id);
  const urlOf = (known: string) => (isForm ? `/careers/apply/${known}` : `/careers/${known}/-`);
  if (!listing) return urlOf((await lookUpJobListing(data, id)) ? id : "-");
  const own = isForm ? urlOf(id) : positionPath(listing);
  return path === own ? own : null;
}

function withQuery(path: string, query: Record<string, string>): string {
  const search = new URLSearchParams(query).toString();
  return search === "" ? path : `${path}?${search}`;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return "";
  }
}
