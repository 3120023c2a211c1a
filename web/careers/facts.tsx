import type { JobListing } from "#domain/job-listings/schema.ts";
import { site } from "#site";
import { classNames } from "#web/ui/class-names.ts";
import { linesOf } from "./job-posting.ts";

// A position closes at the end of a day in the office's time zone.
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: site.office.timeZone });

/** Type, location, experience and closing date of a position; `posted` adds the posting date and enlarges the list. */
export function Facts({ listing, posted = false }: { listing: JobListing; posted?: boolean }) {
  const { type, location, remote, experience, createdAt, closesAt } = listing;
  const facts = [
    ["Type", type],
    ["Location", remote ? `${location}, remote` : location],
    ["Experience", experience],
    ...(posted ? [["Posted", day.format(new Date(createdAt))]] : []),
    ...(closesAt ? [["Open until", day.format(new Date(closesAt))]] : []),
  ];
  return (
    <dl
      className={classNames(
        "grid w-full",
        posted ? "self-end border-t-4 border-ink text-base" : "facts-line gap-1 text-small/[1.55]",
      )}
    >
      {facts.map(([name, value]) => (
        <div
          key={name}
          className={classNames("grid grid-cols-[6rem_1fr] gap-3", posted && "border-b border-hairline py-3")}
        >
          <dt className="text-muted">{name}</dt>
          <dd>{value} </dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders each line of a text as a paragraph. */
export function Lines({ text }: { text: string }) {
  return linesOf(text).map((line) => <p key={line}>{line}</p>);
}

/** Renders each line of the requirements as a list item. */
export function Requirements({ text, labelledBy }: { text: string; labelledBy: string }) {
  return (
    <ul aria-labelledby={labelledBy} className="grid gap-2">
      {linesOf(text).map((line) => (
        <li key={line} className="border-l-2 border-edge pl-4">
          {line}
        </li>
      ))}
    </ul>
  );
}
