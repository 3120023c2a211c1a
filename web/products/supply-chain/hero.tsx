import { ButtonLink } from "#web/ui/button.tsx";
import { ChainMap } from "./chain-map.tsx";

/** The hero of the supply-chain page: the headline and the map. */
export function ChainHero() {
  return (
    <section aria-labelledby="chain-title">
      <div className="wrap grid gap-6 pt-12 pb-8 lg:pt-20 lg:pb-12">
        <h1 id="chain-title" className="display text-display-l">
          Your AI Talks to <span className="whitespace-nowrap">47 Other AIs</span>
        </h1>
        <div className="flex flex-wrap items-center gap-x-12 gap-y-6">
          <p className="max-w-[38rem] text-lead text-muted">
            Suppose you signed with nine of them. They call others to translate, transcribe or rank, and your customers’
            data travels along, beyond the reach of your rules.
          </p>
          <ButtonLink href="/contact">Request a Demo</ButtonLink>
        </div>
      </div>
      <ChainMap />
    </section>
  );
}
