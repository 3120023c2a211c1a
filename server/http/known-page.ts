import type { Context } from "#domain/context.ts";
import { lookUpJobListing } from "#domain/job-listings/look-up.ts";
import { type JobListing, positionPath } from "#domain/job-listings/schema.ts";

/** By what /careers can be narrowed, and where a position says it. */
const filters = { type: "type", location: "location", category: "listingCategory" } as const;
/** Stands for every value that no open position has; none can have this one. */
const NONE = "\u0000";

/**
 * The address whose page is also what `url` is answered with, of as few addresses as there are different pages: whoever
 * makes addresses up gets pages that are there already. Null where the answer is no page that is the same for everybody.
 */
export async function knownPage(
  url: string,
  open: readonly JobListing[],
  context: Pick<Context, "db" | "now">,
): Promise<string | null> {
  const [path = "", search = ""] = url.split("?", 2);
  const asked = new URLSearchParams(search);
  if (path === "/api/docs") return path;
  if (path === "/careers") return withQuery(path, filtersOf(asked, open));
  if (path === "/careers/apply-internship") {
    const listing = open.find(
      ({ id, listingCategory }) => listingCategory === "internship" && id === asked.get("listing"),
    );
    return withQuery(path, listing ? { listing: listing.id } : {});
  }
  return await positionPage(path, open, context);
}

function filtersOf(asked: URLSearchParams, open: readonly JobListing[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, field] of Object.entries(filters)) {
    const value = asked.get(name)?.trim() ?? "";
    if (value !== "") found[name] = open.some((listing) => listing[field] === value) ? value : NONE;
  }
  return found;
}

/** A position, its form, or the words that there is none: one page for each that was ever known, and one for all others. */
async function positionPage(path: string, open: readonly JobListing[], context: Pick<Context, "db" | "now">) {
  const [room, ...rest] = path.split("/").filter(Boolean).map(decoded);
  const isForm = rest[0] === "apply";
  const [id = "", ...more] = isForm ? rest.slice(1) : rest;
  if (room !== "careers" || id === "" || more.length > (isForm ? 0 : 1)) return null;
  const listing = open.find((one) => one.id === id);
  const addressOf = (known: string) => (isForm ? `/careers/apply/${known}` : `/careers/${known}/-`);
  if (!listing) return addressOf((await lookUpJobListing(context, id)) ? id : "-");
  const own = isForm ? addressOf(id) : positionPath(listing);
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
