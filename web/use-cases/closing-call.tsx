import { ButtonLink } from "#web/ui/button.tsx";
import { Masked } from "#web/ui/redaction.tsx";

/** The last section (specification, section 2), on a dark background because this page has no footer. */
export function ClosingCall() {
  return (
    <section className="defer-30 md:defer-37 band-ink" aria-labelledby="call-title">
      <p className="wrap display pt-[clamp(3rem,7vw,6rem)] text-[clamp(1.5rem,1rem+2.4vw,3.25rem)]/[1.35] text-muted">
        <span className="sr-only">A prompt with bars over its personal data: </span>
        Tell <Masked label="PERSON_1" /> her loan <Masked label="LOAN_1" /> was denied because of{" "}
        <Masked label="HEALTH_1" />, and copy <Masked label="PERSON_2" />.
      </p>
      <div className="wrap grid gap-6 pt-10 pb-20 md:pb-28">
        <h2 id="call-title" className="display max-w-[9em] text-display-l">
          Bring your worst prompt
        </h2>
        <p className="max-w-[36rem] text-lead text-muted">
          The one you’d hate to see in the news. Run it with us on a call, see what gets masked, then decide.
        </p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href="/contact">Try for Free</ButtonLink>
          <ButtonLink href="/use-cases" variant="outlined" data-to-top="">
            Use Cases
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
