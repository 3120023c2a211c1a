import type { ReactNode } from "react";

/**
 * A placeholder for a page that the specification names and that does not exist yet. Screen readers announce it as a link
 * that leads nowhere; a `#` as its URL would scroll the page.
 */
export function PlannedLink({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it has no URL yet; roles and states are explicit
    <a role="link" aria-description="Leads nowhere yet" tabIndex={0} className={className}>
      {children}
    </a>
  );
}
