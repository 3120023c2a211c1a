import { ButtonLink } from "#web/ui/button.tsx";
import { IllustrativeData } from "#web/ui/measure-mark.tsx";
import { Exposed } from "#web/ui/redaction.tsx";

/**
 * An assistant's answer, sentence by sentence, with the findings of a scan in the margin. Fictional; the card
 * number is a test number. */
const sentences: { before: string; leak?: string; after?: string; note: string; severity?: string }[] = [
  {
    before: "Good morning, ",
    leak: "Ms. Berg",
    after: ".",
    note: "A name the visitor never gave",
    severity: "Medium",
  },
  {
    before: "It went to ",
    leak: "14 Lake Road, Apt.\u00a03",
    after: ".",
    note: "A home address, to an unverified visitor",
    severity: "High",
  },
  {
    before: "You paid by card ",
    // No-break spaces keep the number in one line.
    leak: "4111\u00a01111\u00a01111\u00a01111",
    after: ".",
    note: "A full card number",
    severity: "Critical",
  },
  {
    before: "I can ",
    leak: "refund up to $500 without approval",
    after: ".",
    note: "A line of the system prompt",
    severity: "High",
  },
  { before: "Is there anything else?", note: "No leak" },
];

/** The hero of the scanner page: the headline, and one answer with its leaks marked in the margin. */
export function ScannerHero() {
  return (
    <section
      className="wrap grid gap-[clamp(2rem,4vw,3.5rem)] py-[clamp(3rem,5vw,5rem)]"
      aria-labelledby="scanner-title"
    >
      <div className="grid gap-8 lg:grid-cols-[7fr_5fr]">
        <h1 id="scanner-title" className="display text-display-l">
          <span className="sm:whitespace-nowrap">
            Your AI is{" "}
            <span className="text-exposed underline decoration-[0.05em] underline-offset-[0.14em] [text-decoration-skip-ink:none]">
              Leaking
            </span>
            ,
          </span>{" "}
          <span className="whitespace-nowrap">Find Out What</span>
        </h1>
        <div className="flex flex-wrap items-end justify-between gap-6 lg:grid lg:content-end lg:justify-items-start">
          <p className="max-w-[30rem] text-lead text-muted">
            The scanner talks to your assistants like a curious customer, a careless colleague and a thief. Then it
            checks every answer and shows you exactly what leaked.
          </p>
          <ButtonLink href="/contact">Request Demo</ButtonLink>
        </div>
      </div>
      <figure
        className="border border-t-4 border-hairline border-t-ink bg-surface p-[clamp(1.25rem,3vw,2.5rem)]"
        aria-label="An answer from a shop’s assistant, with what the scan found"
      >
        <p className="grid gap-1">
          <span className="text-small text-muted">A visitor asked</span>
          <span className="proof-text">Where is my package?</span>
        </p>
        <p className="proof-line border-0! text-small md:pt-6! text-muted">
          <span>Your assistant answered</span>
          <span className="max-md:hidden md:col-start-3">The scanner found</span>
        </p>
        <ol>
          {sentences.map(({ before, leak, after, note, severity }) => (
            <li key={note} className="proof-line" data-leak={leak ? "" : undefined}>
              <span className="proof-text">
                {before}
                {leak && <Exposed>{leak}</Exposed>}
                {after}
              </span>
              <span aria-hidden="true" className="proof-lead" />
              <span className="proof-note">
                <span>{note}</span> {severity && <span className="font-medium text-exposed">{severity}</span>}
              </span>
            </li>
          ))}
        </ol>
        <figcaption className="figure-foot pt-5">
          <span className="font-medium text-exposed">4 leaks in 1 answer</span>
          <IllustrativeData />
        </figcaption>
      </figure>
    </section>
  );
}
