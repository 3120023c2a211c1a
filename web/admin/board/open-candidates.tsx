import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ManagedJobListing } from "#domain/job-listings/schema.ts";
import { type Board, isOpenStage, stageLabel } from "#domain/stages/schema.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { refreshJobListings } from "../job-listings/use-job-listings.ts";
import { refreshRecordList } from "../record-list/use-record-list.ts";
import { MaskedValue } from "../reveal/masked-value.tsx";
import { goToTab } from "../tab-url.ts";
import { boardPath } from "./board-data.ts";
import { daysIn } from "./card.tsx";

/** The candidates of a closed listing who wait for a decision, and a button that moves all of them to Rejected. */
export default function OpenCandidates({ listing }: { listing: ManagedJobListing }) {
  const { id, title, openApplications: count } = listing;
  const { data } = useQuery<Board>({ queryKey: [`${boardPath}?${new URLSearchParams({ jobListingId: id })}`] });
  const [state, setState] = useState<"idle" | "asking" | "moving">("idle");
  const open = (data?.columns ?? []).filter(({ stage }) => isOpenStage(stage)).flatMap(({ items }) => items);
  const people = count === 1 ? "1 candidate" : `${count.toLocaleString("en-US")} candidates`;
  const reject = async () => {
    setState("moving");
    try {
      await request(`/api/admin/job-listings/${id}/rejections`, "POST", { openApplications: count });
      toast({ title: "Candidates rejected", description: `${people} for ${title} moved to Rejected.` });
    } catch (error) {
      toast({ title: "Candidates not moved", description: (error as Error).message, variant: "destructive" });
    }
    setState("idle");
    await Promise.all([refreshJobListings(), refreshRecordList("/api/admin/job-applications")]);
  };
  if (count === 0) return null;
  return (
    <section aria-labelledby="open-candidates" className="mt-8 grid gap-3 border-t border-ink pt-4">
      <h3 id="open-candidates" className="text-body font-medium">
        {people} for this closed listing {count === 1 ? "waits" : "wait"} for a decision
      </h3>
      <ul className="text-small">
        {open.map(({ id: one, fullName, stage, stageSince }) => (
          <li key={one} className="flex flex-wrap gap-x-4 border-b border-hairline py-1.5">
            <span className="min-w-0 flex-1 font-medium wrap-anywhere">
              <MaskedValue text={fullName} />
            </span>
            <span className="text-muted tabular-nums">
              {stageLabel(stage)} · {daysIn(stageSince)}
            </span>
          </li>
        ))}
      </ul>
      {open.length < count && data && (
        <p className="text-small text-muted">{(count - open.length).toLocaleString("en-US")} more are on the board.</p>
      )}
      {state === "idle" ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="outlined" size="small" onClick={() => setState("asking")}>
            Reject all
          </Button>
          <Button
            variant="quiet"
            size="small"
            onClick={() => goToTab("applications", { jobListingId: id, view: "board" })}
          >
            Show on the board
          </Button>
        </div>
      ) : (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="float-left pr-2 text-small">Move {people} to Rejected? No email is sent.</legend>
          <Button
            variant="outlined"
            size="small"
            aria-disabled={state === "moving" || undefined}
            onClick={state === "moving" ? undefined : reject}
          >
            {state === "moving" ? "Moving…" : "Move to Rejected"}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setState("idle")}>
            Keep
          </Button>
        </fieldset>
      )}
    </section>
  );
}
