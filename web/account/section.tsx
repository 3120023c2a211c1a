import { type ReactNode, useId } from "react";

/** A section of the account page: what it is about, and its form or list beside it. */
export function AccountSection({ title, intro, children }: { title: string; intro: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="account-section">
      <div>
        <h2 id={id} className="display text-title">
          {title}
        </h2>
        <p className="pt-1 text-small text-muted">{intro}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
