import { useJobListings } from "../job-listings/use-job-listings.ts";
import { FilterSelect } from "../record-list/filter-select.tsx";
import { RecordList } from "../record-list/record-list.tsx";
import { useIsMaskedRole } from "../use-may.ts";
import { isFilteredByWork, WorkFilters } from "../work/work-filters.tsx";
import { ApplicationDialog } from "./application-dialog.tsx";
import { ApplicationTable } from "./application-table.tsx";
import { useApplications } from "./use-applications.ts";

/** The Job Applications tab (specification, sections 2, 4 and 9): search, filters, table, pagination and detail dialog. */
export default function JobApplications() {
  const list = useApplications();
  const isMaskedRole = useIsMaskedRole();
  const { data: positions = [] } = useJobListings();
  const { jobListingId = "", applicationType = "" } = list.query;
  const appliedFor = positions.filter(({ id, applications }) => applications > 0 || id === jobListingId);
  return (
    <>
      <RecordList
        list={list}
        noun="job application"
        nouns="job applications"
        placeholder={isMaskedRole ? "Search position, message" : "Search name, email, position"}
        searched={`${isMaskedRole ? "" : "name, email, phone, "}position, experience, university or message`}
        isFiltered={jobListingId !== "" || applicationType !== "" || isFilteredByWork(list.query)}
        filters={
          <>
            <FilterSelect
              label="Position"
              all="All positions"
              value={jobListingId}
              choices={appliedFor.map(({ id, title, applications }) => [id, `${title} (${applications})`])}
              onChoose={(id) => list.setQuery({ jobListingId: id })}
            />
            <FilterSelect
              label="Type"
              all="Jobs and internships"
              value={applicationType}
              choices={[
                ["job", "Jobs"],
                ["internship", "Internships"],
              ]}
              onChoose={(kind) => list.setQuery({ applicationType: kind })}
            />
            <WorkFilters list={list} kind="application" />
          </>
        }
        empty="Applications from the careers pages and the chat appear here as soon as visitors send them. Press Refresh to check again."
      >
        <ApplicationTable list={list} />
      </RecordList>
      <ApplicationDialog list={list} />
    </>
  );
}
