import { type Interview, zoneName } from "#domain/interviews/schema.ts";
import { SelectField, TextField } from "#web/ui/field.tsx";
import type { InterviewDraft } from "./interview-draft.ts";
import { formatMoment, isAtNight, momentOf, ownTimeZone } from "./zoned-time.ts";

const durations = [15, 30, 45, 60, 90, 120];

/** When an interview is: the fields, and what they mean in each time zone. */
export function InterviewTime({
  draft,
  field,
  onChange,
}: {
  draft: InterviewDraft;
  field: (name: keyof InterviewDraft | "startsAt") => { id: string; error: string | undefined };
  onChange: (part: Partial<InterviewDraft>) => void;
}) {
  const { local, timeZone, candidateTimeZone, durationMinutes } = draft;
  const startsAt = momentOf(local, timeZone);
  const known = [...Intl.supportedValuesOf("timeZone"), "UTC", candidateTimeZone, timeZone];
  const zones = new Map(known.map((zone) => [zoneName(zone), zone]));
  const zoneOptions = [...zones].sort().map(([name, zone]) => (
    <option key={name} value={zone}>
      {name}
    </option>
  ));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field("startsAt")}
          label="Start"
          type="datetime-local"
          value={local}
          onChange={(event) => onChange({ local: event.target.value })}
        />
        <SelectField
          {...field("durationMinutes")}
          label="Duration"
          value={durationMinutes}
          onChange={(event) => onChange({ durationMinutes: Number(event.target.value) })}
        >
          {[...new Set([...durations, durationMinutes])].map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes} minutes
            </option>
          ))}
        </SelectField>
        <SelectField
          {...field("timeZone")}
          label="Time zone of the start"
          value={timeZone}
          onChange={(event) => onChange({ timeZone: event.target.value })}
        >
          {zoneOptions}
        </SelectField>
        <SelectField
          {...field("candidateTimeZone")}
          label="Candidate’s time zone"
          value={candidateTimeZone}
          onChange={(event) => onChange({ candidateTimeZone: event.target.value })}
        >
          {zoneOptions}
        </SelectField>
      </div>
      {!Number.isNaN(startsAt) && (
        <div className="text-small">
          <Times interview={{ ...draft, startsAt: new Date(startsAt).toISOString() }} />
          {isAtNight(startsAt, durationMinutes, candidateTimeZone) && (
            <p role="status" className="mt-1 font-medium text-exposed">
              It’s night for the candidate: in {zoneName(candidateTimeZone)}, this is between 10 PM and 7 AM.
            </p>
          )}
        </div>
      )}
    </>
  );
}

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
