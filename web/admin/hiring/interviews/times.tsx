import type { Interview } from "#domain/interviews/schema.ts";
import { formatMoment, ownTimeZone, zoneName } from "./zoned-time.ts";

/** When an interview starts: for the person who looks, where it was planned, and for the candidate. Each zone once. */
export function Times({ interview }: { interview: Pick<Interview, "startsAt" | "timeZone" | "candidateTimeZone"> }) {
  const { startsAt, timeZone, candidateTimeZone } = interview;
  const zones: [string, string][] = [
    [ownTimeZone(), "for you"],
    [timeZone, "as planned"],
    [candidateTimeZone, "for the candidate"],
  ];
  const names = new Map<string, string[]>();
  for (const [zone, name] of zones) names.set(zone, [...(names.get(zone) ?? []), name]);
  return (
    <ul className="grid gap-0.5">
      {[...names].map(([zone, whose]) => (
        <li key={zone} className="tabular-nums">
          <time dateTime={startsAt}>{formatMoment(Date.parse(startsAt), zone)}</time>{" "}
          <span className="text-muted">
            {zoneName(zone)}, {whose.join(", ")}
          </span>
        </li>
      ))}
    </ul>
  );
}
