import { formatAge, formatDay, formatDayAndTime } from "./dates.ts";

/** A date and time in the reader's time zone. */
export const Timestamp = ({ at }: { at: string }) => (
  <time dateTime={at} className="tabular-nums">
    {formatDayAndTime(at)}
  </time>
);

/** How long ago a time was. Screen readers get the date and time, which its row shows when it has the pointer or the focus. */
export const Age = ({ at }: { at: string }) => (
  <time dateTime={at} data-exact={formatDayAndTime(at)} className="age tabular-nums">
    <span aria-hidden="true">{formatAge(at, Date.now()) ?? formatDay(at)}</span>
    <span className="sr-only">{formatDayAndTime(at)}</span>
  </time>
);

/** A day such as 'Jan 5, 2025' (specification, section 2); in the last week, how long ago it was is drawn beside it. */
export const DayWithAge = ({ at }: { at: string }) => (
  <time
    dateTime={at}
    data-age={formatAge(at, Date.now()) ?? undefined}
    data-exact={formatDayAndTime(at)}
    className="age tabular-nums"
  >
    {formatDay(at)}
  </time>
);
