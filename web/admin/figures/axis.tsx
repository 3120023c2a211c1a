import { formatShortDay } from "./figures.ts";

/** The axis under a chart: first day, last day, and a note about its scale. */
export function Axis({ days, note }: { days: readonly string[]; note: string }) {
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div className="chart-row chart-axis text-tiny text-muted tabular-nums">
      <p>{note}</p>
      <p className="flex justify-between">
        <span>{first && formatShortDay(first)}</span>
        {last !== first && <span>{last && formatShortDay(last)}</span>}
      </p>
    </div>
  );
}
