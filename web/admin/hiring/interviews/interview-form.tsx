import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useId, useState } from "react";
import type { Interview } from "#domain/interviews/schema.ts";
import type { ShownApplication } from "#domain/job-applications/schema.ts";
import type { Colleague } from "#domain/work/schema.ts";
import { RequestError, request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox, SelectField, TextField } from "#web/ui/field.tsx";
import { applicationsPath } from "../../job-applications/use-applications.ts";
import { RevealButton } from "../../reveal/reveal-button.tsx";
import { isMasked } from "../../reveal/use-reveals.ts";
import { useDraft } from "../../use-draft.ts";
import { Times } from "./times.tsx";
import { localTime, momentOf, ownTimeZone, zoneName } from "./zoned-time.ts";

const durations = [15, 30, 45, 60, 90, 120];

/** What the fields show for an interview; null for a new one. */
function draftOf(interview: Interview | null) {
  const zone = interview?.timeZone ?? ownTimeZone();
  return {
    title: interview?.title ?? "",
    local: interview ? localTime(Date.parse(interview.startsAt), zone) : "",
    durationMinutes: interview?.durationMinutes ?? 45,
    timeZone: zone,
    candidateTimeZone: interview?.candidateTimeZone ?? zone,
    place: interview?.place ?? "",
    interviewerIds: interview?.interviewers.map(({ id }) => id) ?? [],
    invitesCandidate: interview?.invitesCandidate ?? false,
  };
}

/** Plans an interview or changes one. What is typed is a draft until it is saved. */
export function InterviewForm({
  application,
  path,
  interview,
  onSaved,
  onStale,
  onClose,
}: {
  application: ShownApplication;
  /** The API path of the application’s interviews. */
  path: string;
  interview: Interview | null;
  onSaved: () => void;
  /** Called when a colleague changed the interview meanwhile. */
  onStale: () => void;
  onClose: () => void;
}) {
  const id = useId();
  const [draft, change, clear] = useDraft(`interview ${application.id} ${interview?.id ?? ""}`, draftOf(interview));
  const [failure, setFailure] = useState<RequestError | Error | null>(null);
  const [isSending, setSending] = useState(false);
  const { data: colleagues = [] } = useQuery<Colleague[]>({ queryKey: ["/api/admin/colleagues?kind=application"] });
  const errors = failure instanceof RequestError ? failure.errors : {};
  const conflicts = errors.despiteConflicts;
  const startsAt = momentOf(draft.local, draft.timeZone);
  const cannotInvite = isMasked(application) && !interview?.invitesCandidate;
  const edit = (part: Partial<typeof draft>) => {
    // Another time may have other conflicts.
    setFailure(null);
    change(part);
  };

  const save = async (despiteConflicts: boolean) => {
    setSending(true);
    setFailure(null);
    const { local: _, ...plan } = draft;
    const body = {
      ...plan,
      startsAt: Number.isNaN(startsAt) ? "" : new Date(startsAt).toISOString(),
      despiteConflicts,
      ...(interview && { version: interview.version }),
    };
    try {
      await request(interview ? `${path}/${interview.id}` : path, interview ? "PUT" : "POST", body);
      clear();
      toast({ title: "Interview saved", description: "Everyone who is invited gets an email with a calendar file." });
      onSaved();
    } catch (error) {
      setFailure(error as Error);
      if (error instanceof RequestError && error.errors.version) onStale();
    } finally {
      setSending(false);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(false);
  };
  const field = (name: keyof ReturnType<typeof draftOf> | "startsAt") => ({
    id: `${id}-${name}`,
    error: errors[name]?.[0],
  });
  const zones = [...new Set([draft.timeZone, draft.candidateTimeZone, "UTC", ...Intl.supportedValuesOf("timeZone")])];
  const zoneOptions = zones.sort().map((zone) => (
    <option key={zone} value={zone}>
      {zoneName(zone)}
    </option>
  ));
  return (
    // Arrow keys move in the fields here instead of stepping to the next record.
    <form
      aria-label={interview ? `Change the interview ${interview.title}` : "Plan an interview"}
      onSubmit={onSubmit}
      onKeyDown={(event) => event.stopPropagation()}
      noValidate
      className="grid gap-4"
    >
      <TextField
        {...field("title")}
        label="Title"
        autoFocus
        hint="The candidate sees it too, if invited."
        value={draft.title}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => edit({ title: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field("startsAt")}
          label="Start"
          type="datetime-local"
          value={draft.local}
          onChange={(event) => edit({ local: event.target.value })}
        />
        <SelectField
          {...field("durationMinutes")}
          label="Duration"
          value={draft.durationMinutes}
          onChange={(event) => edit({ durationMinutes: Number(event.target.value) })}
        >
          {[...new Set([...durations, draft.durationMinutes])].map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes} minutes
            </option>
          ))}
        </SelectField>
        <SelectField
          {...field("timeZone")}
          label="Time zone of the start"
          value={draft.timeZone}
          onChange={(event) => edit({ timeZone: event.target.value })}
        >
          {zoneOptions}
        </SelectField>
        <SelectField
          {...field("candidateTimeZone")}
          label="Candidate’s time zone"
          value={draft.candidateTimeZone}
          onChange={(event) => edit({ candidateTimeZone: event.target.value })}
        >
          {zoneOptions}
        </SelectField>
      </div>
      {!Number.isNaN(startsAt) && (
        <div className="text-small">
          <Times interview={{ ...draft, startsAt: new Date(startsAt).toISOString() }} />
        </div>
      )}
      <TextField
        {...field("place")}
        label="Place or link"
        optional
        value={draft.place}
        maxLength={300}
        autoComplete="off"
        onChange={(event) => edit({ place: event.target.value })}
      />
      <fieldset className="grid gap-2">
        <legend className="pb-1 text-small font-medium">Interviewers</legend>
        {colleagues.map((person) => (
          <Checkbox
            key={person.id}
            id={`${id}-${person.id}`}
            label={person.name}
            checked={draft.interviewerIds.includes(person.id)}
            onChange={({ target }) =>
              edit({
                interviewerIds: target.checked
                  ? [...draft.interviewerIds, person.id]
                  : draft.interviewerIds.filter((one) => one !== person.id),
              })
            }
          />
        ))}
        {errors.interviewerIds && <p className="text-small font-medium text-exposed">{errors.interviewerIds[0]}</p>}
      </fieldset>
      <Checkbox
        id={`${id}-candidate`}
        label="Invite the candidate by email"
        checked={draft.invitesCandidate && !cannotInvite}
        disabled={cannotInvite}
        onChange={({ target }) => edit({ invitesCandidate: target.checked })}
      />
      {cannotInvite && (
        <div className="flex flex-wrap items-center gap-3 text-small text-muted">
          To invite the candidate, reveal the application first.
          <RevealButton record={application} listPath={applicationsPath} purpose="interview" variant="outlined">
            Reveal
          </RevealButton>
        </div>
      )}
      {failure && (
        <p role="alert" className="text-small font-medium text-exposed">
          Not saved. {conflicts ? `${conflicts.join(". ")}.` : failure.message}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {conflicts ? (
          <Button size="small" disabled={isSending} onClick={() => void save(true)}>
            Save it anyway
          </Button>
        ) : (
          <Button type="submit" size="small" disabled={isSending}>
            {isSending ? "Saving…" : interview ? "Save and send the change" : "Plan and send invitations"}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            clear();
            onClose();
          }}
        >
          Discard
        </Button>
      </div>
    </form>
  );
}
