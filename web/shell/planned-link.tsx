import type { ReactNode } from "react";

/**
 * An entry that the specification names and that leads nowhere yet. It is a link to who listens, and says that it is
 * unavailable, instead of an address that would only move the page.
 */
export function PlannedLink({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: an href is what it does not have yet; the roles and states are written out
    <a role="link" aria-disabled="true" tabIndex={0} className={className}>
      {children}
    </a>
  );
}
