import { useEffect, useRef, useState } from "react";
import {
  educationLevels,
  internshipApplicationSchema,
  internshipApplicationWithFileSchema,
} from "#domain/job-applications/form-schema.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { SelectField, TextField } from "#web/ui/field.tsx";
import { ApplicantFields, FormNotice, MessageField } from "./applicant-fields.tsx";
import { ResumeField } from "./resume-field.tsx";
import { Sending } from "./sending.tsx";
import { messageOf, useApplicationForm } from "./use-application-form.ts";

const schema = (hasFile: boolean) => (hasFile ? internshipApplicationWithFileSchema : internshipApplicationSchema);

interface Props {
  position: string;
  /** The open listing, if the application is for one. */
  jobListingId: string | null;
  /** The graduation years to choose from. */
  years: readonly string[];
}

/** The internship application and its confirmation (specification, sections 2, 5, 7 and 8). */
export default function InternshipApplicationForm({ position, jobListingId, years }: Props) {
  const [isSent, setSent] = useState(false);
  const { form, field, notice, resume, ...sending } = useApplicationForm({
    name: jobListingId ?? "internship",
    schema,
    onSent: () => setSent(true),
    // The specification requires a browser alert.
    onFailed: (error) => alert(`Submission failed: ${messageOf(error)}`),
  });
  return (
    <>
      {isSent && <Confirmation />}
      <form {...form} hidden={isSent} aria-labelledby="application-title" className="grid gap-5">
        <input type="hidden" name="applicationType" value="internship" />
        {jobListingId && <input type="hidden" name="jobListingId" value={jobListingId} />}
        <FormNotice>{notice}</FormNotice>
        <ApplicantFields field={field} position={position} />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField label="Education" defaultValue="" required {...field("application", "education")}>
            <option value="" disabled>
              Select your level
            </option>
            {educationLevels.map((level) => (
              <option key={level} value={level}>
                {level}
              </option>
            ))}
          </SelectField>
          <TextField label="University/College" required {...field("application", "university")} />
          <SelectField
            label="Expected Graduation Year"
            defaultValue=""
            required
            {...field("application", "graduationYear")}
          >
            <option value="" disabled>
              Select a year
            </option>
            {years.map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </SelectField>
          <TextField label="Availability Date" type="date" required {...field("application", "availabilityDate")} />
        </div>
        <TextField
          label="Experience"
          hint="Courses, projects, jobs. “None yet” is fine."
          required
          {...field("application", "experience")}
        />
        <ResumeField field={field} resume={resume} disabled={sending.submitting} />
        <MessageField field={field} hint="What would you like to build or find out?" />
        <Sending resume={resume} {...sending} />
      </form>
    </>
  );
}

/** Replaces the form and takes the focus, so that screen readers announce it. */
function Confirmation() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div className="application-sent grid justify-items-start gap-5 py-8">
      <h2 ref={heading} tabIndex={-1} className="display text-display outline-none">
        Application Submitted!
      </h2>
      <p className="max-w-[30rem] text-lead text-muted">A person will read it and email you either way.</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href="/">Home</ButtonLink>
        <ButtonLink href="/careers" variant="outlined">
          Careers
        </ButtonLink>
      </p>
    </div>
  );
}
