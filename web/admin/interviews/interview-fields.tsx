import { useId } from "react";
import type { ShownApplication } from "#domain/job-applications/schema.ts";
import { TextField } from "#web/ui/field.tsx";
import type { InterviewDraft } from "./interview-draft.ts";
import { CandidateInvitation, Interviewers } from "./interview-people.tsx";
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
