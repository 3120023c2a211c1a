import type { ReactNode } from "react";

/** The section that presents the site itself as evidence. Its children are the table of measurements (`page-meter.tsx`). */
export function Evidence({ children }: { children: ReactNode }) {
  return (
    <section
      className="defer-54 md:defer-49 lg:defer-39 border-y border-hairline bg-surface"
      aria-labelledby="evidence-title"
    >
      <div className="wrap band grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div className="grid content-start gap-5">
          <h2 id="evidence-title" className="display text-display-s">
            Don’t take our word for it
          </h2>
          <p className="max-w-[30rem] text-muted">
            Judge a privacy company by its own site. This one loads no script file until you use something that needs
            it. Until you do that or answer the cookie banner, it contacts no other host and stores nothing on your
            device. Your browser can check the promises in the table now.
          </p>
          <noscript>
            <p className="border-l-4 border-ink bg-sunken px-4 py-3 text-small">
              Counting needs JavaScript, which is off in your browser. Everything else on this page works without it.
            </p>
          </noscript>
        </div>
        {children}
      </div>
    </section>
  );
}
