import { type ReactNode, useEffect, useRef } from "react";
import { loggedOut, useAuth } from "#web/shell/auth.tsx";
import { storeDashboardUrl } from "#web/shell/return-to-admin.ts";
import { loadSession, refreshSession } from "#web/shell/session.ts";
import { handOverToast } from "#web/shell/toasts.ts";
import { Spinner } from "#web/ui/spinner.tsx";

// A browser may keep the page for its Back button (back/forward cache), and the admin may log out in the meantime: the page
// is hidden when it is left, and shown again only after the session was checked.
function hide() {
  document.body.style.visibility = "hidden";
}

async function showAgain({ persisted }: PageTransitionEvent) {
  if (!persisted) return;
  await refreshSession();
  // React has rendered the new session by then.
  requestAnimationFrame(() => {
    document.body.style.visibility = "";
  });
}

/**
 * The route guard (specification, sections 2, 4 and 6): shows a spinner while the session loads, redirects visitors and
 * users who are not admins to /auth, and renders `children` for an admin. The API checks the role on its own.
 */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { session } = useAuth();
  const wasAdmin = useRef(false);
  const isAdmin = session.user?.role === "admin";
  const mustRedirect = session.status === "anonymous" || (session.status === "signed-in" && !isAdmin);

  useEffect(() => void loadSession(), []);
  useEffect(() => {
    addEventListener("pagehide", hide);
    addEventListener("pageshow", showAgain);
    return () => {
      removeEventListener("pagehide", hide);
      removeEventListener("pageshow", showAgain);
    };
  }, []);
  useEffect(() => {
    if (isAdmin) wasAdmin.current = true;
    if (!mustRedirect) return;
    if (wasAdmin.current) handOverToast(loggedOut);
    else if (session.status === "anonymous") {
      storeDashboardUrl();
      handOverToast({ title: "Log in to continue", description: "Only admins can open the dashboard." });
    } else
      handOverToast({
        title: "No access",
        description: "Your account doesn’t have access to the dashboard. Ask an admin for it.",
      });
    location.replace("/auth");
  }, [isAdmin, mustRedirect, session.status]);

  if (isAdmin) return children;
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <h1 className="sr-only">Admin Dashboard</h1>
      <Spinner />
    </div>
  );
}
