import type { ReactNode } from "react";

/** The video section of the use cases (specification, section 2), on a dark background: a film of its own, at the bank. */
export function Film({ children }: { children: ReactNode }) {
  return (
    <section className="defer-34 md:defer-50 band-ink well" aria-labelledby="film-title">
      <div className="wrap band grid grid-cols-1 gap-8 lg:grid-cols-[4fr_8fr] lg:gap-12">
        <div className="grid content-start gap-4">
          <h2 id="film-title" className="display text-display-s">
            One letter, start to finish
          </h2>
          <p className="max-w-[24rem] text-muted">
            A loan officer asks a model for a letter. A short, silent film with captions shows the request before,
            during and after masking.
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
