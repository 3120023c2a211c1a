import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ShownApplication } from "#domain/job-applications/schema.ts";
import { isOpenStage, stageLabel } from "#domain/job-listings/stages.ts";
import type { RejectionEmail } from "#domain/replies/schema.ts";
import type { Moved, Pipeline } from "#domain/stages/schema.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { useMay } from "../access/use-may.ts";
import { refreshRecordList } from "../lists/use-record-list.ts";
import { applicationsPath } from "../navigation/api-paths.ts";
import { LazyRejectionDialog } from "../rejections/lazy-rejection-dialog.tsx";
import { cancelRejections } from "../rejections/waiting-rejections.tsx";
import { LoadStatus } from "../ui/load-status.tsx";
import { refusalText } from "../ui/refusal-text.ts";
import { Timestamp } from "../ui/timestamp.tsx";
import { daysIn } from "./card.tsx";
import { emailsText } from "./emails-text.ts";
import { StageMenu } from "./stage-menu.tsx";

/** The stage of an application: how long it has been there, buttons that move it on, and its earlier moves. */
export default function StageSection({ application }: { application: ShownApplication }) {
  const path = `${applicationsPath}/${application.id}/stage`;
  const { data, error, isFetching } = useQuery<Pipeline>({ queryKey: [path] });
  const canMove = useMay("applications:change");
  const [isMoving, setMoving] = useState(false);
  const [isRejecting, setRejecting] = useState(false);
  const move = async (from: string, to: string, email?: RejectionEmail) => {
    setMoving(true);
    const isMoved = await moveOne(application.id, { from, to, rejection: email });
    setMoving(false);
    return isMoved ? [] : [application.id];
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
  const { stage, stageSince, moves } = data;
  const moveTo = (to: string) => (to === "rejected" ? setRejecting(true) : void move(stage, to));
  return (
    <section aria-label="Stage" className="mt-5 grid grid-cols-1 gap-3 border-t border-hairline pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="wrap-anywhere">
          <span className="text-small text-muted">Stage: </span>
          <span className="font-medium">{stageLabel(stage)}</span>
          <span className="text-small text-muted tabular-nums"> · {daysIn(stageSince)}</span>
        </p>
        {canMove && <StageButtons pipeline={data} isMoving={isMoving} onMove={moveTo} />}
      </div>
      <StageMoves moves={moves} />
      {isRejecting && (
        <LazyRejectionDialog
          candidates={[application]}
          count={1}
          onReject={(email) => move(stage, "rejected", email)}
          onClose={() => setRejecting(false)}
        />
      )}
    </section>
  );
}

function StageButtons({
  pipeline: { stage, stages },
  isMoving,
  onMove,
}: {
  pipeline: Pipeline;
  isMoving: boolean;
  onMove: (stage: string) => void;
}) {
  const next = stages[stages.indexOf(stage) + 1];
  const button = (label: string, to: string) => (
    <Button
      variant="outlined"
      size="small"
      className="min-h-10 max-w-full"
      aria-disabled={isMoving || undefined}
      onClick={isMoving ? undefined : () => onMove(to)}
    >
      <span className="truncate">{label}</span>
    </Button>
  );
  return (
    <div className="flex min-w-0 flex-wrap sm:ml-auto items-center gap-2">
      {isOpenStage(stage) && next && button(`Move to ${stageLabel(next)}`, next)}
      {isOpenStage(stage) && button("Reject", "rejected")}
      <StageMenu
        label="Move to another stage"
        stage={stage}
        stages={stages}
        onMove={onMove}
        disabled={isMoving}
        className="h-10 max-w-full rounded-control border border-edge bg-surface px-2 text-base text-ellipsis lg:text-small"
      />
    </div>
  );
}

/** Moves an application, says so in a toast that can cancel the email, and resolves to whether it was moved. */
async function moveOne(id: string, body: { from: string; to: string; rejection: RejectionEmail | undefined }) {
  let isMoved = false;
  try {
    const moved: Moved = await (await request(`${applicationsPath}/${id}/stage`, "POST", body)).json();
    isMoved = true;
    const emails = emailsText([moved]);
    toast({
      title: `Moved to ${stageLabel(body.to)}`,
      ...(emails && { description: `${emails}.` }),
      ...(moved.email?.outcome === "planned" && {
        action: { label: "Cancel email", run: () => void cancelRejections([id]) },
      }),
    });
  } catch (failure) {
    toast({ title: "Not moved", description: refusalText(failure), variant: "destructive" });
  }
  // The list, the board, the correspondence and this section show the stage.
  await refreshRecordList(applicationsPath);
  return isMoved;
}

/** The moves of an application between stages, latest first. */
function StageMoves({ moves }: Pick<Pipeline, "moves">) {
  if (moves.length === 0) return null;
  return (
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
  );
}
