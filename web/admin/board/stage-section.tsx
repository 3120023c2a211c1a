import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isOpenStage, type Pipeline, stageLabel } from "#domain/stages/schema.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { LoadStatus } from "../record-list/load-status.tsx";
import { Timestamp } from "../record-list/timestamp.tsx";
import { refreshRecordList } from "../record-list/use-record-list.ts";
import { useMay } from "../use-may.ts";
import { daysIn } from "./card.tsx";

const applicationsPath = "/api/admin/job-applications";

/** The stage of an application: how long it has been there, buttons that move it on, and its earlier moves. */
export default function StageSection({ id }: { id: string }) {
  const path = `${applicationsPath}/${id}/stage`;
  const { data, error, isFetching } = useQuery<Pipeline>({ queryKey: [path] });
  const canMove = useMay("applications:change");
  const [isMoving, setMoving] = useState(false);
  const move = async (from: string, to: string) => {
    setMoving(true);
    try {
      await request(path, "POST", { from, to });
      toast({ title: `Moved to ${stageLabel(to)}` });
    } catch (failure) {
      toast({ title: "Not moved", description: (failure as Error).message, variant: "destructive" });
    }
    // The list, the board and this section show the stage.
    await refreshRecordList(applicationsPath);
    setMoving(false);
  };
  if (!data)
    return (
      <LoadStatus
        noun="stage"
        loaded={false}
        error={error}
        busy={isFetching}
        onRetry={() => refreshRecordList(path)}
        className="min-h-16"
      />
    );
  const { stage, stageSince, stages, moves } = data;
  const next = stages[stages.indexOf(stage) + 1];
  const press = (to: string) => (isMoving ? undefined : () => move(stage, to));
  return (
    <section aria-label="Stage" className="mt-5 grid gap-3 border-t border-hairline pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status">
          <span className="text-small text-muted">Stage: </span>
          <span className="font-medium">{stageLabel(stage)}</span>
          <span className="text-small text-muted tabular-nums"> · {daysIn(stageSince)}</span>
        </p>
        {canMove && (
          <div className="ml-auto flex flex-wrap items-center gap-2">
            {isOpenStage(stage) && next && (
              <Button variant="outlined" size="small" aria-disabled={isMoving || undefined} onClick={press(next)}>
                Move to {stageLabel(next)}
              </Button>
            )}
            {isOpenStage(stage) && (
              <Button variant="outlined" size="small" aria-disabled={isMoving || undefined} onClick={press("rejected")}>
                Reject
              </Button>
            )}
            <select
              aria-label="Move to another stage"
              value=""
              disabled={isMoving}
              onChange={(event) => void move(stage, event.target.value)}
              className="h-10 rounded-control border border-edge bg-surface px-2 text-base lg:text-small"
            >
              <option value="">Move to…</option>
              {stages
                .filter((one) => one !== stage)
                .map((one) => (
                  <option key={one} value={one}>
                    {stageLabel(one)}
                  </option>
                ))}
            </select>
          </div>
        )}
      </div>
      {moves.length > 0 && (
        <ol aria-label="Moves between stages" className="text-small">
          {moves.map(({ from, to, by, at }) => (
            <li
              key={`${at} ${from} ${to}`}
              className="flex flex-wrap gap-x-3 border-b border-hairline py-1.5 last:border-b-0"
            >
              <span className="text-muted">
                <Timestamp at={at} />
              </span>
              <span className="wrap-anywhere">
                {stageLabel(from)} → {stageLabel(to)}
              </span>
              <span className="text-muted wrap-anywhere">{by ?? "A former colleague"}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
