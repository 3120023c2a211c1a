import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { personTab } from "#domain/kernel/dashboard-tabs.ts";
import { AuthProvider } from "#web/shell/auth.tsx";
import { queryClient } from "#web/shell/query-client.ts";
import { AdminGuard } from "./access/admin-guard.tsx";
import { SessionEnd } from "./access/session-end.tsx";
import { Dashboard } from "./dashboard.tsx";
import { dashboardTabs } from "./dashboard-tabs.ts";
import { tabFromUrl } from "./navigation/tab-url.ts";

/** The admin dashboard behind its guard (specification, section 2). */
export default function Admin() {
  // Fetch the first panel's code while the session loads. If that fails, the panel shows the error.
  useEffect(() => {
    const named = tabFromUrl() ?? "inquiries";
    if (named === personTab) return;
    void dashboardTabs
      .find(({ address }) => address === named)
      ?.load()
      .catch(() => {});
  }, []);
  return (
    <AuthProvider>
      <QueryClientProvider client={queryClient}>
        <AdminGuard>
          <SessionEnd>
            <Dashboard />
          </SessionEnd>
        </AdminGuard>
      </QueryClientProvider>
    </AuthProvider>
  );
}
