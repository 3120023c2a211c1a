import type { ReactNode } from "react";

/**
 * A placeholder for a page that the specification names and that does not exist yet. The description is also shown after its
 * name (shell.css). A `#` as its URL would scroll the page.
 */
export function PlannedLink({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it has no URL yet; roles and states are explicit
    <a role="link" aria-description="soon" tabIndex={0} className={className}>
      {children}
    </a>
  );
}
