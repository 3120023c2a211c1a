import type { ReactNode } from "react";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Section } from "../section.tsx";
import { LoadingFailed } from "./loading-failed.tsx";
import { RefreshButton } from "./refresh-button.tsx";
import type { Listing } from "./use-listing.ts";

/** A list that is narrowed by the state of its rows alone: how many are in each, the rows of a page, the other pages. */
export function ListByState<Row, State extends string>({
  listing,
  title,
  nouns,
  parameter,
  states,
  words,
  counts,
  note,
  nothing,
  empty,
  children,
}: {
  listing: Listing<Row>;
  title: string;
  nouns: string;
  /** What the state is called in the question. */
  parameter: string;
  states: readonly State[];
  words: Record<State, string>;
  /** How many are in each state, once that is known. */
  counts: Record<State, number> | undefined;
  note?: ReactNode;
  /** What is said when none is in the state that is chosen. */
  nothing: (state: State) => string;
  /** What will appear here. */
  empty: string;
  /** The table, when there are rows. */
  children: ReactNode;
}) {
  const { loaded, rows, total, error, busy, since, refresh, page, pageCount, setPage } = listing;
  const state = (listing.question[parameter] ?? "") as State | "";
  return (
    <Section title={title} beside={<RefreshButton busy={busy} since={since} onPress={refresh} />}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pb-4">
        <Segments
          label={`Which ${nouns}`}
          options={[
            { value: "", name: "All" },
            ...states.map((value) => ({
              value,
              name: `${words[value]}${counts ? ` ${counts[value].toLocaleString("en-US")}` : ""}`,
            })),
          ]}
          value={state}
          onChoose={(chosen) => listing.ask({ [parameter]: chosen })}
        />
        {note}
      </div>
      {error && <LoadingFailed noun={nouns} error={error} busy={busy} onRetry={refresh} />}
      {!loaded && !error && (
        <div className="grid min-h-60 place-items-center">
          <Spinner label={`Loading ${nouns}`} />
        </div>
      )}
      {rows.length > 0 && (
        <>
          {children}
          <div className="flex justify-end pt-4">
            <Pagination label={`Pages of ${nouns}`} page={page} pageCount={pageCount} onPage={setPage} />
          </div>
        </>
      )}
      {loaded && total === 0 && (
        <EmptyState title={state ? "Nothing here" : `No ${nouns} yet`}>
          <p>{state ? nothing(state) : empty}</p>
        </EmptyState>
      )}
    </Section>
  );
}
