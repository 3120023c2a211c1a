import { site } from "#site";
import { ButtonLink } from "#web/ui/button.tsx";
import { HeroLedger } from "./hero-ledger.tsx";
import { HeroPicture } from "./hero-picture.tsx";

/**
 * The hero of the home page (specification, section 2): tagline, headline, two links, and a picture of how the
 * product works. The headline is plain text; the bar that is animated over one word is a pseudo-element.
 */
export function Hero() {
  return (
    <section className="hero grid border-b border-ink" aria-labelledby="hero-title">
      <div className="grid content-center gap-6 px-(--gutter) py-12 sm:py-16 lg:col-2 lg:px-0 lg:py-20">
        <p className="flex items-center gap-3 text-small font-medium">
          <span aria-hidden="true" className="h-2.5 w-7 bar" />
          {site.tagline}
        </p>
        <h1 id="hero-title" className="display text-display-l">
          Every AI system is one prompt from a <span className="lifted-bar">catastrophic</span> leak.
        </h1>
        <p className="max-w-[34rem] text-lead text-muted">
          {site.name} stands between your AI and the people who use it. It spots sensitive data, masks it before it
          reaches the model, and logs every decision.
        </p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href="/contact">Try for Free</ButtonLink>
          <ButtonLink href="/use-cases" variant="outlined">
            Use Cases
          </ButtonLink>
        </p>
      </div>
      <HeroPicture />
      <HeroLedger />
    </section>
  );
}
