import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Interview } from "#domain/interviews/schema.ts";
import type { ShownApplication } from "#domain/job-applications/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { useMay } from "../access/use-may.ts";
import { refreshRecordList } from "../lists/use-record-list.ts";
import { applicationPath } from "../navigation/api-paths.ts";
import { LoadStatus } from "../ui/load-status.tsx";
import { InterviewForm } from "./interview-form.tsx";
import { PlannedInterview } from "./planned-interview.tsx";

/** The interviews of an application: planned, changed and canceled here. */
export default function Interviews({ application }: { application: ShownApplication }) {
  const path = `${applicationPath(application.id)}/interviews`;
  const mayChange = useMay("applications:change");
  const { data, error, isFetching } = useQuery<Interview[]>({ queryKey: [path] });
  /** The id of the interview that is edited, or `new`. */
  const [edited, setEdited] = useState<string | null>(null);
  /** What was edited last: the button that opened its form gets the focus back. */
  const [closed, setClosed] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setClosed(edited);
    setEdited(null);
  };
  const refresh = () => void refreshRecordList(applicationPath(application.id));
  const form = (interview: Interview | null) => (
    <InterviewForm
      application={application}
      path={path}
      interview={interview}
      onSaved={() => {
        close();
        refresh();
      }}
      onStale={() => void refreshRecordList(path)}
      onClose={close}
    />
  );
  return (
    <section aria-labelledby="interviews" className="mt-6 border-t border-hairline pt-5">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-2">
        <h3 id="interviews" ref={heading} tabIndex={-1} className="font-medium outline-none">
          Interviews
        </h3>
        {mayChange && data && edited !== "new" && (
          <Button variant="outlined" size="small" autoFocus={closed === "new"} onClick={() => setEdited("new")}>
            Schedule an interview
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
      {data?.length === 0 && edited !== "new" && <p className="text-small text-muted">No interviews scheduled yet.</p>}
      {data && data.length > 0 && (
        <ul className="grid gap-3">
          {data.map((interview) => (
            <li key={interview.id} className="border border-hairline p-4">
              {edited === interview.id ? (
                form(interview)
              ) : (
                <PlannedInterview
                  application={application}
                  interview={interview}
                  path={`${path}/${interview.id}`}
                  mayChange={mayChange}
                  hasFocus={closed === interview.id}
                  onEdit={() => setEdited(interview.id)}
                  onCanceled={() => {
                    // Its buttons disappear.
                    heading.current?.focus();
                    refresh();
                  }}
                  onStale={refresh}
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
