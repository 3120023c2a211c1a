import { type ReactNode, useEffect, useRef } from "react";
import { isStaff } from "#domain/kernel/permissions.ts";
import { loggedOut, useAuth } from "#web/shell/auth.tsx";
import { storeReturnUrl } from "#web/shell/return-url.ts";
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

/** What a signed-in user without access reads (specification, section 2). */
export function AccessDenied() {
  return (
    <div role="alert" className="wrap grid min-h-[60vh] content-center gap-4">
      <h1 className="display text-display-s">Access Denied</h1>
      <p className="text-lead">You don't have permission to view this page.</p>
    </div>
  );
}

/** How long it is shown before the redirect; the toast on the next page repeats it. */
const DENIED_FOR_MS = 3000;

/**
 * The route guard (specification, sections 2, 4 and 6): shows a spinner while the session loads, redirects visitors to /auth,
 * users with the role `user` as well, once they have read why, users who must set up a second factor to /account, and renders
 * `children` for the others. The API checks permissions on its own.
 */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { session } = useAuth();
  const wasAllowed = useRef(false);
  const needsSecondFactor = session.user?.needsSecondFactor === true;
  const isAllowed = session.user !== null && isStaff(session.user.role) && !needsSecondFactor;
  const isDenied = session.user !== null && !isStaff(session.user.role);
  const mustRedirect = session.status === "anonymous" || (session.status === "signed-in" && !isAllowed);

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
    if (isAllowed) wasAllowed.current = true;
    if (!mustRedirect) return;
    if (isDenied) {
      const redirect = setTimeout(() => {
        handOverToast({
          title: "Access Denied",
          description: "Your account doesn’t have access to the dashboard. Ask an admin for it.",
        });
        location.replace("/auth");
      }, DENIED_FOR_MS);
      return () => clearTimeout(redirect);
    }
    if (wasAllowed.current) handOverToast(loggedOut);
    else if (needsSecondFactor) {
      handOverToast({
        title: "Set up a second factor",
        description: "The dashboard opens once your account has a passkey or an authenticator app.",
      });
      location.replace("/account");
      return;
    } else {
      storeReturnUrl();
      handOverToast({ title: "Log in to continue", description: "Only our team can open the dashboard." });
    }
    location.replace("/auth");
  }, [isAllowed, isDenied, mustRedirect, needsSecondFactor]);

  if (isAllowed) return children;
  if (isDenied) return <AccessDenied />;
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <h1 className="sr-only">Admin Dashboard</h1>
      <Spinner />
    </div>
  );
}
