import { formatShortDay } from "./figures.ts";

/** The axis under a chart: its scale, by the count that a bar of full height stands for, and its first and last day. */
export function Axis({ days, fullBar }: { days: readonly string[]; fullBar: string }) {
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div className="chart-row chart-axis text-tiny text-muted tabular-nums">
      <p>A full-height bar means {fullBar} in one day</p>
      <p className="flex justify-between">
        <span>{first && formatShortDay(first)}</span>
        {last !== first && <span>{last && formatShortDay(last)}</span>}
      </p>
    </div>
  );
}
