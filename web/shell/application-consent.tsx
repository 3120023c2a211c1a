import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/field.tsx";

/** The consent that every application needs, in the forms and in the chat (specification, section 4). */
export function ApplicationConsent({
  id,
  onChange,
  inNewTab = false,
}: {
  id: string;
  onChange: (agreed: boolean) => void;
  /** Where following a link would take away what is typed. */
  inNewTab?: boolean;
}) {
  return (
    <Checkbox
      id={id}
      name="consent"
      label={
        <>
          I agree that what I write and attach here is kept to consider my application, as the{" "}
          <a href="/privacy-policy" className="link" {...(inNewTab && { target: "_blank", rel: "noopener" })}>
            Privacy Policy{inNewTab && <span className="sr-only">, in a new tab,</span>}
          </a>{" "}
          says
        </>
      }
      required
      defaultChecked={false}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

/** The submit button, disabled with a hint until the visitor consents; `gateId` is an unused id for the hint. */
export function SubmitApplication({
  gateId,
  agreed,
  submitting,
}: {
  gateId: string;
  agreed: boolean;
  submitting: boolean;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" disabled={submitting || !agreed} aria-describedby={gateId}>
        {submitting ? "Submitting…" : "Submit Application"}
      </Button>
      <span id={gateId} className="text-small text-muted">
        {agreed ? "" : "Tick the box above first."}
      </span>
    </div>
  );
}
