import type { ReactNode } from "react";

/** The section of the statistics; on wide screens its heading stays in view while the statistics scroll. */
export function StatisticsBand({ children }: { children: ReactNode }) {
  return (
    <section className="band-ink well band statistics" aria-labelledby="statistics-title">
      <div className="wrap grid gap-10 lg:grid-cols-[4fr_8fr] lg:gap-8">
        <div className="lg:sticky lg:top-[calc(var(--header)+4rem)] lg:self-start">
          <h2 id="statistics-title" className="display max-w-[9em] text-display-s">
            The risk in three figures
          </h2>
          <p aria-hidden="true" className="statistics-rail hidden max-w-68 grid-cols-3 gap-3 pt-10 lg:grid">
            <span className="threads-8" />
            <span className="threads-8" />
            <span className="threads-8" />
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
