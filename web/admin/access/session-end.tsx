import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import type { CurrentSession } from "#domain/accounts/account/schema.ts";
import type { User } from "#domain/kernel/user.ts";
import { useAuth } from "#web/shell/auth.tsx";
import { queryClient } from "#web/shell/query-client.ts";
import { RequestError, request, watchRequests } from "#web/shell/request.ts";
import { loadSession, sessionStore } from "#web/shell/session.ts";
import { toast } from "#web/shell/toasts.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import type LogInAgainForm from "./log-in-again.tsx";

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

const MINUTE = 60_000;
/** The page counts as unused when the person pressed nothing for this time (ms). */
const UNUSED_AFTER_MS = MINUTE;
/** While the person uses the page, the server learns it this often (ms), also when typing sends no request. */
const REPORT_INTERVAL_MS = 5 * MINUTE;
/** How long before the end the person is told (ms). */
const WARNING_MS = 10 * MINUTE;

/**
 * Whether the session of the dashboard has ended, and the function to call when the user has logged in again. Tells the
 * user ten minutes before. What the page requests on its own, while it is unused, does not extend the session.
 */
function useSessionEnd(): { hasEnded: boolean; resume: () => void } {
  const [hasEnded, setEnded] = useState(false);
  const logins = useRef(0);
  useEffect(() => {
    let lastUse = Date.now();
    let lastCheck = 0;
    let checking = false;
    let warnedOf = "";
    let isPostponable = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(check, ms);
    };
    async function check() {
      // The guard sends a visitor without a session to the login page: there is nothing to watch.
      if (checking || sessionStore.get().status !== "signed-in") return;
      checking = true;
      lastCheck = Date.now();
      const before = logins.current;
      try {
        const session: CurrentSession = await (await request("/api/account/session")).json();
        if (session.userId !== sessionStore.get().user?.id) return location.reload();
        setEnded(false);
        const left = Date.parse(session.idleEndsAt) - Date.parse(session.checkedAt);
        isPostponable = left <= WARNING_MS && session.idleEndsAt !== session.endsAt;
        if (left <= WARNING_MS && warnedOf !== session.idleEndsAt) {
          warnedOf = session.idleEndsAt;
          toast(warningOf(session, left));
        }
        wait(left > WARNING_MS ? left - WARNING_MS : left + 1000);
      } catch (error) {
        const isRefused = error instanceof RequestError && error.status === 401 && !(await isSignedIn());
        // Asked before the user logged in again, the answer is about the session before.
        if (isRefused && logins.current === before) setEnded(true);
        else wait(MINUTE);
      } finally {
        checking = false;
      }
    }
    const use = () => {
      lastUse = Date.now();
      if (isPostponable || lastUse - lastCheck >= REPORT_INTERVAL_MS) check();
    };
    const show = () => document.visibilityState === "visible" && check();
    watchRequests({
      isUnused: () => Date.now() - lastUse >= UNUSED_AFTER_MS,
      // An endpoint that hides answers 404 without a session.
      onRefused: (status) => (status === 401 || status === 404) && check(),
    });
    addEventListener("keydown", use, true);
    addEventListener("pointerdown", use, true);
    document.addEventListener("visibilitychange", show);
    loadSession().then(check);
    return () => {
      clearTimeout(timer);
      watchRequests(null);
      removeEventListener("keydown", use, true);
      removeEventListener("pointerdown", use, true);
      document.removeEventListener("visibilitychange", show);
    };
  }, []);
  const resume = () => {
    logins.current++;
    setEnded(false);
  };
  return { hasEnded, resume };
}

/** Whether the server still knows the user; also false when it cannot be asked. */
const isSignedIn = () =>
  request("/api/user").then(
    () => true,
    () => false,
  );

function warningOf({ idleEndsAt, endsAt }: CurrentSession, left: number) {
  const minutes = Math.max(1, Math.round(left / MINUTE));
  const title = `Your session ends in ${minutes === 1 ? "a minute" : `${minutes} minutes`}`;
  return idleEndsAt === endsAt
    ? { title, description: "You’ll be asked to log in again. What you typed stays." }
    : {
        title,
        description: "You haven’t used the dashboard for a while. Press any key or tap the page to stay logged in.",
      };
}
