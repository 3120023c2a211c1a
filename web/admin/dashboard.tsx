import { useAuth } from "#web/shell/auth.tsx";
import { DashboardFrame } from "./dashboard-frame.tsx";
import { defaultTabOf, tabsFor } from "./dashboard-tabs.ts";

/** The dashboard. It checks the role again itself (specification, sections 2 and 5). */
export function Dashboard() {
  const { user } = useAuth().session;
  const tabs = user ? tabsFor(user.role) : [];
  const initial = tabs.find(({ address }) => user && address === defaultTabOf(user.role));
  if (!initial)
    return (
      <div className="grid min-h-[60vh] content-center gap-4">
        <h1 className="display text-display-s">Access Denied</h1>
        <p className="text-lead">You don't have permission to view this page.</p>
      </div>
    );
  return <DashboardFrame tabs={tabs} initial={initial} />;
}
