import { Button } from "#web/ui/button.tsx";

const lines = [
  ["action", "Your choice"],
  ["categories", "Enabled"],
  ["signal", "Global Privacy Control"],
  ["chosen", "Chosen"],
  ["expires", "Valid until"],
  ["id", "Receipt", "mono"],
  ["recorded", "Recorded by us"],
  ["version", "Policy version", "mono"],
  ["notice", "Wording shown", "mono"],
  ["seal", "Seal in our log", "mono"],
] as const;

/** The visitor's receipt. Only the browser stores it; web/consent/receipt-view.ts fills in its lines. */
export function Receipt() {
  return (
    <section aria-labelledby="receipt" className="policy-section cookie-section grid-cols-1" data-consent-receipt>
      <h2 id="receipt">Your Receipt</h2>
      <div className="policy-body">
        <p>
          Your choice is a record that both sides can show: you keep the receipt in this browser, and we keep an entry
          with the same number. The entry contains the time, your choice, the version and language of the text you were
          shown, and whether your browser sent Global Privacy Control. It contains no name, no IP address and nothing
          else about your browser or device, so the number on your receipt is the only link to you.
        </p>
        <p className="receipt-none">You have not chosen yet. Nothing optional is set.</p>
      </div>
      <dl className="receipt max-w-168 border-y-4 border-ink print:break-inside-avoid">
        {lines.map(([name, title, mono]) => (
          <div
            key={name}
            hidden
            className="grid gap-x-5 border-t border-hairline py-[0.55rem] first:border-t-0 sm:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <dt className="text-muted">{title}</dt>
            <dd data-line={name} className={mono ? "font-mono text-small/[1.6] wrap-anywhere" : "wrap-anywhere"} />
          </div>
        ))}
      </dl>
      <div className="receipt-buttons flex flex-wrap gap-3 noscript:hidden" data-no-print>
        <Button variant="outlined" size="small" data-consent="download">
          Download as JSON
        </Button>
        <Button variant="outlined" size="small" data-consent="withdraw" className="cookie-withdraw">
          Withdraw Consent
        </Button>
        <Button variant="outlined" size="small" data-consent="forget">
          Delete Receipt
        </Button>
      </div>
    </section>
  );
}
