import {
  countInWords,
  type FilterName,
  type Filters,
  filterNames,
  filterOptions,
  hasFilters,
  matchingListings,
  valueBy,
} from "#domain/job-listings/filters.ts";
import { type JobListing, positionPath } from "#domain/job-listings/schema.ts";
import { capitalize } from "#web/shell/capitalize.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Facts, Lines, Requirements } from "./facts.tsx";
import { applyPath } from "./job-posting.ts";

const labels: Record<FilterName, string> = { type: "Type", location: "Location", category: "Category" };

/**
 * 'Open Positions' (specification, section 2). The filters are a plain form whose fields form the URL, so they work
 * without JavaScript and a filtered list can be shared. With JavaScript a choice applies at once (positions-script.ts);
 * the page therefore contains every position.
 */
export function Positions({ listings, filters }: { listings: readonly JobListing[]; filters: Filters }) {
  const shown = new Set(matchingListings(listings, filters));
  return (
    <section id="open-positions" className="wrap band" aria-labelledby="positions-title">
      <h2 id="positions-title" className="display text-display-s">
        Open Positions
      </h2>
      {listings.length === 0 ? (
        <EmptyState title="No Open Positions">
          <p>Nothing is open right now. New positions appear here as soon as they open.</p>
        </EmptyState>
      ) : (
        <>
          <Filter listings={listings} filters={filters} />
          <p className="flex min-h-12 flex-wrap items-center gap-x-4 py-3 text-small text-muted">
            <span id="positions-count" role="status">
              {countInWords(shown.size, listings.length)}
            </span>
            <a
              id="positions-all"
              className="link py-0.5 text-ink"
              href="/careers#open-positions"
              hidden={!hasFilters(filters)}
            >
              Show all
            </a>
          </p>
          <ul className="border-t-4 border-ink">
            {listings.map((listing) => (
              <Position key={listing.id} listing={listing} hidden={!shown.has(listing)} />
            ))}
          </ul>
          <div id="positions-none" hidden={shown.size > 0}>
            <EmptyState title="No matching positions">
              <p>Set one of the filters to “All” to see more.</p>
            </EmptyState>
          </div>
        </>
      )}
    </section>
  );
}

function Filter({ listings, filters }: { listings: readonly JobListing[]; filters: Filters }) {
  return (
    <search>
      <form
        id="positions-filter"
        action="/careers#open-positions"
        className="grid gap-x-10 gap-y-4 pt-6 md:flex md:flex-wrap"
      >
        {filterNames.map((name) => (
          <fieldset key={name} className="flex flex-wrap gap-2">
            <legend className="pb-1.5 text-small text-muted">{labels[name]}</legend>
            {["", ...filterOptions(listings, name)].map((value) => (
              <label key={value} className="chip">
                <input type="radio" name={name} value={value} defaultChecked={filters[name] === value} />
                {capitalize(value || "all")}
              </label>
            ))}
          </fieldset>
        ))}
        <Button type="submit" variant="outlined" className="self-end not-noscript:hidden">
          Filter
        </Button>
      </form>
    </search>
  );
}

/** A position. On phones its texts are closed until the visitor opens them (careers.css). */
function Position({ listing, hidden }: { listing: JobListing; hidden: boolean }) {
  const { id, title, type, listingCategory, description, requirements } = listing;
  return (
    <li
      className="position grid gap-x-12 border-b border-hairline py-5 md:grid-cols-[2fr_3fr] md:gap-y-6 md:py-9 lg:grid-cols-3"
      hidden={hidden}
      data-type={type}
      data-location={valueBy.location(listing)}
      data-category={listingCategory}
    >
      <div className="grid content-start justify-items-start gap-2 md:row-span-2 md:gap-4 lg:row-auto">
        <h3 className="display text-title md:text-display-s">
          <a className="decoration-1 underline-offset-[0.15em] hover:underline" href={positionPath(listing)}>
            {title}
          </a>
        </h3>
        <Facts listing={listing} />
        <ButtonLink
          href={applyPath(listing)}
          variant="outlined"
          aria-label={`Apply: ${title}`}
          className="max-md:hidden"
        >
          Apply
        </ButtonLink>
      </div>
      <details className="position-more">
        <summary>
          Description and requirements<span className="sr-only">: {title}</span>
        </summary>
      </details>
      <div className="position-text grid content-start gap-3">
        <Lines text={description} />
      </div>
      <div className="position-text grid content-start gap-3">
        <h4 id={`requirements-${id}`} className="text-small text-muted">
          Requirements
        </h4>
        <Requirements text={requirements} labelledBy={`requirements-${id}`} />
        <p className="pt-2 md:hidden">
          <ButtonLink href={applyPath(listing)} variant="outlined" aria-label={`Apply: ${title}`}>
            Apply
          </ButtonLink>
        </p>
      </div>
    </li>
  );
}
