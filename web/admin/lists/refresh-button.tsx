import { RotateCw } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { formatTime } from "../ui/dates.ts";

/** Refetches, and shows the time of the last fetch. Keeps focus while busy. */
export function RefreshButton({ busy, checkedAt, onPress }: { busy: boolean; checkedAt: number; onPress: () => void }) {
  return (
    <div className="flex items-center gap-3">
      {checkedAt > 0 && (
        <p className="text-small text-muted tabular-nums max-sm:hidden">Checked {formatTime(checkedAt)}</p>
      )}
      <Button variant="outlined" size="small" aria-disabled={busy || undefined} onClick={busy ? undefined : onPress}>
        <RotateCw aria-hidden="true" className="size-3.5" />
        <span className="max-lg:sr-only">{busy ? "Refreshing…" : "Refresh"}</span>
      </Button>
    </div>
  );
}
