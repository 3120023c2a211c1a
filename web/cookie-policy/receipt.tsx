import { Button } from "#web/ui/button.tsx";

const lines = [
  ["action", "Your choice"],
  ["categories", "Enabled"],
  ["signal", "Global Privacy Control"],
  ["chosen", "Chosen"],
  ["expires", "Valid until"],
  ["id", "Receipt"],
  ["recorded", "Recorded by us"],
  ["version", "Policy version"],
  ["notice", "Wording shown"],
  ["seal", "Seal in our log"],
] as const;

/** The visitor's receipt. Its lines are filled from his browser (web/consent/receipt-view.ts), where alone it is kept. */
export function Receipt() {
  return (
    <section aria-labelledby="receipt" className="cookie-section" data-consent-receipt>
      <h2 id="receipt">Your Receipt</h2>
      <div className="policy-body">
        <p>
          Your choice is a record that both sides can show: you keep the receipt in this browser, we keep a line with
          the same number. The line holds the time, your choice, and the version of what you were shown. It holds no
          name, no network address and nothing about your device, so the number on your receipt is the only thing that
          ties it to you.
        </p>
        <p className="receipt-none">You have not chosen yet. Nothing optional is set.</p>
      </div>
      <dl className="receipt">
        {lines.map(([name, title]) => (
          <div key={name} hidden>
            <dt>{title}</dt>
            <dd data-line={name} />
          </div>
        ))}
      </dl>
      <div className="receipt-buttons" data-no-print>
        <Button variant="outlined" size="small" data-consent="download">
          Download as JSON
        </Button>
        <Button variant="outlined" size="small" data-consent="withdraw" className="cookie-withdraw">
          Withdraw Consent
        </Button>
        <Button variant="outlined" size="small" data-consent="forget">
          Delete Local Record
        </Button>
      </div>
    </section>
  );
}
