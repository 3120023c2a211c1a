import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ManagedJobListing } from "#domain/job-listings/schema.ts";
import { isOpenStage, stageLabel } from "#domain/job-listings/stages.ts";
import type { RejectionEmail } from "#domain/replies/schema.ts";
import type { Board, Card, Rejected } from "#domain/stages/schema.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { boardPath } from "../board/board-data.ts";
import { daysIn } from "../board/card.tsx";
import { plannedText } from "../board/emails-text.ts";
import { refreshRecordList } from "../lists/use-record-list.ts";
import { applicationsPath, listingPath } from "../navigation/api-paths.ts";
import { goToTab } from "../navigation/tab-url.ts";
import { LazyRejectionDialog } from "../rejections/lazy-rejection-dialog.tsx";
import { cancelRejections, WaitingRejections } from "../rejections/waiting-rejections.tsx";
import { MaskedValue } from "../reveal/masked-value.tsx";
import { refusalText } from "../ui/refusal-text.ts";
import { refreshJobListings } from "./use-job-listings.ts";

/** The candidates of a closed listing who wait for a decision, what rejects all of them, and the rejections that wait. */
export default function OpenCandidates({ listing }: { listing: ManagedJobListing }) {
  const { id, openApplications: count } = listing;
  const { data } = useQuery<Board>({ queryKey: [`${boardPath}?${new URLSearchParams({ jobListingId: id })}`] });
  const [isRejecting, setRejecting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const open = (data?.columns ?? []).filter(({ stage }) => isOpenStage(stage)).flatMap(({ items }) => items);
  const rejectAll = async (email: RejectionEmail | undefined) => {
    setBusy(true);
    const isDone = await rejectRemaining(listing, email);
    setBusy(false);
    return isDone ? [] : open.map((card) => card.id);
  };
  const canReject = open.length > 0 && !isBusy;
  return (
    <>
      <WaitingRejections listingId={id} />
      {count > 0 && (
        <section aria-labelledby="open-candidates" className="mt-8 grid gap-3 border-t border-ink pt-4">
          <h3 id="open-candidates" className="text-body font-medium">
            {peopleText(count)} for this closed listing {count === 1 ? "is" : "are"} waiting for a decision
          </h3>
          <CandidateList cards={open} />
          {open.length < count && data && (
            <p className="text-small text-muted">
              {(count - open.length).toLocaleString("en-US")} more are on the board.
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              variant="outlined"
              size="small"
              aria-haspopup="dialog"
              aria-disabled={!canReject || undefined}
              onClick={canReject ? () => setRejecting(true) : undefined}
            >
              {isBusy ? "Rejecting…" : "Reject all"}
            </Button>
            <Button
              variant="quiet"
              size="small"
              onClick={() => goToTab("applications", { jobListingId: id, view: "board" })}
            >
              Show on the board
            </Button>
          </div>
        </section>
      )}
      {isRejecting && open.length > 0 && (
        <LazyRejectionDialog candidates={open} count={count} onReject={rejectAll} onClose={() => setRejecting(false)} />
      )}
    </>
  );
}

const peopleText = (count: number) => (count === 1 ? "1 candidate" : `${count.toLocaleString("en-US")} candidates`);

const CandidateList = ({ cards }: { cards: readonly Card[] }) => (
  <ul className="text-small">
    {cards.map(({ id, fullName, stage, stageSince }) => (
      <li key={id} className="flex flex-wrap gap-x-4 border-b border-hairline py-1.5">
        <span className="min-w-0 flex-1 font-medium wrap-anywhere">
          <MaskedValue text={fullName} />
        </span>
        <span className="text-muted tabular-nums">
          {stageLabel(stage)} · {daysIn(stageSince)}
        </span>
      </li>
    ))}
  </ul>
);

/** Rejects the candidates who are left, and says so in a toast that can cancel the emails. */
async function rejectRemaining({ id, openApplications }: ManagedJobListing, email: RejectionEmail | undefined) {
  let isDone = false;
  const path = listingPath(id);
  try {
    const response = await request(`${path}/rejections`, "POST", { openApplications, rejection: email });
    const rejected: Rejected = await response.json();
    isDone = true;
    const emails = plannedText(rejected);
    toast({
      title: rejected.moved > 0 ? `${peopleText(rejected.moved)} rejected` : "Already rejected",
      ...(emails && { description: `${emails}.` }),
      ...(rejected.planned > 0 && {
        action: {
          label: rejected.planned === 1 ? "Cancel email" : "Cancel emails",
          run: () => void cancelRejections({ listingPath: path }),
        },
      }),
    });
  } catch (error) {
    toast({ title: "Candidates not rejected", description: refusalText(error), variant: "destructive" });
  }
  await Promise.all([refreshJobListings(), refreshRecordList(path), refreshRecordList(applicationsPath)]);
  return isDone;
}
