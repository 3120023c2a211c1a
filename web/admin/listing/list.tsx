import type { ReactNode } from "react";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { LoadingFailed } from "./loading-failed.tsx";
import { RefreshButton } from "./refresh-button.tsx";
import { SearchBox } from "./search-box.tsx";
import { summary } from "./summary.ts";
import type { Listing } from "./use-listing.ts";

/**
 * A list of the dashboard: a search, what else narrows it, how many there are, the rows of a page, and the other pages
 * (specification, sections 2, 4 and 9). What it says when it is loading, fails, is empty or finds nothing is said here.
 */
export function List<Row>({
  listing,
  noun,
  nouns,
  placeholder,
  narrowing,
  isNarrowed = false,
  actions,
  empty,
  searched,
  children,
}: {
  listing: Listing<Row>;
  noun: string;
  nouns: string;
  placeholder: string;
  /** Filters beside the search, and whether one of them is set. */
  narrowing?: ReactNode;
  isNarrowed?: boolean;
  /** Buttons at the end of the bar. */
  actions?: ReactNode;
  /** What will appear here. */
  empty: ReactNode;
  /** What a search looks at, such as 'name, e-mail or message'. */
  searched: string;
  /** The table, when there are rows. */
  children: ReactNode;
}) {
  const { loaded, rows, total, error, busy, since, page, pageCount, question, refresh } = listing;
  const q = question.q ?? "";
  return (
    <div className="min-h-[50vh]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 py-5 xl:pt-0">
        <SearchBox
          label={`Search ${nouns}`}
          placeholder={placeholder}
          onSearch={(sought) => listing.ask({ q: sought })}
        />
        {narrowing}
        <p role="status" className="text-small text-muted tabular-nums">
          {loaded && summary({ total, page, shown: rows.length, noun, nouns, isNarrowed: isNarrowed || q !== "" })}
        </p>
        <div className="ml-auto flex items-center gap-3">
          <RefreshButton busy={busy} since={since} onPress={refresh} />
          {actions}
        </div>
      </div>
      {error && <LoadingFailed noun={nouns} error={error} busy={busy} onRetry={refresh} />}
      {!loaded && !error && (
        <div className="grid min-h-80 place-items-center border-t border-ink">
          <Spinner label={`Loading ${nouns}`} />
        </div>
      )}
      {rows.length > 0 && (
        <>
          {children}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-4">
            {pageCount > 1 && (
              <p className="text-small text-muted tabular-nums">
                Page {page.toLocaleString("en-US")} of {pageCount.toLocaleString("en-US")}
              </p>
            )}
            <Pagination label={`Pages of ${nouns}`} page={page} pageCount={pageCount} onPage={listing.setPage} />
          </div>
        </>
      )}
      {loaded && total === 0 && !q && !isNarrowed && (
        <EmptyState title={`No ${nouns} yet`}>
          <p>{empty}</p>
        </EmptyState>
      )}
      {loaded && total === 0 && (q || isNarrowed) && (
        <EmptyState title="Nothing matches">
          {q ? (
            <p className="wrap-anywhere">
              No {searched} contains “{q}”{isNarrowed && " among what the filter leaves"}. Try fewer letters, or clear
              the search.
            </p>
          ) : (
            <p>The filter leaves no {nouns}. Choose another one, or none.</p>
          )}
        </EmptyState>
      )}
    </div>
  );
}
