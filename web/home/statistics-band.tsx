import type { ReactNode } from "react";

/** The section of the statistics. */
export function StatisticsBand({ children }: { children: ReactNode }) {
  return (
    <section className="defer-80 band-ink well band statistics" aria-labelledby="statistics-title">
      <div className="wrap grid gap-8">
        <h2 id="statistics-title" className="display text-display-s">
          The risk in three numbers
        </h2>
        {children}
      </div>
    </section>
  );
}
