import { type ComponentType, useEffect, useRef, useState } from "react";
import { AuthProvider, loggedOut, useAuth } from "#web/shell/auth.tsx";
import { storeReturnUrl } from "#web/shell/return-url.ts";
import { loadSession } from "#web/shell/session.ts";
import { handOverToast } from "#web/shell/toasts.ts";
import { Spinner } from "#web/ui/spinner.tsx";

/** The account page of a signed-in user; other visitors are asked to sign in and then return. */
export default function Account() {
  return (
    <AuthProvider>
      <h1 className="display pb-8 text-display-s">Your account</h1>
      <SignedInOnly />
    </AuthProvider>
  );
}

function SignedInOnly() {
  const { session } = useAuth();
  const wasSignedIn = useRef(false);
  const [Sections, setSections] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);
  useEffect(() => void loadSession(), []);
  useEffect(() => {
    if (session.status === "signed-in") {
      if (wasSignedIn.current) return;
      wasSignedIn.current = true;
      import("./sections.tsx").then(
        (module) => setSections(() => module.default),
        () => setFailed(true),
      );
    }
    if (session.status !== "anonymous") return;
    if (wasSignedIn.current) handOverToast(loggedOut);
    else {
      storeReturnUrl();
      handOverToast({ title: "Log in to continue", description: "You need to log in to see your account." });
    }
    location.replace("/auth");
  }, [session.status]);
  if (failed) return <p className="account-note">Part of this page didn’t load. Reload the page to try again.</p>;
  return Sections && session.status === "signed-in" ? <Sections /> : <Spinner />;
}
