import { site } from "#site";
import { ApplicationConsent, SubmitApplication } from "#web/shell/application-consent.tsx";
import { FormFailure } from "#web/shell/form-failure.tsx";
import { ApplicationPrivacy } from "./application-privacy.tsx";
import type { useApplicationForm } from "./use-application-form.ts";

type Form = ReturnType<typeof useApplicationForm>;

/** The end of an application form: consent, submit button, upload progress and privacy notice. */
export function Sending({
  consent,
  resume,
  submitting,
  failure,
  announcement,
}: Pick<Form, "consent" | "resume" | "submitting" | "failure" | "announcement">) {
  const { file, share } = resume;
  return (
    <>
      <ApplicationConsent id="application-consent" onChange={consent.onChange} />
      <div className="grid gap-4">
        <FormFailure failure={failure} announcement={announcement} />
        <SubmitApplication hintId="application-gate" agreed={consent.checked} submitting={submitting} />
        {submitting && file && (
          <div className="grid gap-1.5">
            <label htmlFor="application-progress" className="text-small">
              {share === 1 ? "Your file has arrived and is being saved" : `Sending ${file.name}`}
            </label>
            <progress id="application-progress" className="upload-progress" max={1} value={share ?? 0} />
          </div>
        )}
        <p role="alert" className="load-failed text-small font-medium text-exposed">
          We couldn’t load this form. What you typed is still here: copy it, then reload the page, or email {site.email}
          .
        </p>
        <ApplicationPrivacy />
      </div>
    </>
  );
}
