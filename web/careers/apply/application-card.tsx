import type { ReactNode } from "react";
import { site } from "#site";
import { Veil } from "#web/ui/veil.tsx";

/** The card around an application form. */
export function ApplicationCard({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <section aria-labelledby="application-title" className="self-start border border-hairline bg-surface">
      <Veil start="Only to us" end="never sold" />
      <div className="grid gap-6 p-(--gutter)">
        <h2 id="application-title" className="display text-display-s">
          {title}
        </h2>
        <noscript>
          <p className="border-l-4 border-ink bg-sunken px-4 py-3">
            This form needs JavaScript, which is turned off in your browser. Email{" "}
            <a className="link" href={`mailto:${site.email}`}>
              {site.email}
            </a>{" "}
            instead; it reaches the same team.
          </p>
        </noscript>
        {children}
      </div>
    </section>
  );
}
