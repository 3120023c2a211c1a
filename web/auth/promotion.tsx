import { site } from "#site";
import { Masked, State } from "#web/ui/redaction.tsx";
import { Veil } from "#web/ui/veil.tsx";

const facts = [
  {
    term: "What it is for",
    text: "Our team reads demo requests with it. Any other account signs in and out, and is shown no one's record.",
  },
  {
    term: "What works without it",
    text: "Reading, asking for a demo and applying for a job. You need no account to reach us.",
  },
  {
    term: "What happens when you log out",
    text: "The session ends on our server, not just in this browser: a copied cookie opens nothing.",
  },
];

/** The promotional panel beside the forms: the purpose of an account, and one record before and after signing in. */
export function Promotion() {
  return (
    <aside aria-labelledby="promotion" className="band-ink grid content-start gap-10">
      <h2 id="promotion" className="display text-display-s">
        One record. What you see depends on who you are.
      </h2>
      <figure className="overflow-hidden rounded-panel border border-hairline bg-surface">
        <div className="grid gap-2.5 p-5 sm:p-6">
          <p className="flex justify-between gap-4 text-small text-muted">
            Before you sign in <State kind="shielded">3 of 3 hidden</State>
          </p>
          <p className="text-body">
            <Masked label="PERSON_1" /> of <Masked label="COMPANY_1" /> asks:{" "}
            <Masked label="MESSAGE_1" className="mt-1.5 block! w-[94%]" />
          </p>
        </div>
        <Veil start={site.name} end="role: admin" className="min-h-16" />
        <div className="grid gap-2.5 p-5 sm:p-6">
          <p className="text-small text-muted">Signed in as an administrator</p>
          <p className="text-body">
            Asha Rao of Harbour Clinics asks: “Two of our assistants read the ward notes. Which one repeats names?”
          </p>
        </div>
        <figcaption className="border-t border-hairline px-5 py-3 text-small text-muted sm:px-6">
          Illustrative data
        </figcaption>
      </figure>
      <dl className="grid border-t border-ink">
        {facts.map(({ term, text }) => (
          <div key={term} className="grid gap-x-6 gap-y-1 border-b border-hairline py-4 sm:grid-cols-[11rem_1fr]">
            <dt className="font-medium">{term}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
