import { useEffect, useRef, useState } from "react";
import { officeHours } from "#content/office-hours.ts";
import { industries, inquiryFormSchema } from "#domain/inquiries/schema.ts";
import { site } from "#site";
import { capitalize } from "#web/shell/capitalize.ts";
import { FormFailure } from "#web/shell/form-failure.tsx";
import { RequestError, request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Checkbox, SelectField, TextArea, TextField } from "#web/ui/field.tsx";
import { splitName, takeDraft } from "./draft.ts";
import { InquiryPrivacy } from "./inquiry-privacy.tsx";

/**
 * The form 'Request a Demo' (specification, sections 2, 5, 7 and 8). Consent is required but not sent; a failed send
 * keeps all values; success resets the form. On phones the confirmation takes its place.
 */
export default function InquiryForm() {
  const [notice, setNotice] = useState("");
  const [isSent, setSent] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const { form, field, submitting, failure, announcement } = useSchemaForm(
    inquiryFormSchema,
    async ({ consent: _, ...inquiry }, element) => {
      await request("/api/inquiries", "POST", inquiry);
      element.reset();
      toast({ title: "Request submitted", description: "We'll be in touch with you shortly!" });
      setNotice(
        `Your request has reached us and is stored. You can close this page. A person answers by email; we work ${officeHours}.`,
      );
      setSent(true);
    },
    (error) => {
      const reason = error instanceof RequestError ? error.message : "Please try again later";
      toast({ title: "Submission failed", description: reason, variant: "destructive" });
    },
  );

  useEffect(() => {
    const draft = takeDraft();
    const fields = form.ref.current?.elements;
    if (!draft || !fields) return;
    const values = { ...splitName(draft.name ?? ""), email: draft.email ?? "", message: draft.message ?? "" };
    for (const [name, value] of Object.entries(values)) {
      const control = fields.namedItem(name) as HTMLInputElement;
      control.value ||= value;
    }
    setNotice("We carried over what you typed on the home page. Nothing has been sent yet.");
  }, [form.ref]);

  useEffect(() => {
    if (!isSent) return;
    status.current?.focus({ preventScroll: true });
    status.current?.scrollIntoView({ block: "center" });
  }, [isSent]);

  return (
    <form
      {...form}
      onSubmit={(event) => {
        setNotice("");
        setSent(false);
        form.onSubmit(event);
      }}
      aria-labelledby="request-a-demo"
      className={classNames("grid gap-5", isSent && "max-sm:[&>:not([role=status],.again)]:hidden")}
    >
      <p
        ref={status}
        tabIndex={-1}
        role="status"
        className={notice ? "border-l-4 border-ink bg-sunken px-4 py-3 text-small" : "sr-only"}
      >
        {notice}
      </p>
      {isSent && (
        <Button variant="outlined" className="again justify-self-start sm:hidden" onClick={() => setSent(false)}>
          Send another request
        </Button>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First Name" autoComplete="given-name" required {...field("inquiry", "firstName")} />
        <TextField label="Last Name" autoComplete="family-name" required {...field("inquiry", "lastName")} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" required {...field("inquiry", "email")} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Company" autoComplete="organization" optional {...field("inquiry", "company")} />
        <SelectField label="Industry" defaultValue="" required {...field("inquiry", "industry")}>
          <option value="" disabled>
            Select your industry
          </option>
          {industries.map((industry) => (
            <option key={industry} value={industry}>
              {capitalize(industry)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea
        label="Message"
        hint="What does your AI do, and whose data does it handle? Please leave personal data out."
        required
        {...field("inquiry", "message")}
      />
      <Checkbox
        label={
          <>
            I agree to the terms and conditions of the{" "}
            <a href="/privacy-policy" className="link">
              Privacy Policy
            </a>
          </>
        }
        required
        {...field("inquiry", "consent")}
      />
      <div className="grid gap-4">
        <FormFailure failure={failure} announcement={announcement} />
        <Button type="submit" disabled={submitting} className="justify-self-start">
          {submitting ? "Submitting…" : "Submit Request"}
        </Button>
        <p role="alert" className="load-failed text-small font-medium text-exposed">
          This form could not be loaded. What you typed is still here: copy it, then reload the page, or email{" "}
          {site.email}.
        </p>
        <InquiryPrivacy />
      </div>
    </form>
  );
}
