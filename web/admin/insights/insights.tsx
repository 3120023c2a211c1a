import { Download } from "lucide-react";
import { useState } from "react";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { RefreshButton } from "../lists/refresh-button.tsx";
import { LoadStatus } from "../ui/load-status.tsx";
import { exportPath, refreshInsights, useInsights } from "./insights-data.ts";
import { Rankings } from "./rankings.tsx";
import { type Step, StepsByDay } from "./steps-by-day.tsx";
import { WhatIsCounted } from "./what-is-counted.tsx";

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
