import { ArrowDown } from "lucide-react";
import { ButtonLink } from "#web/ui/button.tsx";
import { Loom } from "./loom.tsx";

/** The first band of the feature page (specification, section 2). */
export function Hero() {
  return (
    <section className="band-ink well feature-hero" aria-labelledby="feature-title">
      <Loom />
      <div className="wrap feature-hero-words">
        <h1 id="feature-title" className="display text-display-l">
          Secure Your
          <br /> AI Future
        </h1>
        <div className="grid gap-6">
          <p className="max-w-[28rem] text-lead text-muted">
            Next year your models will read more than they do today, and talk to more of each other. What they may read
            is decided in one place, before they do.
          </p>
          <p className="flex flex-wrap gap-3">
            <ButtonLink href="/contact">Start Free Trial</ButtonLink>
            <ButtonLink href="#features" variant="outlined">
              Explore Features <ArrowDown aria-hidden="true" className="size-4" />
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
