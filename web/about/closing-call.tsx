import { ButtonLink } from "#web/ui/button.tsx";

/** The last band of the about page; both links lead to the contact page (specification, section 2). */
export function ClosingCall() {
  return (
    <section className="border-t border-ink bg-sunken" aria-labelledby="about-closing-title">
      <div className="wrap band-s grid gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr]">
        <h2 id="about-closing-title" className="display max-w-[11em] text-display">
          Ask us what your AI has read
        </h2>
        <div className="grid content-end gap-6">
          <p className="max-w-[28rem] text-lead text-muted">
            Bring a prompt, a rule or a question. The people who build it will answer.
          </p>
          <p className="flex flex-wrap gap-3">
            <ButtonLink href="/contact">Request a Demo</ButtonLink>
            <ButtonLink href="/contact" variant="outlined">
              Contact Us
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
