import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { industries, inquiryFormSchema } from "#domain/inquiries/schema.ts";
import { site } from "#site";
import { RequestError, request } from "#web/shell/request.ts";
import { schemaResolver } from "#web/shell/schema-resolver.ts";
import { toast } from "#web/shell/toasts.ts";
import { useAwake } from "#web/shell/use-awake.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox, SelectField, TextArea, TextField } from "#web/ui/field.tsx";
import { splitName, takeCarriedOver } from "./draft.ts";
import { InquiryPrivacy } from "./inquiry-privacy.tsx";

type Values = z.input<typeof inquiryFormSchema>;

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const formId = "request-a-demo";

/** What stands in the form before React takes it over: a visitor may be quicker than the network. */
function typedBeforeWaking(): Record<string, string | true> {
  if (typeof window === "undefined") return {};
  const form = document.getElementById(formId) as HTMLFormElement;
  const typed = Object.fromEntries(new FormData(form)) as Record<string, string>;
  return typed.consent ? { ...typed, consent: true } : typed;
}

/**
 * The form 'Request a Demo' (specification, sections 2, 5, 7 and 8). Consent is asked for and not sent; a failed send
 * keeps every word; success empties the form.
 */
export default function InquiryForm() {
  const awake = useAwake<HTMLFormElement>();
  const [typed] = useState(typedBeforeWaking);
  const [notice, setNotice] = useState("");
  const form = useForm({ resolver: schemaResolver(inquiryFormSchema) });
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    for (const [field, value] of Object.entries(typed)) if (value) form.setValue(field as keyof Values, value as never);
    const draft = takeCarriedOver();
    if (!draft) return;
    const carried = { ...splitName(draft.name ?? ""), email: draft.email ?? "", message: draft.message ?? "" };
    for (const [field, value] of Object.entries(carried)) if (value) form.setValue(field as keyof Values, value);
    setNotice("We carried over what you typed on the home page. Nothing has been sent yet.");
  }, [form, typed]);

  const submit = form.handleSubmit(async ({ consent: _, ...inquiry }) => {
    setNotice("");
    try {
      await request("/api/inquiries", "POST", inquiry);
      form.reset();
      (document.getElementById(formId) as HTMLFormElement).reset();
      toast({ title: "Request submitted", description: "We'll be in touch with you shortly!" });
      setNotice("Your request has reached us and is stored. You can close this page.");
    } catch (error) {
      if (error instanceof RequestError)
        for (const [field, [message]] of Object.entries(error.errors))
          if (field in inquiry) form.setError(field as keyof Values, { message });
      const reason = error instanceof RequestError ? error.message : "Please try again later";
      toast({ title: "Submission failed", description: reason, variant: "destructive" });
    }
  });

  const field = (name: keyof Values) => ({
    id: `inquiry-${name}`,
    error: errors[name]?.message,
    ...form.register(name),
  });

  return (
    <form
      ref={awake}
      id={formId}
      method="post"
      onSubmit={submit}
      noValidate
      aria-labelledby="request-a-demo-title"
      className="grid gap-5"
    >
      <p role="status" className={notice ? "border-l-4 border-ink bg-sunken px-4 py-3 text-small" : "sr-only"}>
        {notice}
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First Name" autoComplete="given-name" required {...field("firstName")} />
        <TextField label="Last Name" autoComplete="family-name" required {...field("lastName")} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" inputMode="email" required {...field("email")} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Company" autoComplete="organization" optional {...field("company")} />
        <SelectField label="Industry" defaultValue="" required {...field("industry")}>
          <option value="" disabled>
            Select your industry
          </option>
          {industries.map((industry) => (
            <option key={industry} value={industry}>
              {capitalise(industry)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea
        label="Message"
        hint="What does your AI do, and whose data passes through it? Leave personal data out."
        required
        {...field("message")}
      />
      <Checkbox
        label={
          <>
            I agree to the terms and conditions of the{" "}
            <a href="/privacy-policy" className="underline underline-offset-3">
              Privacy Policy
            </a>
          </>
        }
        required
        {...field("consent")}
      />
      <div className="grid gap-4">
        <Button type="submit" disabled={isSubmitting} className="justify-self-start">
          {isSubmitting ? "Submitting…" : "Submit Request"}
        </Button>
        <p role="alert" className="asleep text-small font-medium text-exposed">
          This form could not be loaded. What you typed is still here: reload the page, or write to {site.email}.
        </p>
        <InquiryPrivacy />
      </div>
    </form>
  );
}
