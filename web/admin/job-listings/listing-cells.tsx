import { ExternalLink } from "lucide-react";
import type { KeyboardEvent } from "react";
import { type ManagedJobListing, positionPath } from "#domain/job-listings/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { goToTab } from "../navigation/tab-url.ts";
import { formatClosing } from "./closing-day.ts";
import { stateNames, stateOf } from "./listing-state.ts";

/** The id of the button that opens a listing; focus returns to it. */
export const listingOpenerId = (id: string) => `listing-${id}`;

/** The title, which opens the listing, above what it is. */
export function PositionCell({
  listing: { id, title, type, location, remote, experience },
  onOpen,
  onKeyDown,
}: {
  listing: ManagedJobListing;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  return (
    <>
      <button
        type="button"
        id={listingOpenerId(id)}
        data-opener
        onClick={onOpen}
        onKeyDown={onKeyDown}
        className="min-h-6 text-left font-medium hover:underline hover:underline-offset-4"
      >
        <span className="sr-only">Edit </span>
        {title}
      </button>
      <p className="font-normal text-muted">
        {[type, remote ? `${location}, remote` : location, experience].join(" · ")}
      </p>
    </>
  );
}

/** The state of a listing, and until or since when it has it. */
export function StateCell({ listing, now }: { listing: ManagedJobListing; now: number }) {
  const state = stateOf(listing, now);
  return (
    <>
      <p className="state-mark state-mark-round" data-state={state}>
        {stateNames[state]}
      </p>
      {listing.closesAt && state !== "archived" && (
        <p className="text-muted tabular-nums">
          {state === "closed" ? "since " : "until "}
          {formatClosing(listing.closesAt)}
        </p>
      )}
    </>
  );
}

/** The number of applications, which leads to them. */
export function ApplicationsCell({ listing: { id, title, applications } }: { listing: ManagedJobListing }) {
  const count = applications.toLocaleString("en-US");
  const noun = <span className="lg:sr-only"> {applications === 1 ? "application" : "applications"}</span>;
  if (applications === 0)
    return (
      <span className="text-muted">
        {count}
        {noun}
      </span>
    );
  return (
    <button
      type="button"
      onClick={() => goToTab("applications", { jobListingId: id })}
      className="min-h-6 min-w-6 text-left underline underline-offset-4"
    >
      {count}
      {noun}
      <span className="sr-only"> for {title}, show them</span>
    </button>
  );
}

/** Shows the listing on the site, and publishes, unpublishes or restores it. */
export function ActionsCell({
  listing,
  now,
  onPublish,
}: {
  listing: ManagedJobListing;
  now: number;
  onPublish: (listing: ManagedJobListing, isActive: boolean) => void;
}) {
  const state = stateOf(listing, now);
  const isPublished = state === "open" || state === "closed";
  const verb = isPublished ? "Unpublish" : state === "archived" ? "Restore" : "Publish";
  return (
    <div className="flex flex-wrap items-center gap-1 max-sm:-ml-3.5 sm:justify-end lg:-my-1.5 lg:-mr-3.5">
      {state === "open" && (
        <a
          href={positionPath(listing)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-9 items-center gap-1.5 px-3.5 text-small text-muted hover:text-ink"
        >
          View
          <span className="sr-only"> {listing.title} on the site, in a new tab</span>
          <ExternalLink aria-hidden="true" className="size-3.5" />
        </a>
      )}
      <Button
        variant={isPublished ? "quiet" : "outlined"}
        size="small"
        aria-label={`${verb} ${listing.title}`}
        onClick={() => onPublish(listing, !isPublished)}
      >
        {verb}
      </Button>
    </div>
  );
}
