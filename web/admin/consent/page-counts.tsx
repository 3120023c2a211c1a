import { useState } from "react";
import type { PageViewSummary } from "#domain/page-views/schema.ts";
import { DayBars } from "#web/ui/day-bars.tsx";
import { ShareBar } from "#web/ui/share-bar.tsx";
import { Section } from "../section.tsx";
import { Axis } from "./choices-over-time.tsx";
import { DayTable } from "./day-table.tsx";
import { formatCount, formatShortDay, scaleEnd } from "./figures.ts";

const MAX_ROWS = 10;

/** Page views by day, by page and by referring site, counted on the server without identifying visitors. */
export function PageCounts({ views }: { views: PageViewSummary }) {
  const { days, pages, referrers } = views;
  const [marked, setMarked] = useState<number | null>(null);
  const day = marked === null ? undefined : days[marked];
  const sum = (key: "opened" | "fetchedAhead") => days.reduce((all, one) => all + one[key], 0);
  const shown = day ?? { opened: sum("opened"), fetchedAhead: sum("fetchedAhead") };
  const max = scaleEnd(days.map((one) => one.opened + one.fetchedAhead));
  return (
    <Section
      title="Page views, counted without cookies"
      beside={
        <p className="text-small text-muted tabular-nums">
          {day ? formatShortDay(day.day) : `${days.length} days`}: {formatCount(shown.opened)} opened,{" "}
          {formatCount(shown.fetchedAhead)} prefetched
        </p>
      }
    >
      <div className="chart-row chart-row-tall">
        <ul className="grid content-start gap-1 text-small max-sm:flex max-sm:gap-5">
          <li className="chart-key">Opened</li>
          <li className="chart-key chart-key-hollow">Prefetched</li>
        </ul>
        <DayBars
          label={`Page views by day: ${formatCount(sum("opened"))} opened and ${formatCount(sum("fetchedAhead"))} prefetched, at most ${formatCount(Math.max(...days.map((one) => one.opened + one.fetchedAhead)))} per day`}
          values={days.map((one) => one.opened)}
          above={days.map((one) => one.fetchedAhead)}
          max={max}
          marked={marked}
          onMark={setMarked}
        />
      </div>
      <Axis days={days} note={`Full bar: ${formatCount(max)} per day`} />
      <DayTable
        caption="Page views by day"
        columns={["Opened", "Prefetched"]}
        rows={days.map((one) => ({ day: one.day, values: [one.opened, one.fetchedAhead] }))}
      />
      <div className="grid gap-x-10 gap-y-8 pt-8 lg:grid-cols-2">
        <Ranking
          caption="Pages"
          empty="No page views in this period. Each page that a visitor opens is counted here."
          rows={pages.map(({ path, opened, fetchedAhead }) => ({ name: path, count: opened + fetchedAhead }))}
        />
        <Ranking
          caption="Referring sites"
          empty="No visits from links on other sites in this period."
          rows={referrers.map(({ host, opened }) => ({ name: host, count: opened }))}
        />
      </div>
      <p className="max-w-[46rem] pt-6 text-small text-muted">
        The server counts each page that it sends by path, day and referring site, without cookies, network addresses or
        visitor IDs. Bots are not counted, nor are visitors who send Global Privacy Control or Do Not Track. A browser
        prefetches a page when the pointer rests on its link; opening that page is then not counted again. Days are in
        UTC.
      </p>
    </Section>
  );
}

function Ranking({
  caption,
  rows,
  empty,
}: {
  caption: string;
  rows: { name: string; count: number }[];
  empty: string;
}) {
  const maxCount = rows[0]?.count ?? 0;
  return (
    <div>
      <h3 className="border-b border-hairline pb-2 text-small font-medium">{caption}</h3>
      {rows.length === 0 ? (
        <p className="py-3 text-small text-muted">{empty}</p>
      ) : (
        <ol>
          {rows.slice(0, MAX_ROWS).map(({ name, count }) => (
            <li key={name} className="grid gap-1 py-2 text-small">
              <span className="flex items-baseline justify-between gap-4">
                <span className="wrap-anywhere">{name}</span>
                <span className="tabular-nums">{formatCount(count)}</span>
              </span>
              <ShareBar share={count / maxCount} bare />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
