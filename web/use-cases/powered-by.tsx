import type { ReactNode } from "react";

/** The section around the nine techniques (specification, section 2); the techniques are in `techniques.tsx`. */
export function PoweredBy({ children }: { children: ReactNode }) {
  return (
    <section data-tiles="" className="wrap band" aria-labelledby="powered-title">
      <div className="grid items-end gap-x-12 gap-y-4 pb-8 md:grid-cols-2 md:pb-12">
        <h2 id="powered-title" className="display text-display">
          Powered by
        </h2>
        <p className="max-w-[30rem] text-muted md:justify-self-end">
          Nine techniques. Choose one to ask us about it. The first two have live demos that run in your browser.
        </p>
      </div>
      {children}
    </section>
  );
}
