import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { WaitingRejections as Waiting } from "#domain/stages/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { useMay } from "../access/use-may.ts";
import { listingPath } from "../navigation/api-paths.ts";
import { cancelRejections } from "./cancel-rejections.ts";
import { sendingTimeText } from "./rejection-draft.ts";

/** The rejections of a listing's candidates that wait to be sent, and a button that cancels them. Nothing without any. */
export function WaitingRejections({ listingId }: { listingId: string }) {
  const path = listingPath(listingId);
  const { data } = useQuery<Waiting>({ queryKey: [`${path}/rejections`], staleTime: 0 });
  const canCancel = useMay("applications:change");
  const [isBusy, setBusy] = useState(false);
  const { waiting = 0, sendAt = null } = data ?? {};
  if (waiting === 0 || sendAt === null) return null;
  const cancel = async () => {
    setBusy(true);
    await cancelRejections({ listingPath: path });
    setBusy(false);
  };
  const what =
    waiting === 1
      ? `1 rejection email is waiting. It will be sent ${sendingTimeText(sendAt)}.`
      : `${waiting.toLocaleString("en-US")} rejection emails are waiting. The first will be sent ${sendingTimeText(sendAt)}.`;
  return (
    <section
      aria-label="Rejection emails"
      className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t border-ink pt-4"
    >
      <p role="status" className="text-small">
        {what}
      </p>
      {canCancel && (
        <Button
          variant="outlined"
          size="small"
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : cancel}
        >
          {isBusy ? "Canceling…" : waiting === 1 ? "Cancel email" : "Cancel emails"}
        </Button>
      )}
    </section>
  );
}
