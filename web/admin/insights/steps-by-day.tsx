import { useState } from "react";
import type { Insights, SeriesName } from "#domain/insights/schema.ts";
import { DayBars } from "#web/ui/day-bars.tsx";
import { Axis } from "../figures/axis.tsx";
import { DayTable } from "../figures/day-table.tsx";
import { formatShare, formatShortDay, formatShown, scaleEnd, sumShown } from "../figures/figures.ts";
import { Section } from "../ui/section.tsx";

export interface Step {
  name: string;
  /** The step's short name in the table. */
  column: string;
  series: SeriesName;
  /** The prefetched pages, drawn above the opened ones. */
  prefetched?: SeriesName;
}

/** Steps that visitors take one after another: one bar chart by day for each, all on one scale, and a table. */
export function StepsByDay({
  title,
  steps,
  insights: { days, series },
}: {
  title: string;
  steps: readonly Step[];
  insights: Insights;
}) {
  const [marked, setMarked] = useState<number | null>(null);
  const rows = steps.map((step, index) => {
    const counts = series[step.series];
    const ahead = step.prefetched ? series[step.prefetched] : [];
    const total = sumShown(counts);
    const stepAbove = steps[index - 1];
    const before = stepAbove ? sumShown(series[stepAbove.series]) : null;
    return { ...step, counts, ahead, total, share: total !== null && before !== null && shareOf(total, before) };
  });
  const max = scaleEnd(rows.flatMap(({ counts, ahead }) => counts.map((count, i) => (count ?? 0) + (ahead[i] ?? 0))));
  const at = (counts: readonly (number | null)[]) => (marked === null ? sumShown(counts) : (counts[marked] ?? null));
  return (
    <Section
      title={title}
      beside={
        <p className="text-small text-muted tabular-nums">
          {marked === null ? `${days.length} days` : formatShortDay(days[marked] ?? "")}
        </p>
      }
    >
      <ul>
        {rows.map(({ name, counts, ahead, total, share, prefetched }) => (
          <li key={name} className="chart-row">
            <div>
              <h3 className="text-small font-medium">{name}</h3>
              <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
                <span className="text-title leading-tight">{formatShown(at(counts))}</span>
                {share && marked === null && <span className="text-small text-muted">{share}</span>}
                {prefetched && <span className="text-small text-muted">{formatShown(at(ahead))} prefetched</span>}
              </p>
            </div>
            <DayBars
              label={`${name} by day: ${formatShown(total)} in ${days.length} days`}
              values={counts.map((count) => count ?? 0)}
              above={ahead.map((count) => count ?? 0)}
              max={max}
              marked={marked}
              onMark={setMarked}
            />
          </li>
        ))}
      </ul>
      <Axis days={days} fullBar={formatShown(max)} />
      <DayTable
        caption={`${title} by day`}
        columns={rows.flatMap(({ column, prefetched }) => (prefetched ? [column, "Prefetched"] : [column]))}
        rows={days.map((day, i) => ({
          day,
          values: rows.flatMap(({ counts, ahead, prefetched }) => {
            const count = counts[i] ?? null;
            return prefetched ? [count, ahead[i] ?? null] : [count];
          }),
        }))}
      />
    </Section>
  );
}

/** The share of the step before. None above 100%: pages opened from a prefetch are missing in the first step. */
const shareOf = (count: number, before: number) => count <= before && `${formatShare(count, before)} of the step above`;
