import { formatDay, formatTime } from "../dates.ts";

/** A date and time in the reader's time zone. */
export const Timestamp = ({ at }: { at: string }) => (
  <time dateTime={at} className="tabular-nums">
    {formatDay(at)}, {formatTime(at)}
  </time>
);
