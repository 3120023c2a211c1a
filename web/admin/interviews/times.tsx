import { type Interview, zoneName } from "#domain/interviews/schema.ts";
import { formatMoment, ownTimeZone } from "./zoned-time.ts";

/** When an interview starts: for the person who looks, where it was planned, and for the candidate. Each zone once. */
export function Times({ interview }: { interview: Pick<Interview, "startsAt" | "timeZone" | "candidateTimeZone"> }) {
  const { startsAt, timeZone, candidateTimeZone } = interview;
  const zones: [string, string][] = [
    [ownTimeZone(), "for you"],
    [timeZone, "as scheduled"],
    [candidateTimeZone, "for the candidate"],
  ];
  const places = new Map<string, { zone: string; whose: string[] }>();
  for (const [zone, who] of zones) {
    const { whose = [] } = places.get(zoneName(zone)) ?? {};
    places.set(zoneName(zone), { zone, whose: [...whose, who] });
  }
  return (
    <ul className="grid gap-0.5">
      {[...places].map(([name, { zone, whose }]) => (
        <li key={name} className="tabular-nums">
          <time dateTime={startsAt}>{formatMoment(Date.parse(startsAt), zone)}</time>{" "}
          <span className="text-muted">
            {name}, {whose.join(", ")}
          </span>
        </li>
      ))}
    </ul>
  );
}
