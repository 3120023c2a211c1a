import type { Interview } from "#domain/interviews/schema.ts";
import type { ShownApplication } from "#domain/job-applications/schema.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { useDraft } from "../ui/drafts.ts";
import { HiringForm, useSaving } from "./hiring-form.tsx";
import { draftOf, type InterviewDraft, planOf } from "./interview-draft.ts";
import { InterviewFields } from "./interview-fields.tsx";

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
  const [draft, change, clear] = useDraft(`interview ${application.id} ${interview?.id ?? ""}`, draftOf(interview));
  const { failure, errors, isSaving, save, forgetFailure } = useSaving({ onSaved, onStale });
  const conflicts = errors.despiteConflicts;
  const edit = (part: Partial<InterviewDraft>) => {
    // Another time may have other conflicts.
    forgetFailure();
    change(part);
  };
  const send = (despiteConflicts: boolean) =>
    save(async () => {
      const body = { ...planOf(draft), despiteConflicts, ...(interview && { version: interview.version }) };
      await request(interview ? `${path}/${interview.id}` : path, interview ? "PUT" : "POST", body);
      clear();
      toast({ title: "Interview saved", description: "Everyone invited gets an email with a calendar file." });
    });
  const saveLabel = interview ? "Save and send the update" : "Schedule and send invitations";
  return (
    <HiringForm
      name={interview ? `Change the interview ${interview.title}` : "Schedule an interview"}
      failure={conflicts ? `${conflicts.join(". ")}.` : (failure?.message ?? "")}
      onSubmit={() => void send(false)}
      onDiscard={() => {
        clear();
        onClose();
      }}
      submit={
        <Button
          type={conflicts ? "button" : "submit"}
          size="small"
          aria-disabled={isSaving || undefined}
          onClick={conflicts && (() => void send(true))}
        >
          {isSaving ? "Saving…" : conflicts ? "Save anyway" : saveLabel}
        </Button>
      }
    >
      <InterviewFields
        draft={draft}
        errors={errors}
        application={application}
        wasInvited={interview?.invitesCandidate ?? false}
        onChange={edit}
      />
    </HiringForm>
  );
}
