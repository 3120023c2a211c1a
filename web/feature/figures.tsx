import type { ReactNode } from "react";
import { site } from "#site";
import { ButtonLink } from "#web/ui/button.tsx";

/** The section of the four figures (specification, section 2), with a note that they are claims. */
export function Figures({ children }: { children: ReactNode }) {
  return (
    <section className="border-t border-hairline bg-surface" aria-labelledby="figures-title">
      <div className="wrap band">
        <div className="grid items-end gap-x-12 gap-y-4 pb-10 md:grid-cols-2 md:pb-14">
          <h2 id="figures-title" className="display text-display-s">
            Four figures, drawn to scale
          </h2>
          <p className="max-w-[32rem] border-l-4 border-ink pl-4 text-small md:justify-self-end">
            These are claims of {site.legalEntity}, a company that stands in for a real one: what it aims for, not what
            anyone has measured. Ask for the measurement when you ask for the trial.
          </p>
        </div>
        {children}
        <p className="flex flex-wrap items-center gap-x-6 gap-y-4 pt-12">
          <ButtonLink href="/contact">Start Free Trial</ButtonLink>
          <span className="text-muted">You bring the prompts. We show what is left of them.</span>
        </p>
      </div>
    </section>
  );
}
