import { useRef, useState } from "react";
import type { Interview } from "#domain/interviews/schema.ts";
import type { ShownApplication } from "#domain/job-applications/schema.ts";
import { HIDDEN } from "#domain/masking/kinds.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { applicationsPath } from "../navigation/api-paths.ts";
import { MaskedLongText, spoken } from "../reveal/masked-value.tsx";
import { RevealButton } from "../reveal/reveal-button.tsx";
import { isMasked } from "../reveal/use-reveals.ts";
import { Times } from "./interview-time.tsx";

interface Props {
  application: ShownApplication;
  interview: Interview;
  /** The API path of the interview. */
  path: string;
  /** Whether the button that changes it gets the focus, because its form was closed. */
  hasFocus: boolean;
  onEdit: () => void;
  onCanceled: () => void;
  /** Called when it could not be canceled, which may be because a colleague changed it. */
  onStale: () => void;
}

/** One planned interview: what, when, its people, and the buttons that change and cancel it. */
export function PlannedInterview({ mayChange, ...props }: Props & { mayChange: boolean }) {
  const { title, place, durationMinutes, interviewers, invitesCandidate, isCanceled } = props.interview;
  return (
    <div className="grid gap-2 text-small">
      <p className="text-body font-medium wrap-anywhere">
        <span className={isCanceled ? "line-through" : undefined}>
          <MaskedLongText text={title} />
        </span>
        {isCanceled && <span className="font-normal text-muted"> (canceled)</span>}
      </p>
      <Times interview={props.interview} />
      <p className="wrap-anywhere">
        {durationMinutes} minutes with {interviewers.map(({ name }) => name).join(", ") || "former colleagues"}
        {invitesCandidate ? ", candidate invited" : ", candidate not invited"}
      </p>
      {place && (
        <p className="wrap-anywhere">
          {isLink(place) ? (
            <a href={place} target="_blank" rel="noopener noreferrer" className="link">
              {place}
            </a>
          ) : (
            <MaskedLongText text={place} />
          )}
        </p>
      )}
      {mayChange && !isCanceled && <Controls {...props} />}
    </div>
  );
}

/** Whether a place is the address of a video call that can be opened. A masked one has parts that are hidden. */
const isLink = (place: string) => /^https:\/\/\S+$/.test(place) && !place.includes(HIDDEN) && URL.canParse(place);

function Controls({ application, interview: { title, version }, path, hasFocus, onEdit, onCanceled, onStale }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const wasAsked = useRef(false);
  const ask = (isAsked: boolean) => {
    wasAsked.current = true;
    setConfirming(isAsked);
  };
  const cancel = async () => {
    try {
      await request(`${path}/cancel`, "POST", { version });
      toast({ title: "Interview canceled", description: "Everyone invited gets an email." });
      onCanceled();
    } catch (error) {
      toast({ title: "Interview not canceled", description: (error as Error).message, variant: "destructive" });
      onStale();
    }
  };
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {isMasked(application) ? (
        <RevealButton record={application} listPath={applicationsPath} purpose="interview" variant="outlined">
          Reveal to change
        </RevealButton>
      ) : (
        <Button variant="outlined" size="small" autoFocus={hasFocus} onClick={onEdit}>
          Change<span className="sr-only"> the interview {title}</span>
        </Button>
      )}
      {isConfirming ? (
        <>
          <Button size="small" onClick={cancel}>
            Cancel and notify everyone
          </Button>
          <Button variant="quiet" size="small" autoFocus onClick={() => ask(false)}>
            Keep it
          </Button>
        </>
      ) : (
        <Button variant="quiet" size="small" autoFocus={wasAsked.current} onClick={() => ask(true)}>
          Cancel interview<span className="sr-only"> {spoken(title)}</span>
        </Button>
      )}
    </div>
  );
}
