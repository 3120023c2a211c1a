import { site } from "#site";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/field.tsx";
import { ApplicationPrivacy } from "./application-privacy.tsx";
import type { useApplicationForm } from "./use-application-form.ts";

type Form = ReturnType<typeof useApplicationForm>;

/** The end of an application form: the consent that the button waits for, the way of the file, what is kept. */
export function Sending({ consent, resume, submitting }: Pick<Form, "consent" | "resume" | "submitting">) {
  const { file, share } = resume;
  return (
    <>
      <Checkbox
        id="application-consent"
        name="consent"
        label={
          <>
            I agree that what I write and attach here is kept to consider my application, as the{" "}
            <a href="/privacy-policy" className="link">
              Privacy Policy
            </a>{" "}
            says
          </>
        }
        required
        defaultChecked={false}
        onChange={({ currentTarget }) => consent.onChange(currentTarget.checked)}
      />
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" disabled={submitting || !consent.checked} aria-describedby="application-gate">
            {submitting ? "Submitting…" : "Submit Application"}
          </Button>
          <span id="application-gate" className="text-small text-muted">
            {consent.checked ? "" : "Tick the box above first."}
          </span>
        </div>
        {submitting && file && (
          <div className="grid gap-1.5">
            <label htmlFor="application-progress" className="text-small">
              {share === 1 ? "The file has arrived and is being stored" : `Sending ${file.name}`}
            </label>
            <progress id="application-progress" className="upload-progress" max={1} value={share ?? 0} />
          </div>
        )}
        <p role="alert" className="asleep text-small font-medium text-exposed">
          This form could not be loaded. What you typed is still here: reload the page, or write to {site.email}.
        </p>
        <ApplicationPrivacy />
      </div>
    </>
  );
}
