import { useEffect, useState } from "react";
import type { InquiryQuery } from "#domain/inquiries/schema.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { clampPage, pageCountOf } from "#web/ui/page-numbers.ts";
import { Pagination } from "#web/ui/pagination.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { InquiryDialog } from "./inquiry-dialog.tsx";
import { pageSize, refreshInquiries, useInquiries } from "./inquiry-listing.ts";
import { InquirySearch } from "./inquiry-search.tsx";
import { InquiryTable } from "./inquiry-table.tsx";
import { LoadingFailed } from "./loading-failed.tsx";
import { RefreshButton } from "./refresh-button.tsx";

/** The tab Client Inquiries (specification, sections 2, 4 and 9): a search, a table, its pages, and one inquiry read whole. */
export function Inquiries() {
  const [page, setPage] = useState(1);
  const [q, setQ] = useState("");
  const [sort, setSort] = useState<InquiryQuery["sort"]>("newest");
  const [opened, setOpened] = useState<string | null>(null);
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt } = useInquiries({ page, q, sort });

  const total = data?.total ?? 0;
  const pageCount = pageCountOf(total, pageSize);
  const shownPage = clampPage(data?.page ?? page, pageCount);
  useEffect(() => {
    // Rows may have gone since the page was chosen: the last page that exists is shown instead.
    if (data && !isPlaceholderData && page > pageCount) setPage(pageCount);
  }, [data, isPlaceholderData, page, pageCount]);

  const search = (sought: string) => {
    setQ(sought);
    setPage(1);
  };
  const reverse = () => {
    setSort(sort === "newest" ? "oldest" : "newest");
    setPage(1);
  };
  const first = (shownPage - 1) * pageSize + 1;
  const rows = data?.items ?? [];
  return (
    <div className="min-h-[50vh]">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-5">
        <InquirySearch onSearch={search} />
        <p role="status" className="text-small text-muted tabular-nums">
          {data && summary({ total, first, last: first + rows.length - 1, q })}
        </p>
        <RefreshButton busy={isFetching} since={dataUpdatedAt} onPress={refreshInquiries} />
      </div>
      {error && <LoadingFailed error={error} busy={isFetching} onRetry={refreshInquiries} />}
      {!data && !error && (
        <div className="grid min-h-80 place-items-center border-t border-ink">
          <Spinner label="Loading inquiries" />
        </div>
      )}
      {data && rows.length > 0 && (
        <>
          <InquiryTable rows={rows} sort={sort} busy={isFetching} onReverse={reverse} onOpen={setOpened} />
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-4">
            {pageCount > 1 && (
              <p className="text-small text-muted tabular-nums">
                Page {shownPage} of {pageCount}
              </p>
            )}
            <Pagination label="Pages of inquiries" page={shownPage} pageCount={pageCount} onPage={setPage} />
          </div>
        </>
      )}
      {data && total === 0 && (q ? <NothingFound q={q} /> : <NoInquiries />)}
      <InquiryDialog rows={rows} opened={opened} onOpen={setOpened} />
    </div>
  );
}

function summary({ total, first, last, q }: { total: number; first: number; last: number; q: string }) {
  if (total === 0) return q ? "0 matches" : "";
  const count = `${total.toLocaleString("en-US")} ${q ? (total === 1 ? "match" : "matches") : total === 1 ? "inquiry" : "inquiries"}`;
  return total > last - first + 1 && last >= first ? `${first}–${last} of ${count}` : count;
}

function NoInquiries() {
  return (
    <EmptyState title="No inquiries yet">
      <p>
        Each request for a demo from the contact page appears here once it is sent, the newest on top: press Refresh to
        look again.
      </p>
    </EmptyState>
  );
}

function NothingFound({ q }: { q: string }) {
  return (
    <EmptyState title="Nothing matches">
      <p className="wrap-anywhere">
        No name, e-mail, company, industry or message contains “{q}”. Try fewer letters, or clear the search.
      </p>
    </EmptyState>
  );
}
