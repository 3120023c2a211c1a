import type { ReactNode } from "react";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { LoadStatus } from "../ui/load-status.tsx";
import { Section } from "../ui/section.tsx";
import { ExportButton } from "./export-button.tsx";
import { NewerRecords } from "./newer-records.tsx";
import { RefreshButton } from "./refresh-button.tsx";
import { ColumnsButton, ViewsButton } from "./table-buttons.tsx";
import type { ListState } from "./use-record-list.ts";

/** A list that is filtered by state only, with the number of rows in each state. */
export function RecordListByState<Row, State extends string>({
  list,
  title,
  nouns,
  parameter,
  states,
  labels,
  tools,
  note,
  isNarrowed = false,
  hasViews = true,
  nothing,
  empty,
  children,
}: {
  list: ListState<Row>;
  title: string;
  nouns: string;
  /** The query parameter of the state. */
  parameter: string;
  states: readonly State[];
  labels: Record<State, string>;
  /** Search and filters besides the state, and whether any is set. */
  tools?: ReactNode;
  isNarrowed?: boolean;
  /** Whether the user can save views of it. */
  hasViews?: boolean;
  note?: ReactNode;
  /** The text when no row is in the selected state. */
  nothing: (state: State) => string;
  /** The text when there are no rows at all. */
  empty: string;
  /** The table, shown when there are rows. */
  children: ReactNode;
}) {
  const { loaded, rows, total, counts, error, busy, checkedAt, refresh, page, pageCount, setPage } = list;
  const state = (list.query[parameter] ?? "") as State | "";
  return (
    <Section
      title={title}
      beside={
        <div className="flex items-center gap-3">
          <RefreshButton busy={busy} checkedAt={checkedAt} onPress={refresh} />
          {rows.length > 0 && <ColumnsButton list={list} nouns={nouns} />}
          {total > 0 && <ExportButton list={list} nouns={nouns} />}
        </div>
      }
    >
      {tools && <div className="flex flex-wrap items-center gap-3 pb-3">{tools}</div>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pb-4">
        {hasViews && <ViewsButton list={list} nouns={nouns} />}
        <Segments
          label={`Which ${nouns}`}
          options={[
            { value: "", name: "All" },
            ...states.map((value) => ({
              value,
              name: `${labels[value]}${counts ? ` ${(counts[value] ?? 0).toLocaleString("en-US")}` : ""}`,
            })),
          ]}
          value={state}
          onChoose={(chosen) => list.setQuery({ [parameter]: chosen })}
        />
        <NewerRecords count={list.newer} nouns={nouns} onShow={list.showNewer} />
        {note}
      </div>
      <LoadStatus
        noun={nouns}
        loaded={loaded}
        error={error}
        busy={busy}
        className="grid min-h-60 place-items-center"
        onRetry={refresh}
      />
      {rows.length > 0 && (
        <>
          {children}
          <div className="flex justify-end pt-4">
            <Pagination label={`Pages of ${nouns}`} page={page} pageCount={pageCount} onPage={setPage} />
          </div>
        </>
      )}
      {loaded && total === 0 && (
        <EmptyState title={isNarrowed ? "Nothing matches" : state ? "Nothing here" : `No ${nouns} yet`}>
          <p>{isNarrowed ? `No ${nouns} match. Change the search or the filters.` : state ? nothing(state) : empty}</p>
        </EmptyState>
      )}
    </Section>
  );
}
