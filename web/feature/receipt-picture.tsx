/** Three decisions, each with the mark of the one before it. Invented. */
const receipts = [
  { time: "09:41", who: "Nurse", what: "read the record", rule: "1 field hidden", before: "a10c", mark: "7f3e" },
  { time: "09:44", who: "Reception", what: "read the record", rule: "2 fields hidden", before: "7f3e", mark: "c2d9" },
  { time: "09:52", who: "Unknown agent", what: "asked for the table", rule: "Stopped", before: "c2d9", mark: "04b8" },
];

/** The record of a morning as slips that hang together: pull one out, and the next one no longer fits. */
export function ReceiptPicture() {
  return (
    <figure className="moment-picture receipts" aria-label="Three entries of the record. Illustrative data.">
      <ol>
        {receipts.map(({ time, who, what, rule, before, mark }) => (
          <li key={mark} className="receipt">
            <span className="receipt-time">{time}</span>
            <span>
              <span className="font-medium">{who}</span> {what}
              <span className="block text-shielded">{rule}</span>
            </span>
            <span className="receipt-marks">
              <span>after {before}</span>
              <span>
                is <span className="receipt-mark">{mark}</span>
              </span>
            </span>
          </li>
        ))}
      </ol>
      <figcaption className="moment-foot text-muted">
        <span>Each line names the one before it</span>
        <span className="ml-auto">Illustrative data</span>
      </figcaption>
    </figure>
  );
}
