import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Interview } from "#domain/interviews/schema.ts";
import type { ShownApplication } from "#domain/job-applications/schema.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { applicationPath, applicationsPath } from "../../job-applications/use-applications.ts";
import { LoadStatus } from "../../record-list/load-status.tsx";
import { refreshRecordList } from "../../record-list/use-record-list.ts";
import { MaskedLongText, spoken } from "../../reveal/masked-value.tsx";
import { RevealButton } from "../../reveal/reveal-button.tsx";
import { isMasked } from "../../reveal/use-reveals.ts";
import { useMay } from "../../use-may.ts";
import { InterviewForm } from "./interview-form.tsx";
import { Times } from "./times.tsx";

/** The interviews of an application: planned, changed and canceled here. */
export default function Interviews({ application }: { application: ShownApplication }) {
  const path = `${applicationPath(application.id)}/interviews`;
  const mayChange = useMay("applications:change");
  const { data, error, isFetching } = useQuery<Interview[]>({ queryKey: [path] });
  /** The id of the interview that is edited, or `new`. */
  const [edited, setEdited] = useState<string | null>(null);
  const saved = () => {
    setEdited(null);
    void refreshRecordList(applicationPath(application.id));
  };
  const form = (interview: Interview | null) => (
    <InterviewForm
      application={application}
      path={path}
      interview={interview}
      onSaved={saved}
      onStale={() => void refreshRecordList(path)}
      onClose={() => setEdited(null)}
    />
  );
  return (
    <section aria-labelledby="interviews" className="mt-6 border-t border-hairline pt-5">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-2">
        <h3 id="interviews" className="font-medium">
          Interviews
        </h3>
        {mayChange && data && edited !== "new" && (
          <Button variant="outlined" size="small" onClick={() => setEdited("new")}>
            Plan an interview
          </Button>
        )}
      </div>
      <LoadStatus
        noun="interviews"
        loaded={data !== undefined}
        error={data ? null : error}
        busy={isFetching}
        className=""
        onRetry={() => refreshRecordList(path)}
      />
      {data?.length === 0 && edited !== "new" && <p className="text-small text-muted">No interview is planned.</p>}
      {data && data.length > 0 && (
        <ul className="grid gap-3">
          {data.map((interview) => (
            <li key={interview.id} className="border border-hairline p-4">
              {edited === interview.id ? (
                form(interview)
              ) : (
                <Planned
                  application={application}
                  interview={interview}
                  path={`${path}/${interview.id}`}
                  mayChange={mayChange}
                  onEdit={() => setEdited(interview.id)}
                  onCanceled={saved}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {edited === "new" && <div className="mt-3 border border-hairline p-4">{form(null)}</div>}
    </section>
  );
}

function Planned({
  application,
  interview,
  path,
  mayChange,
  onEdit,
  onCanceled,
}: {
  application: ShownApplication;
  interview: Interview;
  /** The API path of the interview. */
  path: string;
  mayChange: boolean;
  onEdit: () => void;
  onCanceled: () => void;
}) {
  const [isConfirming, setConfirming] = useState(false);
  const { title, place, durationMinutes, interviewers, invitesCandidate, isCanceled, version } = interview;
  const cancel = async () => {
    try {
      await request(`${path}/cancel`, "POST", { version });
      toast({ title: "Interview canceled", description: "Everyone who was invited gets an email." });
      onCanceled();
    } catch (error) {
      toast({ title: "Interview not canceled", description: (error as Error).message, variant: "destructive" });
      onCanceled();
    }
  };
  return (
    <div className="grid gap-2 text-small">
      <p className="text-body font-medium wrap-anywhere">
        <span className={isCanceled ? "line-through" : undefined}>
          <MaskedLongText text={title} />
        </span>
        {isCanceled && <span className="font-normal text-muted"> (canceled)</span>}
      </p>
      <Times interview={interview} />
      <p className="wrap-anywhere">
        {durationMinutes} minutes with {interviewers.map(({ name }) => name).join(", ") || "former colleagues"}
        {invitesCandidate ? ", candidate invited" : ", candidate not invited"}
      </p>
      {place && (
        <p className="wrap-anywhere">
          <MaskedLongText text={place} />
        </p>
      )}
      {mayChange && !isCanceled && (
        <div className="flex flex-wrap gap-2 pt-1">
          {isMasked(application) ? (
            <RevealButton record={application} listPath={applicationsPath} purpose="interview" variant="outlined">
              Reveal to change
            </RevealButton>
          ) : (
            <Button variant="outlined" size="small" onClick={onEdit}>
              Change<span className="sr-only"> the interview {title}</span>
            </Button>
          )}
          {isConfirming ? (
            <>
              <Button size="small" onClick={cancel}>
                Cancel it and tell everyone
              </Button>
              <Button variant="quiet" size="small" onClick={() => setConfirming(false)}>
                Keep it
              </Button>
            </>
          ) : (
            <Button variant="quiet" size="small" onClick={() => setConfirming(true)}>
              Cancel interview<span className="sr-only"> {spoken(title)}</span>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
