import { jobApplicationSchema, jobApplicationWithFileSchema } from "#domain/job-applications/form-schema.ts";
import { handOverToast, toast } from "#web/shell/toasts.ts";
import { TextField } from "#web/ui/field.tsx";
import { ApplicantFields, FormNotice, MessageField } from "./applicant-fields.tsx";
import { ResumeField } from "./resume-field.tsx";
import { Sending } from "./sending.tsx";
import { messageOf, useApplicationForm } from "./use-application-form.ts";

const schema = (hasFile: boolean) => (hasFile ? jobApplicationWithFileSchema : jobApplicationSchema);

/** The application for an open position (specification, sections 2, 5, 7 and 8). Success redirects to /careers. */
export default function JobApplicationForm({ listing }: { listing: { id: string; title: string } }) {
  const { form, field, notice, resume, ...sending } = useApplicationForm({
    name: listing.id,
    schema,
    onSent: () => {
      handOverToast({
        title: "Application submitted successfully!",
        description: "We'll review your application and get back to you soon.",
      });
      location.assign("/careers");
    },
    onFailed: (error) =>
      toast({ title: "Failed to submit application", description: messageOf(error), variant: "destructive" }),
  });
  return (
    <form {...form} aria-labelledby="application-title" className="grid gap-5">
      <input type="hidden" name="jobListingId" value={listing.id} />
      <FormNotice>{notice}</FormNotice>
      <ApplicantFields field={field} position={listing.title} />
      <TextField
        label="Experience"
        hint="How long, and in what field. One line is enough."
        required
        {...field("application", "experience")}
      />
      <ResumeField field={field} resume={resume} disabled={sending.submitting} />
      <MessageField field={field} hint="What should we know that your resume doesn’t say?" />
      <Sending resume={resume} {...sending} />
    </form>
  );
}
