import type { ReactNode } from "react";
import { ButtonLink } from "#web/ui/button.tsx";

/** The last section of the home page and of the three product pages (specification, section 2): two links under the veil, or under the
 * product page's own drawing. */
export function ClosingBanner({ children }: { children?: ReactNode }) {
  return (
    <section className="defer-32 border-t border-hairline bg-sunken" aria-labelledby="closing-title">
      {children ?? <div aria-hidden="true" className="h-[clamp(6rem,14vw,12rem)] text-shielded threads-12" />}
      <div className="wrap grid gap-6 pt-10 pb-16 md:pb-24">
        <h2 id="closing-title" className="display max-w-[10em] text-display-l">
          Stop Breaches Before They Start
        </h2>
        <p className="max-w-[36rem] text-lead text-muted">
          AI is all-or-nothing: a model has read your data or it hasn’t, and once it has, you can’t take it back. Decide
          first what it reads.
        </p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href="/contact">Try for Free</ButtonLink>
          <ButtonLink href="/use-cases" variant="outlined">
            Use Cases
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
