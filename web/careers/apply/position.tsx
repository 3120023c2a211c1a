import { type JobListing, positionPath } from "#domain/job-listings/schema.ts";
import { Facts, Requirements } from "../facts.tsx";
import { WhatHappens } from "./what-happens.tsx";

/** For what somebody applies, beside the form. */
export function Position({ listing }: { listing: JobListing }) {
  return (
    <div className="application-side">
      <div className="grid gap-5">
        <h1 className="display text-display">{listing.title}</h1>
        <Facts listing={listing} />
        <p>
          <a className="link" href={positionPath(listing)}>
            Read the whole description
          </a>
        </p>
      </div>
      <section className="application-aside" aria-labelledby="requirements-title">
        <h2 id="requirements-title" className="display text-title">
          Requirements
        </h2>
        <Requirements text={listing.requirements} labelledBy="requirements-title" />
      </section>
      <WhatHappens />
    </div>
  );
}
