import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { AuthProvider } from "#web/shell/auth.tsx";
import { queryClient } from "#web/shell/query-client.ts";
import { AdminGuard } from "./admin-guard.tsx";
import { Dashboard } from "./dashboard.tsx";
import { tabOf } from "./dashboard-tabs.ts";
import { tabInAddress } from "./tab-in-address.ts";

/** The admin dashboard behind its guard (specification, section 2). */
export default function Admin() {
  // The first panel's code comes while the server is asked who is here. Where it fails, the panel says so.
  useEffect(
    () =>
      void tabOf(tabInAddress())
        .load()
        .catch(() => {}),
    [],
  );
  return (
    <AuthProvider>
      <QueryClientProvider client={queryClient}>
        <AdminGuard>
          <Dashboard />
        </AdminGuard>
      </QueryClientProvider>
    </AuthProvider>
  );
}
