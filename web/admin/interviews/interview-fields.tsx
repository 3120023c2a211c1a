import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { ShownApplication } from "#domain/job-applications/schema.ts";
import type { Colleague } from "#domain/work/schema.ts";
import { Checkbox, TextField } from "#web/ui/field.tsx";
import { applicationsPath } from "../navigation/api-paths.ts";
import { RevealButton } from "../reveal/reveal-button.tsx";
import { isMasked } from "../reveal/use-reveals.ts";
import type { InterviewDraft } from "./interview-draft.ts";
import { InterviewTime } from "./interview-time.tsx";

/** What an interview is: its title, time, place and people. */
export function InterviewFields({
  draft,
  errors,
  application,
  wasInvited,
  onChange,
}: {
  draft: InterviewDraft;
  /** By field, as the server names them. */
  errors: Record<string, string[]>;
  application: ShownApplication;
  /** Whether the stored interview invites the candidate. */
  wasInvited: boolean;
  onChange: (part: Partial<InterviewDraft>) => void;
}) {
  const id = useId();
  const field = (name: keyof InterviewDraft | "startsAt") => ({ id: `${id}-${name}`, error: errors[name]?.[0] });
  return (
    <>
      <TextField
        {...field("title")}
        label="Title"
        autoFocus
        hint="The candidate sees it too, if invited."
        value={draft.title}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <InterviewTime draft={draft} field={field} onChange={onChange} />
      <TextField
        {...field("place")}
        label="Place or link"
        optional
        value={draft.place}
        maxLength={300}
        autoComplete="off"
        onChange={(event) => onChange({ place: event.target.value })}
      />
      <Interviewers
        id={id}
        chosen={draft.interviewerIds}
        error={errors.interviewerIds?.[0]}
        onChange={(interviewerIds) => onChange({ interviewerIds })}
      />
      <CandidateInvitation
        id={id}
        application={application}
        wasInvited={wasInvited}
        isInvited={draft.invitesCandidate}
        onChange={(invitesCandidate) => onChange({ invitesCandidate })}
      />
    </>
  );
}

/** Chooses the colleagues who interview. */
export function Interviewers({
  id,
  chosen,
  error,
  onChange,
}: {
  /** Of the form. */
  id: string;
  chosen: readonly string[];
  error: string | undefined;
  onChange: (ids: string[]) => void;
}) {
  const { data: colleagues = [] } = useQuery<Colleague[]>({ queryKey: ["/api/admin/colleagues?kind=application"] });
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 text-small font-medium">Interviewers</legend>
      {colleagues.map((person) => (
        <Checkbox
          key={person.id}
          id={`${id}-${person.id}`}
          label={person.name}
          checked={chosen.includes(person.id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, person.id] : chosen.filter((one) => one !== person.id))
          }
        />
      ))}
      {error && <p className="text-small font-medium text-exposed">{error}</p>}
    </fieldset>
  );
}

/** Whether the candidate gets an invitation, for which a masked application is revealed first. */
function CandidateInvitation({
  id,
  application,
  wasInvited,
  isInvited,
  onChange,
}: {
  /** Of the form. */
  id: string;
  application: ShownApplication;
  /** Whether the stored interview invites the candidate. */
  wasInvited: boolean;
  isInvited: boolean;
  onChange: (isInvited: boolean) => void;
}) {
  const mustReveal = isMasked(application) && !wasInvited;
  return (
    <>
      <Checkbox
        id={`${id}-candidate`}
        label="Invite the candidate by email"
        checked={isInvited && !mustReveal}
        disabled={mustReveal}
        onChange={({ target }) => onChange(target.checked)}
      />
      {mustReveal && (
        <div className="flex flex-wrap items-center gap-3 text-small text-muted">
          To invite the candidate, reveal the application first.
          <RevealButton record={application} listPath={applicationsPath} purpose="interview" variant="outlined">
            Reveal
          </RevealButton>
        </div>
      )}
    </>
  );
}
