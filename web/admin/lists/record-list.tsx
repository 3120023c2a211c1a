import { type ReactNode, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { LoadStatus } from "../ui/load-status.tsx";
import { ExportButton } from "./export-button.tsx";
import { NewerRecords } from "./newer-records.tsx";
import { RefreshButton } from "./refresh-button.tsx";
import { SearchBox } from "./search-box.tsx";
import { summary } from "./summary.ts";
import { ColumnsButton, ViewsButton } from "./table-buttons.tsx";
import type { ListState } from "./use-record-list.ts";

/**
 * A searchable list of the dashboard: search, filters, count, rows and pagination (specification, sections 2, 4 and 9),
 * with its loading, error, empty and no-match states.
 */
export function RecordList<Row>({
  list,
  noun,
  nouns,
  placeholder,
  lead,
  filters,
  isFiltered = false,
  empty,
  searched,
  children,
}: {
  list: ListState<Row>;
  noun: string;
  nouns: string;
  placeholder: string;
  /** What comes before the search. */
  lead?: ReactNode;
  /** Filters below the search, and whether any is set. */
  filters?: ReactNode;
  isFiltered?: boolean;
  /** The text when there are no rows at all. */
  empty: ReactNode;
  /** The searched fields, such as 'name, email or message'. */
  searched: string;
  /** The table, shown when there are rows. */
  children: ReactNode;
}) {
  const { loaded, rows, total, isMore, error, busy, checkedAt, page, pageCount, query, refresh } = list;
  const container = useRef<HTMLDivElement>(null);
  const q = query.q ?? "";
  const isFilteredOrSearched = isFiltered || q !== "";
  const showAll = () => {
    list.clearFilters();
    // The pressed button disappears: move focus to the list, whose first tab stops choose what it shows.
    container.current?.focus();
  };
  return (
    <div ref={container} tabIndex={-1} className="min-h-[50vh] outline-none">
      <div className="flex flex-wrap items-center gap-3 pt-5 xl:flex-nowrap xl:pt-0">
        {lead}
        <SearchBox
          label={`Search ${nouns}`}
          value={q}
          placeholder={placeholder}
          isPaused={list.openRow !== undefined}
          onSearch={(text) => list.setQuery({ q: text })}
        />
        <ViewsButton list={list} nouns={nouns} />
        <div className="ml-auto flex items-center gap-3">
          <RefreshButton busy={busy} checkedAt={checkedAt} onPress={refresh} />
          {rows.length > 0 && <ColumnsButton list={list} nouns={nouns} />}
          {total > 0 && <ExportButton list={list} nouns={nouns} />}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pt-3 pb-4">
        {filters && <div className="filter-row">{filters}</div>}
        <div className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted tabular-nums">
          <p role="status" className="whitespace-nowrap">
            {loaded &&
              summary({
                total,
                isMore,
                start: list.start,
                shown: rows.length,
                noun,
                nouns,
                isFiltered: isFilteredOrSearched,
              })}
          </p>
          {filters && isFilteredOrSearched && total > 0 && (
            <button type="button" onClick={showAll} className="min-h-6 underline underline-offset-4">
              Show all
            </button>
          )}
          <NewerRecords count={list.newer} nouns={nouns} onShow={list.showNewer} />
        </div>
      </div>
      <LoadStatus noun={nouns} loaded={loaded} error={error} busy={busy} onRetry={refresh} />
      {rows.length > 0 && (
        <>
          {children}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-4">
            {pageCount > 1 && (
              <p className="text-small text-muted tabular-nums">
                Page {page.toLocaleString("en-US")} of {pageCount.toLocaleString("en-US")}
              </p>
            )}
            <Pagination label={`Pages of ${nouns}`} page={page} pageCount={pageCount} onPage={list.setPage} />
          </div>
        </>
      )}
      {loaded && total === 0 && !isFilteredOrSearched && (
        <EmptyState title={`No ${nouns} yet`}>
          <p>{empty}</p>
        </EmptyState>
      )}
      {loaded && total === 0 && isFilteredOrSearched && (
        <NothingMatches nouns={nouns} searched={searched} text={q} isFiltered={isFiltered} onShowAll={showAll} />
      )}
    </div>
  );
}

function NothingMatches({
  nouns,
  searched,
  text,
  isFiltered,
  onShowAll,
}: {
  nouns: string;
  searched: string;
  /** What was searched for; empty without a search. */
  text: string;
  isFiltered: boolean;
  onShowAll: () => void;
}) {
  return (
    <EmptyState title="Nothing matches">
      {text ? (
        <p className="wrap-anywhere">
          No {searched} contains “{text}”{isFiltered && " with this filter"}. Try a shorter search, or show all.
        </p>
      ) : (
        <p>No {nouns} match this filter. Choose another filter, or show all.</p>
      )}
      <Button variant="outlined" size="small" className="mt-5" onClick={onShowAll}>
        Show all {nouns}
      </Button>
    </EmptyState>
  );
}
