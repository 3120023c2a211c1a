import { dashboardAddress } from "#domain/kernel/dashboard-tabs.ts";
import { MAX_COUNT, type Person, type TimelineEvent, type TimelineKind } from "#domain/people/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { refreshRecordList } from "../lists/use-record-list.ts";
import { TabLink } from "../navigation/tab-link.tsx";
import { MaskedLongText } from "../reveal/masked-value.tsx";
import { isMasked } from "../reveal/use-reveals.ts";
import { formatDay, formatTime } from "../ui/dates.ts";
import { LoadStatus } from "../ui/load-status.tsx";
import { Section } from "../ui/section.tsx";
import { byDay, countOf, describeEvent, eventKinds } from "./event-labels.ts";
import { personPath, useTimeline } from "./person-data.ts";

const kindsOf = (counts: Person["counts"]) =>
  (Object.keys(eventKinds) as TimelineKind[]).filter((kind) => counts[kind] !== undefined && counts[kind] > 0);

/** What happened with a person, newest first, by day. A line opens its record. */
export function PersonTimeline({
  person,
  kind,
  onChoose,
}: {
  person: Person;
  kind: TimelineKind | "";
  onChoose: (kind: TimelineKind | "") => void;
}) {
  const { data, error, isFetching, hasNextPage, fetchNextPage } = useTimeline(person.id, kind);
  const kinds = kindsOf(person.counts);
  const events = data?.pages.flatMap((part) => part.events) ?? [];
  const now = Date.now();
  // What a reveal showed is masked on time, also when the server cannot be reached.
  const hasEnded = events.some(({ revealedUntil }) => revealedUntil && Date.parse(revealedUntil) <= now);
  return (
    <Section title="Timeline">
      {kinds.length > 1 && (
        <div className="flex pb-4">
          <Segments
            label="What the timeline shows"
            options={[
              { value: "" as TimelineKind | "", name: "All" },
              ...kinds.map((value) => ({
                value,
                name: `${eventKinds[value].many} ${countOf(person.counts[value] ?? 0, MAX_COUNT)}`,
              })),
            ]}
            value={kind}
            onChoose={onChoose}
          />
        </div>
      )}
      <LoadStatus
        noun="timeline"
        loaded={data !== undefined && !hasEnded}
        error={error}
        busy={isFetching}
        onRetry={() => void refreshRecordList(personPath(person.id))}
      />
      {!hasEnded &&
        byDay(events, formatDay).map(([day, ofDay]) => (
          <div key={day} className="grid gap-x-6 border-b border-hairline py-3 last:border-b-0 sm:grid-cols-[8rem_1fr]">
            <h3 className="py-1.5 text-small text-muted tabular-nums">{day}</h3>
            <ol aria-label={day}>
              {ofDay.map((event) => (
                <li key={event.id}>
                  <Line event={event} />
                </li>
              ))}
            </ol>
          </div>
        ))}
      {data && events.length === 0 && (
        <EmptyState title="Nothing here">
          <p>
            {kind ? `${eventKinds[kind].many} from this person appear here.` : "This person’s records appear here."}
          </p>
        </EmptyState>
      )}
      {hasNextPage && !hasEnded && (
        <Button
          variant="outlined"
          size="small"
          className="mt-5"
          aria-disabled={isFetching || undefined}
          onClick={isFetching ? undefined : () => void fetchNextPage()}
        >
          {isFetching ? "Loading…" : "Show earlier"}
        </Button>
      )}
    </Section>
  );
}

/** One line; a link where a tab shows the record. */
function Line({ event }: { event: TimelineEvent }) {
  const { icon: Icon, one, tab } = eventKinds[event.kind];
  const { written, words, isUrgent } = describeEvent(event);
  const line = (
    <>
      <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0 text-muted max-sm:row-span-2" />
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{one}</span>
        {words.length > 0 && (
          <span className={isUrgent ? "font-medium text-exposed" : "text-muted"}>{words.join(" · ")}</span>
        )}
        {written && (
          <span className="min-w-0 basis-full truncate sm:flex-1 sm:basis-40">
            {isMasked(event) ? <MaskedLongText text={written} /> : written}
          </span>
        )}
      </span>
      <time dateTime={event.at} className="text-muted tabular-nums">
        {formatTime(event.at)}
      </time>
    </>
  );
  const layout =
    "-mx-2 grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-control px-2 py-1.5 text-small";
  if (tab === null) return <div className={layout}>{line}</div>;
  return (
    <TabLink
      tab={tab}
      href={dashboardAddress(tab, event.id)}
      parameters={{ open: event.id }}
      data-opener=""
      className={classNames(layout, "hover:bg-sunken")}
    >
      {line}
    </TabLink>
  );
}
