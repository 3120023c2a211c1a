import type { ReactNode } from "react";
import { site } from "#site";

/** The video section of the home page (specification, section 2); the player itself is `web/shell/film-player.tsx`. */
export function Overview({ children }: { children: ReactNode }) {
  return (
    <section className="defer-45 border-y border-hairline bg-sunken" aria-labelledby="overview-title">
      <div className="wrap band">
        <div className="grid items-end gap-x-12 gap-y-4 pb-8 md:grid-cols-2 md:pb-14">
          <h2 id="overview-title" className="display text-display-s">
            See {site.name} in Action
          </h2>
          <p className="max-w-[30rem] text-muted md:justify-self-end">
            One prompt, from keyboard to model and back. Silent, with captions.
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
