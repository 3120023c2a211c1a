import type { ReactNode } from "react";

/** The overview film again (specification, section 2), on a dark background. */
export function Film({ children }: { children: ReactNode }) {
  return (
    <section className="band-ink well" aria-labelledby="film-title">
      <div className="wrap band grid gap-8 lg:grid-cols-[4fr_8fr] lg:gap-12">
        <div className="grid content-start gap-4">
          <h2 id="film-title" className="display text-display-s">
            One prompt, followed all the way
          </h2>
          <p className="max-w-[24rem] text-muted">
            From a keyboard to a model and back, without sound; captions say what happens. Nothing but this first
            picture is fetched until you press Play.
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
