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
      title="Pages, counted without cookies"
      beside={
        <p className="text-small text-muted tabular-nums">
          {day ? formatShortDay(day.day) : `${days.length} days`}: {formatCount(shown.opened)} opened,{" "}
          {formatCount(shown.fetchedAhead)} fetched ahead
        </p>
      }
    >
      <div className="chart-row chart-row-tall">
        <ul className="grid content-start gap-1 text-small max-sm:flex max-sm:gap-5">
          <li className="chart-key">Opened</li>
          <li className="chart-key chart-key-hollow">Fetched ahead</li>
        </ul>
        <DayBars
          label={`Pages by day: ${formatCount(sum("opened"))} opened and ${formatCount(sum("fetchedAhead"))} fetched ahead, at maxCount ${formatCount(Math.max(...days.map((one) => one.opened + one.fetchedAhead)))} a day`}
          values={days.map((one) => one.opened)}
          above={days.map((one) => one.fetchedAhead)}
          max={max}
          marked={marked}
          onMark={setMarked}
        />
      </div>
      <Axis days={days} note={`Full bar: ${formatCount(max)} a day`} />
      <DayTable
        caption="Pages by day"
        columns={["Opened", "Fetched ahead"]}
        rows={days.map((one) => ({ day: one.day, values: [one.opened, one.fetchedAhead] }))}
      />
      <div className="grid gap-x-10 gap-y-8 pt-8 lg:grid-cols-2">
        <Ranking
          caption="Pages"
          empty="No page has been counted in these days."
          rows={pages.map(({ path, opened, fetchedAhead }) => ({ name: path, count: opened + fetchedAhead }))}
        />
        <Ranking
          caption="Linking sites"
          empty="No visits from links on other sites in this period."
          rows={referrers.map(({ host, opened }) => ({ name: host, count: opened }))}
        />
      </div>
      <p className="max-w-[46rem] pt-6 text-small text-muted">
        Counted on the server as a page is sent: its address, the day, and the host that linked to it. No cookie, no
        address, no visitor. Robots are left out, and so are visitors who send Global Privacy Control or Do Not Track. A
        browser fetches a page ahead when a pointer rests on its link; if the link is followed, it does not ask again.
        Days are those of UTC.
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
