import { ButtonLink } from "#web/ui/button.tsx";

/** The last section (specification, section 2), on a dark background because this page has no footer. */
export function ClosingCall() {
  return (
    <section className="band-ink" aria-labelledby="call-title">
      <div
        aria-hidden="true"
        className="h-[clamp(5rem,12vw,10rem)] text-shielded threads-12 [mask-image:linear-gradient(#000_30%,transparent)]"
      />
      <div className="wrap grid gap-6 pt-10 pb-20 md:pb-28">
        <h2 id="call-title" className="display max-w-[9em] text-display-l">
          Bring your worst prompt
        </h2>
        <p className="max-w-[36rem] text-lead text-muted">
          The one you’d hate to see in the news. Paste it in, see what gets masked, then decide.
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
