import { useQuery } from "@tanstack/react-query";
import type { ShownApplication } from "#domain/job-applications/schema.ts";
import type { Colleague } from "#domain/work/schema.ts";
import { Checkbox } from "#web/ui/field.tsx";
import { applicationsPath } from "../navigation/api-paths.ts";
import { RevealButton } from "../reveal/reveal-button.tsx";
import { isMasked } from "../reveal/use-reveals.ts";

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
export function CandidateInvitation({
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
