import { useJobListings } from "../job-listings/use-job-listings.ts";
import { FilterSelect } from "../listing/filter-select.tsx";
import { List } from "../listing/list.tsx";
import { ApplicationDialog } from "./application-dialog.tsx";
import { ApplicationTable } from "./application-table.tsx";
import { useApplications } from "./use-applications.ts";

/**
 * The tab Job Applications (specification, sections 2, 4 and 9): a search, what narrows it, a table, its pages, and one
 * application read whole.
 */
export default function JobApplications() {
  const listing = useApplications();
  const { data: positions = [] } = useJobListings();
  const { jobListingId = "", applicationType = "" } = listing.question;
  const appliedFor = positions.filter(({ id, applications }) => applications > 0 || id === jobListingId);
  return (
    <>
      <List
        listing={listing}
        noun="job application"
        nouns="job applications"
        placeholder="Search name, e-mail, position"
        searched="name, e-mail, phone, position, experience, university or message"
        isNarrowed={jobListingId !== "" || applicationType !== ""}
        narrowing={
          <>
            <FilterSelect
              label="Position"
              all="All positions"
              value={jobListingId}
              choices={appliedFor.map(({ id, title, applications }) => [id, `${title} (${applications})`])}
              onChoose={(id) => listing.ask({ jobListingId: id })}
            />
            <FilterSelect
              label="Kind"
              all="Jobs and internships"
              value={applicationType}
              choices={[
                ["job", "Jobs"],
                ["internship", "Internships"],
              ]}
              onChoose={(kind) => listing.ask({ applicationType: kind })}
            />
          </>
        }
        empty="Each application from the careers pages or the chat appears here once it is sent, the newest on top: press Refresh to look again."
      >
        <ApplicationTable listing={listing} />
      </List>
      <ApplicationDialog listing={listing} />
    </>
  );
}
