import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import type { Insights } from "#domain/insights/schema.ts";
import { queryClient } from "#web/shell/query-client.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { RefreshButton } from "../lists/refresh-button.tsx";
import { LoadStatus } from "../ui/load-status.tsx";
import { Section } from "../ui/section.tsx";
import { Rankings } from "./rankings.tsx";
import { type Step, StepsByDay } from "./steps-by-day.tsx";

const path = "/api/admin/insights";

/** The insights of the last `days` days. Keeps the previous data while a new period loads. */
const useInsights = (days: number) =>
  useQuery<Insights>({ queryKey: [`${path}?days=${days}`], placeholderData: keepPreviousData });

/** The address of the CSV file with the same counts. */
const exportPath = (days: number) => `${path}/export?days=${days}`;

/** Refetches the insights. */
const refreshInsights = () =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path) });

const periods = [7, 30, 90].map((days) => ({ value: days, name: `${days} days` }));

const charts: readonly { title: string; steps: readonly Step[] }[] = [
  {
    title: "Inquiries",
    steps: [
      { name: "Contact page opened", column: "Opened", series: "contact-opened", prefetched: "contact-prefetched" },
      { name: "Form opened", column: "Form", series: "inquiry-form" },
      { name: "Inquiry sent", column: "Sent", series: "inquiry-sent" },
    ],
  },
  {
    title: "Applications",
    steps: [
      { name: "Position opened", column: "Opened", series: "position-opened", prefetched: "position-prefetched" },
      { name: "Form opened", column: "Form", series: "application-form" },
      { name: "Application sent", column: "Sent", series: "application-sent" },
    ],
  },
  {
    title: "All pages",
    steps: [{ name: "Pages opened", column: "Opened", series: "opened", prefetched: "prefetched" }],
  },
  { title: "Chat", steps: [{ name: "Conversation handed to the team", column: "To the team", series: "handed-over" }] },
];

/** The Insights tab: what visitors opened and sent, counted without cookies and without traces of a visitor. */
export default function InsightsPanel() {
  const [days, setDays] = useState(30);
  const { data, error, isFetching, dataUpdatedAt } = useInsights(days);
  const isEmpty = data && Object.values(data.series).every((counts) => counts.every((count) => count === null));
  return (
    <div className="min-h-[50vh]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 py-5 xl:pt-0">
        <Segments label="Period" options={periods} value={days} onChoose={setDays} />
        <div className="ml-auto flex items-center gap-3">
          <RefreshButton busy={isFetching} checkedAt={dataUpdatedAt} onPress={refreshInsights} />
          <ButtonLink href={exportPath(days)} download="insights.csv" variant="outlined" size="small">
            <Download aria-hidden="true" className="size-3.5" />
            Export CSV
          </ButtonLink>
        </div>
      </div>
      <LoadStatus
        noun="figures"
        loaded={data !== undefined}
        error={error}
        busy={isFetching}
        onRetry={refreshInsights}
      />
      {data && (
        <div className="grid gap-12">
          {isEmpty ? (
            <NoFigures />
          ) : (
            <>
              {charts.map((chart) => (
                <StepsByDay key={chart.title} {...chart} insights={data} />
              ))}
              <Rankings insights={data} />
            </>
          )}
          <WhatIsCounted />
        </div>
      )}
    </div>
  );
}

const NoFigures = () => (
  <EmptyState title="No figures yet">
    <p>
      Opened pages, forms and what visitors send are counted here. Each number appears the day after it reaches five.
    </p>
  </EmptyState>
);

/** What the figures contain, and what they leave out. */
const WhatIsCounted = () => (
  <Section title="What is counted, and what isn’t">
    <ul className="grid max-w-[46rem] list-disc gap-2 pl-5 text-small text-muted">
      <li>
        Our server adds up its own requests by day, page and source. It keeps no cookie, IP address, browser or visitor
        ID, so it counts page views, never visitors.
      </li>
      <li>
        Not counted: bots, browsers that send Global Privacy Control or Do Not Track, and everyone who is logged in. So
        fewer inquiries and applications are counted here than you receive.
      </li>
      <li>
        Numbers below five aren’t shown. They are carried over, separately for each page and source, to the day on which
        they reach five; “&lt;5” marks days and periods with no number to show. What is below five when a month ends
        stays hidden, and so does the current day. Days are in UTC.
      </li>
      <li>
        Browsers prefetch a page when the pointer rests on its link. A page opened from there isn’t requested again, so
        the true number lies between “opened” and “opened” plus “prefetched.”
      </li>
      <li>
        A form counts as opened when a visitor first touches it, which loads its code. A browser that has cached the
        code doesn’t load it again, so returning visitors are counted once per release. Applications sent in the chat
        aren’t part of these figures.
      </li>
    </ul>
  </Section>
);
