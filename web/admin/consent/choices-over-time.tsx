import { useState } from "react";
import type { ConsentSummary } from "#domain/consents/schema.ts";
import { DayBars } from "#web/ui/day-bars.tsx";
import { Axis } from "../figures/axis.tsx";
import { DayTable } from "../figures/day-table.tsx";
import { formatCount, formatShare, formatShortDay, scaleEnd } from "../figures/figures.ts";
import { Section } from "../ui/section.tsx";

const kinds = [
  { id: "acceptAll", name: "Accept All" },
  { id: "rejectAll", name: "Reject All" },
  { id: "custom", name: "Custom" },
  { id: "withdraw", name: "Withdrawn" },
] as const;

/** Choices by day: one bar chart per choice, all on one scale so that the charts can be compared. */
export function ChoicesOverTime({ summary }: { summary: ConsentSummary }) {
  const { days, total } = summary;
  const [marked, setMarked] = useState<number | null>(null);
  const day = marked === null ? undefined : days[marked];
  const max = scaleEnd(days.flatMap((one) => kinds.map(({ id }) => one[id])));
  const sumOf = (id: (typeof kinds)[number]["id"]) => days.reduce((sum, one) => sum + one[id], 0);
  const whole = day ? kinds.reduce((sum, { id }) => sum + day[id], 0) : total;
  return (
    <Section
      title="Choices over time"
      beside={
        <p className="text-small text-muted tabular-nums">
          {day
            ? `${formatShortDay(day.day)}: ${formatCount(whole)} ${whole === 1 ? "choice" : "choices"}`
            : `${formatCount(total)} ${total === 1 ? "choice" : "choices"} in ${days.length} days`}
        </p>
      }
    >
      <ul>
        {kinds.map(({ id, name }) => {
          const sum = sumOf(id);
          const count = day ? day[id] : sum;
          return (
            <li key={id} className="chart-row">
              <div className="flex items-baseline gap-x-3 sm:block">
                <h3 className="text-small font-medium max-sm:flex-1">{name}</h3>
                <p className="flex items-baseline gap-2 tabular-nums">
                  <span className="text-title leading-tight">{formatCount(count)}</span>
                  <span className="text-small text-muted">{formatShare(count, whole)}</span>
                </p>
              </div>
              <DayBars
                label={`${name}: ${formatCount(sum)} of ${formatCount(total)} choices, at most ${formatCount(Math.max(...days.map((one) => one[id])))} per day`}
                values={days.map((one) => one[id])}
                max={max}
                marked={marked}
                onMark={setMarked}
              />
            </li>
          );
        })}
      </ul>
      <Axis days={days.map((one) => one.day)} fullBar={formatCount(max)} />
      <DayTable
        caption="Choices by day"
        columns={kinds.map(({ name }) => name)}
        rows={days.map((one) => ({ day: one.day, values: kinds.map(({ id }) => one[id]) }))}
      />
    </Section>
  );
}
