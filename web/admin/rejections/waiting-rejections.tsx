import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { WaitingRejections as Waiting } from "#domain/stages/schema.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { useMay } from "../access/use-may.ts";
import { refreshRecordList } from "../lists/use-record-list.ts";
import { applicationsPath, listingPath } from "../navigation/api-paths.ts";
import { formatDayAndTime } from "../ui/dates.ts";
import { refusalText } from "../ui/refusal-text.ts";

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
      ? `1 rejection email is waiting. It will be sent ${formatDayAndTime(sendAt)}.`
      : `${waiting.toLocaleString("en-US")} rejection emails are waiting. The first will be sent ${formatDayAndTime(sendAt)}.`;
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

/**
 * Cancels the rejections that wait: of these applications, or of all applications of the listing at a path. Says what became
 * of them in a toast, and resolves to how many were canceled.
 */
export async function cancelRejections(of: readonly string[] | { listingPath: string }): Promise<number> {
  let canceled = 0;
  try {
    const response =
      "listingPath" in of
        ? await request(`${of.listingPath}/rejections`, "DELETE")
        : await request(`${applicationsPath}/rejection-cancellations`, "POST", { ids: of });
    ({ canceled } = await response.json());
    if (canceled > 0)
      toast({
        title: canceled === 1 ? "Email canceled" : `${canceled.toLocaleString("en-US")} emails canceled`,
        description: "The rejection itself stays.",
      });
    else
      toast({
        title: "Not canceled",
        description: "No rejection emails are waiting to be sent.",
        variant: "destructive",
      });
  } catch (error) {
    toast({ title: "Not canceled", description: refusalText(error), variant: "destructive" });
  }
  await refreshRecordList("listingPath" in of ? of.listingPath : applicationsPath);
  return canceled;
}
