import { formatDay, formatTime } from "../dates.ts";

/** A moment as day and time of day, where the reader is. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} className="tabular-nums">
    {formatDay(at)}, {formatTime(at)}
  </time>
);
