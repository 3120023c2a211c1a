import { Button } from "#web/ui/button.tsx";
import { NewerRecords } from "../lists/newer-records.tsx";
import { RefreshButton } from "../lists/refresh-button.tsx";
import type { useBoard } from "./board-data.ts";
import { Figures } from "./figures.tsx";
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
