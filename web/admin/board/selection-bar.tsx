import { MAX_COMPARED } from "#domain/stages/stages.ts";
import { Button } from "#web/ui/button.tsx";
import { StageMenu } from "./stage-menu.tsx";

/** What can be done with the selected candidates of the board. */
export function SelectionBar({
  count,
  stages,
  canMove,
  onCompare,
  onMove,
  onClear,
}: {
  count: number;
  /** The stages that all of them can be in. */
  stages: readonly string[];
  canMove: boolean;
  onCompare: () => void;
  onMove: (stage: string) => void;
  onClear: () => void;
}) {
  const canCompare = count > 1 && count <= MAX_COMPARED;
  return (
    <div className="board-bar">
      <span className="tabular-nums">{count} selected</span>
      <Button
        variant="outlined"
        size="small"
        aria-disabled={!canCompare || undefined}
        onClick={canCompare ? onCompare : undefined}
      >
        Compare
      </Button>
      {canMove && (
        <StageMenu label="Move the selected candidates to" stages={stages} onMove={onMove} className="board-select" />
      )}
      <Button variant="quiet" size="small" onClick={onClear}>
        Clear
      </Button>
      {count > MAX_COMPARED && <span className="text-muted">Compare up to {MAX_COMPARED}</span>}
    </div>
  );
}
