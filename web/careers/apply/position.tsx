import { type JobListing, positionPath } from "#domain/job-listings/schema.ts";
import { Facts, Requirements } from "../facts.tsx";
import { ApplicationProcess } from "./application-process.tsx";

/** The position, beside its application form. */
export function Position({ listing }: { listing: JobListing }) {
  return (
    <div className="grid content-start gap-12 lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:self-start">
      <div className="grid gap-5">
        <h1 className="display text-display">{listing.title}</h1>
        <Facts listing={listing} />
        <p>
          <a className="link" href={positionPath(listing)}>
            Read the full description
          </a>
        </p>
      </div>
      <section className="hidden gap-5 border-t border-hairline pt-6 lg:grid" aria-labelledby="requirements-title">
        <h2 id="requirements-title" className="display text-title">
          Requirements
        </h2>
        <Requirements text={listing.requirements} labelledBy="requirements-title" />
      </section>
      <ApplicationProcess />
    </div>
  );
}
