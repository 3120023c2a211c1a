import { useRef, useState } from "react";
import { chatApplicationSchema } from "#domain/conversations/schema.ts";
import { resumeProblem, resumeRules } from "#domain/files/rules.ts";
import { site } from "#site";
import { ApplicationConsent, SubmitApplication } from "#web/shell/application-consent.tsx";
import { limitMessage, RequestError } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextArea, TextField } from "#web/ui/field.tsx";
import { send } from "./send.ts";

const submitted = {
  title: "Application Submitted",
  description: "Your job application has been submitted successfully. We will contact you soon.",
};

const failed = {
  title: "Submission Failed",
  description: "There was an error submitting your application. Please try again.",
};

/** The unsent draft: restored when the dialog opens again on this page. */
let draft: Partial<Record<string, string>> = {};

/** A duplicate application: the error is shown at the position field, and a retry would not help. */
const isDuplicate = (error: Error) =>
  error instanceof RequestError && error.status === 409 && error.errors.position !== undefined;

/**
 * The application dialog of the chat (specification, sections 2, 3 and 5). It sends a job application together with a
 * chat message about it. `position` prefills the position; null while the dialog is closed.
 */
export function ApplicationDialog({ position, onClose }: { position: string | null; onClose: () => void }) {
  const [sent, setSent] = useState(false);
  return (
    <Dialog
      open={position !== null}
      title={sent ? submitted.title : "Apply for a position"}
      onClose={() => {
        setSent(false);
        onClose();
      }}
    >
      {sent ? (
        <form method="dialog" className="grid justify-items-start gap-5">
          <p role="status">{submitted.description}</p>
          <Button type="submit" autoFocus>
            Back to the chat
          </Button>
        </form>
      ) : (
        <ApplicationForm position={position ?? ""} onSent={() => setSent(true)} />
      )}
    </Dialog>
  );
}

function ApplicationForm({ position, onSent }: { position: string; onSent: () => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const resume = useRef<File | null>(null);
  const [resumeError, setResumeError] = useState("");
  const [agreed, setAgreed] = useState(false);
  const [restoredDraft] = useState(draft);
  const { form, field, submitting, announcement, failure } = useSchemaForm(
    chatApplicationSchema,
    async ({ message, ...application }) => {
      if (!resume.current) return picker.current?.focus();
      const metadata = { ...application, ...(message && { message }), isJobApplication: true };
      await send(
        {
          content: `I would like to apply for the position: ${application.position}.`,
          metadata,
          isApplicationRequest: true,
        },
        resume.current,
        () => {
          draft = {};
          toast(submitted);
          onSent();
        },
      );
    },
    (error) => {
      const [problem] = error instanceof RequestError ? (error.errors.attachment ?? []) : [];
      if (problem) setResumeError(problem);
      if (!isDuplicate(error)) toast({ ...failed, variant: "destructive" });
    },
    { clearsOnEdit: true },
  );

  const withDraft = (name: Parameters<typeof field>[1]) => ({
    ...field("chat-application", name),
    defaultValue: restoredDraft[name],
  });
  return (
    <form
      {...form}
      onSubmit={(event) => {
        // Show all errors at once.
        if (!resume.current) setResumeError((problem) => problem || "Resume is required");
        return form.onSubmit(event);
      }}
      onInput={(event) => {
        form.onInput(event);
        const { name, type, value } = event.target as HTMLInputElement;
        if (name && type !== "checkbox") draft = { ...draft, [name]: value };
      }}
      aria-label="Application"
      className="grid gap-4"
    >
      <p className="text-small text-muted">
        Your application reaches our team just like one sent from the careers page.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Full Name" autoComplete="name" required {...withDraft("fullName")} />
        <TextField label="Email" type="email" autoComplete="email" required {...withDraft("email")} />
        <TextField label="Phone" type="tel" autoComplete="tel" optional {...withDraft("phone")} />
        <TextField
          label="Position"
          required
          autoComplete="off"
          {...withDraft("position")}
          {...(position && { defaultValue: position })}
        />
      </div>
      <TextField
        label="Years of Experience"
        hint="Such as 1–2 years"
        required
        autoComplete="off"
        {...withDraft("experience")}
      />
      <TextArea label="Cover Letter" optional rows={4} {...withDraft("message")} />
      <TextField
        ref={picker}
        id="chat-application-resume"
        label="Resume"
        type="file"
        required
        accept={resumeRules.accept}
        hint={resumeRules.hint}
        error={resumeError}
        className="px-1.5 py-1.5 text-small file:mr-3 file:h-8 file:rounded-control file:border file:border-ink file:bg-transparent file:px-3 file:font-medium"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0] ?? null;
          const problem = file && resumeProblem(file);
          setResumeError(problem ?? "");
          resume.current = problem ? null : file;
        }}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {failure && !isDuplicate(failure) && (
        <p role="alert" className="text-small font-medium text-exposed">
          {`${failed.title}: ${limitMessage(failure) ?? failed.description}`}
        </p>
      )}
      <ApplicationConsent id="chat-application-consent" onChange={setAgreed} inNewTab />
      <div className="grid gap-3">
        <SubmitApplication hintId="chat-application-gate" agreed={agreed} submitting={submitting} />
        <p className="text-small text-muted">
          We use your application and resume to make a decision, and delete them after {site.applicationRetentionMonths}{" "}
          months.{" "}
          <a href="/privacy-policy" target="_blank" rel="noopener" className="link">
            How to have them deleted sooner<span className="sr-only">, in a new tab</span>
          </a>
        </p>
      </div>
    </form>
  );
}
