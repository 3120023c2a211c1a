import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/field.tsx";

/** The consent checkbox that every application requires, in the forms and in the chat (specification, section 5). */
export function ApplicationConsent({
  id,
  onChange,
  inNewTab = false,
}: {
  id: string;
  onChange: (agreed: boolean) => void;
  /** Opens the policy in a new tab, where leaving the page would lose the typed text. */
  inNewTab?: boolean;
}) {
  return (
    <Checkbox
      id={id}
      name="consent"
      label={
        <>
          I agree that you may store what I send here to consider my application, as described in the{" "}
          <a href="/privacy-policy" className="link" {...(inNewTab && { target: "_blank", rel: "noopener" })}>
            Privacy Policy{inNewTab && <span className="sr-only">, in a new tab,</span>}
          </a>
        </>
      }
      required
      defaultChecked={false}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

/** The submit button, disabled with a hint until the visitor consents; `hintId` is the id of the hint, unique on the page. */
export function SubmitApplication({
  hintId,
  agreed,
  submitting,
}: {
  hintId: string;
  agreed: boolean;
  submitting: boolean;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" disabled={submitting || !agreed} aria-describedby={hintId}>
        {submitting ? "Submitting…" : "Submit Application"}
      </Button>
      <span id={hintId} className="text-small text-muted">
        {agreed ? "" : "Check the box above first."}
      </span>
    </div>
  );
}
