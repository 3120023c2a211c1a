import type { ReactNode } from "react";

/** The tall band of ink in which the statistics stand; its heading stays while they pass. */
export function StatisticsBand({ children }: { children: ReactNode }) {
  return (
    <section className="band-ink well statistics" aria-labelledby="statistics-title">
      <div className="wrap statistics-grid">
        <div className="statistics-head">
          <h2 id="statistics-title" className="display max-w-[9em] text-display-s">
            What it costs when nothing stands between
          </h2>
          <p aria-hidden="true" className="statistics-rail">
            <span />
            <span />
            <span />
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
