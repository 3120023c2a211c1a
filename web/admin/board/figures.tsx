import { useQuery } from "@tanstack/react-query";
import { ANSWER_DAYS, type StageFigures, stageLabel } from "#domain/stages/schema.ts";

const HOUR_MS = 3_600_000;

/** A length of time as '5 hours' or '3 days'. */
function lengthOf(milliseconds: number): string {
  const hours = Math.round(milliseconds / HOUR_MS);
  if (hours < 1) return "under an hour";
  const [count, unit] = hours < 48 ? [hours, "hour"] : [Math.round(hours / 24), "day"];
  return `${count.toLocaleString("en-US")} ${unit}${count === 1 ? "" : "s"}`;
}

/** The median time in each stage and the share of applications answered in time, in one line. */
export function Figures({ jobListingId }: { jobListingId: string }) {
  const query = jobListingId ? `?${new URLSearchParams({ jobListingId })}` : "";
  const { data } = useQuery<StageFigures>({ queryKey: [`/api/admin/stage-figures${query}`] });
  if (!data) return <p className="min-h-6 text-small text-muted" />;
  const times = data.stages.flatMap(({ stage, medianMs }) =>
    medianMs === null ? [] : `${stageLabel(stage)} ${lengthOf(medianMs)}`,
  );
  const share = data.answeredShare === null ? "too few" : `${Math.round(data.answeredShare * 100)}%`;
  return (
    <p className="min-h-6 text-small text-muted tabular-nums">
      Median time: {times.length > 0 ? times.join(", ") : "too few"} · Answered within {ANSWER_DAYS} days: {share}
    </p>
  );
}
