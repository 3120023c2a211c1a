import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { User } from "#domain/users/schema.ts";
import { useAuth } from "#web/shell/auth.tsx";
import { queryClient } from "#web/shell/query-client.ts";
import { toast } from "#web/shell/toasts.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import type LogInAgainForm from "./log-in-again.tsx";
import { useSessionEnd } from "./use-session-end.ts";

const loadForm = () => import("./log-in-again.tsx");
const LogInAgain = lazy<ComponentType<ComponentProps<typeof LogInAgainForm>>>(() =>
  loadForm().catch(() => ({ default: NotLoaded })),
);

/** Hides the dashboard when the session has ended and asks the user to log in again; what was typed stays in the page. */
export function SessionEnd({ children }: { children: ReactNode }) {
  const { user } = useAuth().session;
  const { hasEnded, resume } = useSessionEnd();
  useFormFromFirstPress();
  // A dialog that was closed opens again: what lies behind it is hidden until the user has logged in.
  const [closings, setClosings] = useState(0);
  const loggedIn = async (again: User) => {
    resume();
    if (again.role !== user?.role)
      toast({
        title: "Your role has changed",
        description: "Copy what you still need, then reload the page to see what you can use now.",
      });
    await queryClient.invalidateQueries();
  };
  return (
    <>
      <div style={hasEnded ? { visibility: "hidden" } : undefined}>{children}</div>
      <Dialog
        key={closings}
        open={hasEnded}
        title="Your session has ended"
        onClose={() => hasEnded && setClosings(closings + 1)}
      >
        {user && (
          <Suspense fallback={<Spinner label="Loading the login form" />}>
            <LogInAgain username={user.username} onDone={loggedIn} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}

/**
 * Loads the login form at the first key or press, before anything can have been typed: hours later the server may have been
 * updated, and a page that has typed text must not depend on a file of the previous version.
 */
function useFormFromFirstPress() {
  useEffect(() => {
    const load = () => void loadForm().catch(() => {});
    addEventListener("keydown", load, { once: true, capture: true });
    addEventListener("pointerdown", load, { once: true, capture: true });
    return () => {
      removeEventListener("keydown", load, true);
      removeEventListener("pointerdown", load, true);
    };
  }, []);
}

/** In place of a form whose code could not be loaded. The dashboard shows again once the user comes back to it logged in. */
const NotLoaded = () => (
  <p>
    The login form couldn’t be loaded. What you typed is still here:{" "}
    <a href="/auth" target="_blank" rel="noreferrer" className="underline underline-offset-4">
      open the login page in a new tab
    </a>
    , log in, and then come back.
  </p>
);
