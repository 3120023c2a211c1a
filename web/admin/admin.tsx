import { QueryClientProvider } from "@tanstack/react-query";
import { AuthProvider } from "#web/shell/auth.tsx";
import { queryClient } from "#web/shell/query-client.ts";
import { AdminGuard } from "./admin-guard.tsx";
import { Dashboard } from "./dashboard.tsx";

/** The admin dashboard behind its guard (specification, section 2). */
export default function Admin() {
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
