import { useQuery } from "@tanstack/react-query";
import { ANSWER_DAYS, stageLabel } from "#domain/job-listings/stages.ts";
import type { StageFigures } from "#domain/stages/schema.ts";

const HOUR_MS = 3_600_000;

/** A length of time as '5 hours' or '3 days'. */
function lengthOf(milliseconds: number): string {
  const hours = Math.round(milliseconds / HOUR_MS);
  if (hours < 1) return "under an hour";
  const [count, unit] = hours < 48 ? [hours, "hour"] : [Math.round(hours / 24), "day"];
  return `${count.toLocaleString("en-US")} ${unit}${count === 1 ? "" : "s"}`;
}

/** The median time in each stage, in the order of the board, and the share of applications answered in time, in one line. */
export function Figures({ jobListingId, order }: { jobListingId: string; order: readonly string[] }) {
  const query = jobListingId ? `?${new URLSearchParams({ jobListingId })}` : "";
  const { data } = useQuery<StageFigures>({ queryKey: [`/api/admin/stage-figures${query}`] });
  if (!data) return <p className="text-small text-muted" />;
  // Last, what is no stage any more.
  const placeOf = (stage: string) => (order.includes(stage) ? order.indexOf(stage) : order.length);
  const inOrder = data.stages.toSorted((one, other) => placeOf(one.stage) - placeOf(other.stage));
  const times = inOrder.flatMap(({ stage, medianMs }) =>
    medianMs === null ? [] : `${stageLabel(stage)} ${lengthOf(medianMs)}`,
  );
  const share = data.answeredShare === null ? "not enough data" : `${Math.round(data.answeredShare * 100)}%`;
  return (
    <p className="text-small text-muted tabular-nums">
      Median time: {times.length > 0 ? times.join(", ") : "not enough data"} · Answered within {ANSWER_DAYS} days:{" "}
      {share}
    </p>
  );
}
