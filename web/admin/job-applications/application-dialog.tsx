import type { StoredApplication } from "#domain/job-applications/schema.ts";
import { site } from "#site";
import { ButtonLink } from "#web/ui/button.tsx";
import { refreshJobListings } from "../job-listings/use-job-listings.ts";
import { Facts, Words } from "../listing/facts.tsx";
import { Moment } from "../listing/moment.tsx";
import { RecordDialog } from "../listing/record-dialog.tsx";
import { Removal } from "../listing/removal.tsx";
import type { Listing } from "../listing/use-listing.ts";
import { mailto, telephone } from "../mailto.ts";
import { EarlierApplications } from "./earlier-applications.tsx";
import { ResumeButton, resumeFacts } from "./resume.tsx";
import { applicationPath } from "./use-applications.ts";

/** One application, whole, with what the same person sent before. */
export function ApplicationDialog({ listing }: { listing: Listing<StoredApplication> }) {
  const removed = () => {
    listing.open(null);
    void listing.refresh();
    // How many applied for a listing stands in another tab, and beside the filter.
    void refreshJobListings();
  };
  return (
    <RecordDialog
      listing={listing}
      noun="application"
      titleOf={({ fullName }) => fullName}
      actions={({ id, email, position }) => (
        <>
          <ButtonLink href={mailto(email, `Your application to ${site.name}: ${position}`)} size="small">
            Reply by e-mail
          </ButtonLink>
          <Removal key={id} noun="Application" path={applicationPath(id)} onRemoved={removed} />
        </>
      )}
    >
      {(application) => <Details application={application} />}
    </RecordDialog>
  );
}

function Details({ application }: { application: StoredApplication }) {
  const { createdAt, email, phone, position, experience, message } = application;
  const { applicationType, education, university, graduationYear, availabilityDate } = application;
  const kept = resumeFacts(application);
  const internship = [
    ["Education", education],
    ["University", university],
    ["Graduation year", graduationYear],
    ["Available from", availabilityDate && formatAvailability(availabilityDate)],
  ] as const;
  return (
    <Facts
      facts={[
        ["Position", position],
        ["Date", <Moment key="date" at={createdAt} />],
        [
          "Email",
          <a key="email" href={mailto(email)} className="underline underline-offset-4">
            {email}
          </a>,
        ],
        [
          "Phone",
          // Who applies in the chat need not give one.
          phone && (
            <a key="phone" href={telephone(phone)} className="underline underline-offset-4">
              {phone}
            </a>
          ),
        ],
        ["Experience", experience],
        ["Kind", applicationType === "internship" ? "Internship" : "Job"],
        // What only internships are asked is shown of a job where it was told all the same.
        ...internship.filter(([, value]) => value || applicationType === "internship"),
      ]}
    >
      <div className="border-t border-hairline pt-4 sm:col-span-2">
        <dt className="text-small text-muted">Resume</dt>
        <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-1">
          {kept && <span className="min-w-0 wrap-anywhere">{kept}</span>}
          <ResumeButton application={application} />
        </dd>
      </div>
      {message && <Words name="Message">{message}</Words>}
      <EarlierApplications application={application} />
    </Facts>
  );
}

/** A day such as '2027-01-15' as it is read: 'Jan 15, 2027'. It is nobody's midnight, so no zone moves it. */
const formatAvailability = (day: string) =>
  new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
