import type { ReactNode } from "react";

/**
 * An entry that the specification names and that leads nowhere yet: a link to who listens, described as such, instead
 * of an address that would only move the page.
 */
export function PlannedLink({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: an href is what it does not have yet; the roles and states are written out
    <a role="link" aria-description="Leads nowhere yet" tabIndex={0} className={className}>
      {children}
    </a>
  );
}
