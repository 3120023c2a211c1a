import { type ReactNode, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
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
  const { loaded, rows, total, isMore, error, busy, since, page, pageCount, question, refresh } = listing;
  const whole = useRef<HTMLDivElement>(null);
  const q = question.q ?? "";
  const isSought = isNarrowed || q !== "";
  const showAll = () => {
    listing.askAnew();
    // What was pressed is about to go: the list has the focus, and the next stop is its search.
    whole.current?.focus();
  };
  return (
    <div ref={whole} tabIndex={-1} className="min-h-[50vh] outline-none">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 py-5 xl:pt-0">
        <SearchBox
          label={`Search ${nouns}`}
          value={q}
          placeholder={placeholder}
          onSearch={(sought) => listing.ask({ q: sought })}
        />
        {narrowing && <div className="flex gap-3 max-sm:w-full">{narrowing}</div>}
        <div
          className={classNames(
            "flex items-center gap-x-4 text-small text-muted tabular-nums",
            narrowing ? "sm:order-last sm:min-h-6 sm:basis-full" : undefined,
          )}
        >
          <p role="status">
            {loaded && summary({ total, isMore, page, shown: rows.length, noun, nouns, isNarrowed: isSought })}
          </p>
          {narrowing && isSought && total > 0 && (
            <button type="button" onClick={showAll} className="min-h-6 underline underline-offset-4">
              Show all
            </button>
          )}
        </div>
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
      {loaded && total === 0 && !isSought && (
        <EmptyState title={`No ${nouns} yet`}>
          <p>{empty}</p>
        </EmptyState>
      )}
      {loaded && total === 0 && isSought && (
        <EmptyState title="Nothing matches">
          {q ? (
            <p className="wrap-anywhere">
              No {searched} contains “{q}”{isNarrowed && " among what the filter leaves"}. Try fewer letters, or show
              all.
            </p>
          ) : (
            <p>The filter leaves no {nouns}. Choose another one, or show all.</p>
          )}
          <Button variant="outlined" size="small" className="mt-5" onClick={showAll}>
            Show all {nouns}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}
