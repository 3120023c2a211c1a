import { Button } from "#web/ui/button.tsx";
import { StageMenu } from "./stage-menu.tsx";

/** What can be done with the selected candidates of the board. */
export function SelectionBar({
  count,
  stages,
  canMove,
  onMove,
  onClear,
}: {
  count: number;
  /** The stages that all of them can be in. */
  stages: readonly string[];
  canMove: boolean;
  onMove: (stage: string) => void;
  onClear: () => void;
}) {
  return (
    <div className="board-bar">
      <span className="tabular-nums">{count} selected</span>
      {canMove && (
        <StageMenu label="Move the selected candidates to" stages={stages} onMove={onMove} className="board-select" />
      )}
      <Button variant="quiet" size="small" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
