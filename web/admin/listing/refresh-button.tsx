import { RotateCw } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { formatTime } from "../dates.ts";

/** Asks the server again, and says when it was last asked. It keeps the focus while it is busy. */
export function RefreshButton({ busy, since, onPress }: { busy: boolean; since: number; onPress: () => void }) {
  return (
    <div className="flex items-center gap-3">
      {since > 0 && <p className="text-small text-muted tabular-nums max-sm:hidden">Checked {formatTime(since)}</p>}
      <Button variant="outlined" size="small" aria-disabled={busy || undefined} onClick={busy ? undefined : onPress}>
        <RotateCw aria-hidden="true" className="size-3.5" />
        <span className="max-sm:sr-only">{busy ? "Refreshing…" : "Refresh"}</span>
      </Button>
    </div>
  );
}
