import { lazy, Suspense } from "react";
import type { ManagedJobListing } from "#domain/job-listings/schema.ts";
import { allStages, isOpenStage, stageLabel } from "#domain/job-listings/stages.ts";
import { Segments } from "#web/ui/segments.tsx";
import { useIsMaskedRole } from "../access/use-may.ts";
import { useJobListings } from "../job-listings/use-job-listings.ts";
import { FilterSelect } from "../lists/filter-select.tsx";
import { RecordList } from "../lists/record-list.tsx";
import { WhenOpened } from "../lists/when-opened.tsx";
import { AssigneeFilter, isFilteredByWork, WorkFilters } from "../work/work-filters.tsx";
import { ApplicationTable } from "./application-table.tsx";
import { useApplications } from "./use-applications.ts";

const ApplicationDialog = lazy(() => import("./application-dialog.tsx"));
const Board = lazy(() => import("../board/board.tsx"));

/** The Job Applications tab (specification, sections 2, 4 and 9): search, filters, table, pagination and detail dialog. */
export default function JobApplications() {
  const list = useApplications();
  const isMaskedRole = useIsMaskedRole();
  const { data: positions = [] } = useJobListings();
  const { jobListingId = "", applicationType = "", stage = "", assignee = "" } = list.query;
  const appliedFor = positions.filter(({ id, applications }) => applications > 0 || id === jobListingId);
  const isBoard = list.query.view === "board";
  const view = (
    <Segments
      label="View"
      options={[
        { value: "", name: "Table" },
        { value: "board", name: "Board" },
      ]}
      value={list.query.view ?? ""}
      onChoose={(chosen) => list.setQuery({ view: chosen })}
    />
  );
  const filters = (
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
    </>
  );
  if (isBoard)
    return (
      <>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 py-5 xl:pt-0">
          {view}
          <div className="flex min-w-0 flex-wrap gap-3 *:text-ellipsis max-sm:w-full max-sm:*:first:basis-full">
            {filters}
            <AssigneeFilter list={list} kind="application" />
          </div>
        </div>
        <Suspense fallback={<p className="text-small text-muted">Loading the board…</p>}>
          <Board list={list} filters={{ jobListingId, applicationType, assignee }} listings={positions} />
        </Suspense>
        <WhenOpened list={list}>
          <ApplicationDialog list={list} />
        </WhenOpened>
      </>
    );
  return (
    <>
      <RecordList
        list={list}
        lead={view}
        noun="job application"
        nouns="job applications"
        placeholder={isMaskedRole ? "Search position, message" : "Search name, email, position"}
        searched={`${isMaskedRole ? "" : "name, email, phone, "}position, experience, university or message`}
        isFiltered={jobListingId !== "" || applicationType !== "" || stage !== "" || isFilteredByWork(list.query)}
        filters={
          <>
            {filters}
            <FilterSelect
              label="Stage"
              all="All stages"
              value={stage}
              choices={stagesOf(positions, jobListingId, stage).map((one) => [one, stageLabel(one)])}
              onChoose={(chosen) => list.setQuery({ stage: chosen })}
            />
            <WorkFilters list={list} kind="application" />
          </>
        }
        empty="Applications from the careers pages and the chat appear here as soon as visitors send them. Press Refresh to check again."
      >
        <ApplicationTable list={list} />
      </RecordList>
      <WhenOpened list={list}>
        <ApplicationDialog list={list} />
      </WhenOpened>
    </>
  );
}

/** The stages to filter by: those of a listing, else those of every listing; and the chosen one, whatever the listings have. */
function stagesOf(listings: readonly ManagedJobListing[], jobListingId: string, chosen: string): string[] {
  const listing = listings.find(({ id }) => id === jobListingId);
  const own = listing ? allStages(listing.stages) : [...allStages(), ...listings.flatMap(({ stages }) => stages)];
  const all = [...new Set([...own, ...(chosen ? [chosen] : [])])];
  return [...all.filter(isOpenStage), ...all.filter((stage) => !isOpenStage(stage))];
}
