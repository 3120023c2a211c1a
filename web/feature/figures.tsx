import type { ReactNode } from "react";
import { ButtonLink } from "#web/ui/button.tsx";

/** The section of the four figures (specification, section 2), with a footnote mark each. */
export function Figures({ children }: { children: ReactNode }) {
  return (
    <section
      className="defer-135 md:defer-84 lg:defer-98 border-t border-hairline bg-surface"
      aria-labelledby="figures-title"
    >
      <div className="wrap band">
        <div className="grid items-end gap-x-12 gap-y-4 pb-10 md:grid-cols-2 md:pb-14">
          <h2 id="figures-title" className="display text-display-s">
            Four figures, drawn to scale
          </h2>
          <p className="max-w-[30rem] text-muted md:justify-self-end">
            Three of these figures state what the product is designed to do; the number of clients is a target. A free
            pilot shows the first two for your own prompts.
          </p>
        </div>
        {children}
        <p className="flex flex-wrap items-center gap-x-6 gap-y-4 pt-12">
          <ButtonLink href="/contact">Start Free Trial</ButtonLink>
          <span className="text-muted">Bring your own prompts. We’ll show you what the model sees.</span>
        </p>
      </div>
    </section>
  );
}
