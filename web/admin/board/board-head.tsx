import { useQuery } from "@tanstack/react-query";
import { ANSWER_DAYS, stageLabel } from "#domain/job-listings/stages.ts";
import type { StageFigures } from "#domain/stages/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { NewerRecords } from "../lists/newer-records.tsx";
import { RefreshButton } from "../lists/refresh-button.tsx";
import type { useBoard } from "./board-data.ts";
import type { MoveNotice } from "./use-moves.ts";

/** The figures of the board, or what the last move did; in one place, so that the board stays where it is. */
export function BoardHead({
  board,
  notice,
  jobListingId,
}: {
  board: ReturnType<typeof useBoard>;
  notice: MoveNotice | null;
  jobListingId: string;
}) {
  return (
    <div className="flex min-h-10 items-start gap-x-4 pb-3 sm:items-center">
      <div className="flex min-h-10 min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        {notice ? (
          <Notice notice={notice} />
        ) : (
          <Figures jobListingId={jobListingId} order={board.columns.map(({ stage }) => stage)} />
        )}
        <NewerRecords count={board.newer} nouns="candidates" onShow={board.refresh} />
      </div>
      <RefreshButton busy={board.busy} checkedAt={board.checkedAt} onPress={board.refresh} />
    </div>
  );
}

function Notice({ notice: { text, undo, cancelEmails, dismiss } }: { notice: MoveNotice }) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 text-small">
      <span className="font-medium wrap-anywhere">{text}</span>
      {undo && (
        <Button variant="outlined" size="small" onClick={undo}>
          Undo
        </Button>
      )}
      {cancelEmails && (
        <Button variant="outlined" size="small" onClick={cancelEmails.run}>
          {cancelEmails.label}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={dismiss}>
        Dismiss
      </Button>
    </div>
  );
}

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
