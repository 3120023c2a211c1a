import { site } from "#site";
import { ButtonLink } from "#web/ui/button.tsx";
import { Masked, State } from "#web/ui/redaction.tsx";
import { Veil } from "#web/ui/veil.tsx";

const facts = [
  {
    term: "Do I need an account?",
    text: "No. You can read, request a demo and apply for a job without one.",
  },
  {
    term: "What is behind the login?",
    text: `Our team’s view of demo requests, applications and conversations. Other accounts can’t see anyone’s records, and the product itself isn’t here: we show it in a demo.`,
  },
  {
    term: "Is logging out final?",
    text: "Yes. The session ends on our server, not just in this browser, so a copied cookie opens nothing.",
  },
];

/** The promotional panel beside the forms: what is behind the login, and one record as two people see it. */
export function Promotion() {
  return (
    <aside aria-labelledby="promotion" className="band-ink grid content-start gap-10">
      <h2 id="promotion" className="display text-display-s">
        One record. Everyone sees only what their work requires.
      </h2>
      <figure className="overflow-hidden rounded-panel border border-hairline bg-surface">
        <div className="grid gap-2.5 p-5 sm:p-6">
          <p className="flex flex-wrap justify-between gap-x-4 text-small text-muted">
            What anyone else sees <State kind="shielded">3 of 3 hidden</State>
          </p>
          <p className="text-body">
            <Masked label="PERSON_1" /> of <Masked label="COMPANY_1" /> asks:{" "}
            <Masked label="MESSAGE_1" className="mt-1.5 block! w-[94%]" />
          </p>
        </div>
        <Veil start={site.name} end="our team" className="min-h-16" />
        <div className="grid gap-2.5 p-5 sm:p-6">
          <p className="text-small text-muted">What the person who replies sees</p>
          <p className="text-body">
            Priya Shah of Northside Clinics asks: “Two of our assistants read the ward notes. Which one repeats names?”
          </p>
        </div>
        <figcaption className="border-t border-hairline px-5 py-3 text-small text-muted sm:px-6">
          Illustrative data
        </figcaption>
      </figure>
      <dl className="grid border-t border-ink">
        {facts.map(({ term, text }) => (
          <div
            key={term}
            className="grid gap-x-6 gap-y-1 border-b border-hairline py-4 sm:max-md:grid-cols-[11rem_1fr] lg:grid-cols-[11rem_1fr]"
          >
            <dt className="font-medium">{term}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink href="/contact">Request a Demo</ButtonLink>
        <span className="text-muted">Free pilot, set up on a call</span>
      </p>
    </aside>
  );
}
