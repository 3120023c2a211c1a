import type { JobListing } from "#domain/job-listings/schema.ts";
import { site } from "#site";
import { linesOf } from "./job-posting.ts";

// A position closes at the end of a day of the office's, which is another day elsewhere.
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: site.office.timeZone });

/** Type, location and experience of a position, until when it is open, and where asked for since when. */
export function Facts({ listing, posted = false }: { listing: JobListing; posted?: boolean }) {
  const { type, location, remote, experience, createdAt, closesAt } = listing;
  return (
    <dl className="position-facts">
      <Fact name="Type" value={type} />
      <Fact name="Location" value={remote ? `${location}, remote` : location} />
      <Fact name="Experience" value={experience} />
      {posted && <Fact name="Posted" value={day.format(new Date(createdAt))} />}
      {closesAt && <Fact name="Open until" value={day.format(new Date(closesAt))} />}
    </dl>
  );
}

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

/** What is asked for, one line each. */
export function Requirements({ text, labelledBy }: { text: string; labelledBy: string }) {
  return (
    <ul aria-labelledby={labelledBy} className="position-requirements">
      {linesOf(text).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
