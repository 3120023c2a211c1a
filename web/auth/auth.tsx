import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { AuthProvider, useAuth } from "#web/shell/auth.tsx";
import { takeAdminRemembered } from "#web/shell/return-to-admin.ts";
import { loadSession } from "#web/shell/session.ts";
import { Tabs } from "#web/ui/tabs.tsx";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";

/** Login and register (specification, section 2). Who is signed in, now or already before, is sent on. */
export default function Auth() {
  return (
    <div>
      <AuthProvider>
        <SendOn />
        <Forms />
      </AuthProvider>
      <p className="asleep mt-6 border-l-4 border-ink pl-4">
        A part of this page did not arrive, so the form cannot be sent yet. Reload the page to try again.
      </p>
    </div>
  );
}

/** Sends a signed-in user to `/`; an admin whom the guard of `/admin` sent here, back to `/admin`. */
function SendOn() {
  const { session } = useAuth();
  useEffect(() => {
    // Who has no session cookie makes no call to find out that nobody is signed in.
    if ("session" in document.documentElement.dataset) void loadSession();
  }, []);
  useEffect(() => {
    if (session.status !== "signed-in") return;
    const remembered = takeAdminRemembered();
    // Replaced, so that Back leads to where the visitor came from and not to a form that sends him on again.
    location.replace((session.user.role === "admin" && remembered) || "/");
  }, [session]);
  return null;
}

/**
 * One form at a time is in the page, so that a password manager is never asked to choose between two. What was typed
 * into the other one waits here, and is there again when the visitor comes back.
 */
function Forms() {
  const [selected, setSelected] = useState("login");
  const forms = useRef<HTMLDivElement>(null);
  const typed = useRef<Record<string, [string, string][]>>({});
  const show = (id: string) => {
    const inputs = forms.current?.querySelectorAll<HTMLInputElement>(`#${selected} input`) ?? [];
    typed.current[selected] = [...inputs].map(({ id, value }) => [id, value]);
    setSelected(id);
  };
  useLayoutEffect(() => {
    for (const [id, value] of typed.current[selected] ?? [])
      (document.getElementById(id) as HTMLInputElement).value = value;
  }, [selected]);
  useEffect(() => {
    const follow = () => {
      const id = location.hash.slice(1);
      if (id !== selected && (id === "login" || id === "register")) show(id);
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  });
  const select = (id: string) => {
    if (id === selected) return;
    show(id);
    // Reloading, or sharing the address, opens the same form again.
    history.replaceState(history.state, "", id === "login" ? location.pathname : `#${id}`);
  };
  return (
    <div ref={forms}>
      <Tabs
        label="Login or register"
        selected={selected}
        onSelect={select}
        tabs={[
          { id: "login", name: "Login", panel: selected === "login" && <LoginForm /> },
          { id: "register", name: "Register", panel: selected === "register" && <RegisterForm /> },
        ]}
      />
    </div>
  );
}
