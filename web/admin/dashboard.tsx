import { useAuth } from "#web/shell/auth.tsx";
import { AccessDenied } from "./access/admin-guard.tsx";
import { DashboardFrame } from "./dashboard-frame.tsx";
import { defaultTabOf, tabsFor } from "./dashboard-tabs.ts";

/** The dashboard. It checks the role again itself (specification, sections 2 and 5). */
export function Dashboard() {
  const { user } = useAuth().session;
  const tabs = user ? tabsFor(user.role) : [];
  const initial = tabs.find(({ address }) => user && address === defaultTabOf(user.role));
  if (!initial) return <AccessDenied />;
  return <DashboardFrame tabs={tabs} initial={initial} />;
}
