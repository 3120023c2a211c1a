import { ArrowDown } from "lucide-react";
import { ButtonLink } from "#web/ui/button.tsx";
import { PromptLoom } from "./prompt-loom.tsx";

/** The hero of the feature page (specification, section 2). */
export function Hero() {
  return (
    <section
      className="band-ink well grid min-h-[min(52rem,100svh-var(--header))] grid-rows-[minmax(11rem,1fr)_auto] overflow-clip"
      aria-labelledby="feature-title"
    >
      <PromptLoom />
      <div className="wrap grid gap-x-12 gap-y-6 pt-[clamp(2rem,1.4rem+2vw,3.5rem)] pb-[clamp(3rem,2rem+4vw,5rem)] lg:grid-cols-[7fr_5fr] lg:items-end">
        <h1 id="feature-title" className="display text-[clamp(3.25rem,1.6rem+7.6vw,8rem)]/[0.95] tracking-[-0.03em]">
          Secure Your
          <br /> AI Future
        </h1>
        <div className="grid gap-6">
          <p className="max-w-[28rem] text-lead text-muted">
            Your models read more every year and share what they read. Set the rules once, before any model reads a
            word.
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
