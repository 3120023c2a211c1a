import { type JobListing, positionPath } from "#domain/job-listings/schema.ts";
import { site } from "#site";
import { ButtonLink } from "#web/ui/button.tsx";
import { Facts, Lines, Requirements } from "./facts.tsx";
import { applyPath } from "./job-posting.ts";

/** The page of one open position: description, requirements and the other open positions. */
export function PositionDetail({ listing, others }: { listing: JobListing; others: readonly JobListing[] }) {
  return (
    <>
      <article>
        <header className="border-b border-ink">
          <div className="wrap grid gap-x-12 gap-y-10 py-[clamp(2.5rem,1.6rem+4vw,5rem)] md:grid-cols-[7fr_5fr] lg:grid-cols-[7fr_4fr]">
            <div className="grid content-between justify-items-start gap-8">
              <h1 className="display text-display-l">{listing.title}</h1>
              <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
                <ButtonLink href={applyPath(listing)}>Apply for this position</ButtonLink>
                <a className="link" href="/careers#open-positions">
                  All open positions
                </a>
              </div>
            </div>
            <Facts listing={listing} posted />
          </div>
        </header>
        <div className="wrap band-s grid gap-12 text-body md:grid-cols-[7fr_5fr] lg:grid-cols-[7fr_4fr]">
          <section className="grid content-start justify-items-start gap-5 lg:max-w-160" aria-labelledby="work-title">
            <h2 id="work-title" className="display text-title">
              What you do
            </h2>
            <Lines text={listing.description} />
          </section>
          <section
            className="grid content-start justify-items-start gap-5 md:row-span-2"
            aria-labelledby="requirements-title"
          >
            <h2 id="requirements-title" className="display text-title">
              Requirements
            </h2>
            <Requirements text={listing.requirements} labelledBy="requirements-title" />
          </section>
          <section
            className="grid content-start justify-items-start gap-5 border-t border-hairline pt-5 lg:max-w-160"
            aria-labelledby="next-title"
          >
            <h2 id="next-title" className="display text-title">
              Don’t meet every requirement?
            </h2>
            <p className="text-muted">
              Apply anyway, and tell us which ones you don’t meet and what you bring instead. You need a resume, as a
              link or a file, but no account. We delete your application after {site.applicationRetentionMonths} months.
            </p>
            <ButtonLink href={applyPath(listing)} variant="outlined">
              Go to the form
            </ButtonLink>
          </section>
        </div>
      </article>
      <OtherPositions listings={others} title="Also open" />
    </>
  );
}

interface MissingProps {
  heading: string;
  /** The title of a closed position; null for an unknown one. */
  closed: string | null;
  open: readonly JobListing[];
}

/** The page of a position that is closed or unknown. */
export function PositionMissing({ heading, closed, open }: MissingProps) {
  return (
    <>
      <section className="border-b border-ink" aria-labelledby="missing-title">
        <div className="wrap grid items-end gap-x-12 gap-y-6 py-[clamp(2.5rem,1.6rem+4vw,5rem)] lg:grid-cols-[6fr_5fr]">
          <h1 id="missing-title" className="display text-display-l">
            {heading}
          </h1>
          <div className="grid justify-items-start gap-6">
            <p className="max-w-[31rem] text-lead text-muted">
              {closed === null
                ? "We couldn’t find this position. It may have been removed, or the link may be incomplete."
                : `“${closed}” is no longer open for applications. If you applied while it was open, we’ll still read your application.`}
            </p>
            <ButtonLink href="/careers">Back to Careers</ButtonLink>
          </div>
        </div>
      </section>
      <OtherPositions listings={open} title="Open today" />
    </>
  );
}

function OtherPositions({ listings, title }: { listings: readonly JobListing[]; title: string }) {
  if (listings.length === 0) return null;
  return (
    <section className="wrap band-s" aria-labelledby="others-title">
      <h2 id="others-title" className="display pb-6 text-display-s">
        {title}
      </h2>
      <ul className="border-t-4 border-ink">
        {listings.map((listing) => (
          <li
            key={listing.id}
            className="grid items-baseline gap-x-12 gap-y-1 border-b border-hairline py-4.5 sm:grid-cols-[6fr_2fr_3fr]"
          >
            <a
              href={positionPath(listing)}
              className="display text-title decoration-1 underline-offset-[0.2em] hover:underline"
            >
              {listing.title}
            </a>
            <span>{listing.type}</span>
            <span className="text-muted">{listing.remote ? `${listing.location}, remote` : listing.location}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
