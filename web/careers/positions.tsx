import type { JobListing } from "#domain/job-listings/schema.ts";
import { capitalise } from "#web/shell/capitalise.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { SelectField } from "#web/ui/field.tsx";
import { choices, type FilterName, type Filters, filterNames, isNarrowing, narrowed } from "./filters.ts";
import { applyPath, linesOf, positionPath } from "./job-posting.ts";

const labels: Record<FilterName, string> = { type: "Type", location: "Location", category: "Category" };

/**
 * 'Open Positions' (specification, section 2). The filters are a plain form whose fields are the address, so they work
 * without JavaScript and a filtered list can be sent to somebody.
 */
export function Positions({ listings, filters }: { listings: readonly JobListing[]; filters: Filters }) {
  const shown = narrowed(listings, filters);
  return (
    <section id="open-positions" className="wrap band" aria-labelledby="positions-title">
      <h2 id="positions-title" className="display text-display-s">
        Open Positions
      </h2>
      {listings.length === 0 ? (
        <EmptyState title="No Open Positions">
          <p>Nothing is open today. A new position stands here the moment it opens.</p>
        </EmptyState>
      ) : (
        <>
          <Filter listings={listings} filters={filters} />
          <p className="py-4 text-small text-muted">
            {shown.length} of {listings.length} {listings.length === 1 ? "position" : "positions"}
          </p>
          {shown.length === 0 ? (
            <EmptyState title="No position answers to this">
              <a className="link" href="/careers#open-positions">
                Show all {listings.length}
              </a>
            </EmptyState>
          ) : (
            <ul className="positions">
              {shown.map((listing) => (
                <Position key={listing.id} listing={listing} />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

function Filter({ listings, filters }: { listings: readonly JobListing[]; filters: Filters }) {
  return (
    <search>
      <form action="/careers#open-positions" className="positions-filter">
        {filterNames.map((name) => (
          <SelectField key={name} id={`filter-${name}`} name={name} label={labels[name]} defaultValue={filters[name]}>
            <option value="">All</option>
            {choices(listings, name).map((value) => (
              <option key={value} value={value}>
                {capitalise(value)}
              </option>
            ))}
          </SelectField>
        ))}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="outlined">
            Filter
          </Button>
          {isNarrowing(filters) && (
            <ButtonLink variant="quiet" href="/careers#open-positions">
              Show all
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  );
}

function Position({ listing }: { listing: JobListing }) {
  const { id, title, description, requirements } = listing;
  return (
    <li className="position">
      <div className="grid content-start gap-4">
        <h3 className="display text-title">
          <a className="hover:underline" href={positionPath(listing)}>
            {title}
          </a>
        </h3>
        <Facts listing={listing} />
        <ButtonLink href={applyPath(listing)} aria-label={`Apply: ${title}`} className="justify-self-start">
          Apply
        </ButtonLink>
      </div>
      <div className="grid content-start gap-4">
        <Lines text={description} />
        <h4 id={`requirements-${id}`} className="font-medium">
          Requirements
        </h4>
        <ul aria-labelledby={`requirements-${id}`} className="position-requirements">
          {linesOf(requirements).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** Type, location and experience of a position, and until when it is open. */
export function Facts({ listing }: { listing: JobListing }) {
  const { type, location, remote, experience, closesAt } = listing;
  return (
    <dl className="position-facts">
      <Fact name="Type" value={type} />
      <Fact name="Location" value={remote ? `${location}, remote` : location} />
      <Fact name="Experience" value={experience} />
      {closesAt && <Fact name="Open until" value={day.format(new Date(closesAt))} />}
    </dl>
  );
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** A text of several lines as paragraphs. */
export function Lines({ text }: { text: string }) {
  return linesOf(text).map((line) => <p key={line}>{line}</p>);
}
