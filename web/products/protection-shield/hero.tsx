import { ShieldCheck } from "lucide-react";
import { ButtonLink } from "#web/ui/button.tsx";
import { Dial } from "./dial.tsx";
import { blocked, blockedOutsideWorkingHours } from "./threats.ts";

/** The hero of the shield page: badge, headline and the dial of one day, full width on a dark background. */
export function ShieldHero() {
  return (
    <section className="band-ink well" aria-labelledby="shield-title">
      <div className="wrap grid pb-40 md:grid-cols-2 md:gap-x-8 lg:grid-cols-[1fr_1.15fr] lg:gap-x-16 lg:pt-8 lg:pb-48">
        <div className="grid content-center justify-items-start gap-7 py-10 lg:py-20">
          <p className="inline-flex items-center gap-2 border border-shielded py-1.5 pr-3 pl-2 text-small font-medium">
            <ShieldCheck aria-hidden="true" strokeWidth={1.5} className="size-5 text-shielded" /> Real-Time Protection
            Shield
          </p>
          <h1 id="shield-title" className="display text-display-l">
            Your AI Bodyguard Never Sleeps
          </h1>
          <p className="max-w-[32rem] text-lead text-muted">
            It checks what goes into your AI and what comes out. On the day shown, {percent} of the threats came after
            hours. The shield was on.
          </p>
          <ButtonLink href="/contact">See it stop an attack</ButtonLink>
        </div>
        <Dial />
      </div>
    </section>
  );
}

const percent = `${Math.round((blockedOutsideWorkingHours / blocked) * 100)}%`;
