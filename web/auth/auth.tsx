import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { isStaff } from "#domain/kernel/permissions.ts";
import { AuthProvider, useAuth } from "#web/shell/auth.tsx";
import { takeReturnUrl } from "#web/shell/return-url.ts";
import { loadSession } from "#web/shell/session.ts";
import { carryToastOver } from "#web/shell/toasts.ts";
import { Tabs } from "#web/ui/tabs.tsx";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";

/** Login and registration (specification, section 2). Signed-in users are redirected. */
export default function Auth() {
  return (
    <div>
      <AuthProvider>
        <RedirectSignedIn />
        <Forms />
      </AuthProvider>
      <p className="load-failed mt-6 border-l-4 border-ink pl-4">
        Part of this page didn’t load, so the form can’t be sent yet. Reload the page to try again.
      </p>
    </div>
  );
}

/** Redirects a signed-in user to `/`, or back to the page whose guard redirected the user here. */
function RedirectSignedIn() {
  const { session } = useAuth();
  useEffect(() => {
    // Without a session cookie there is no session to load.
    if ("session" in document.documentElement.dataset) void loadSession();
  }, []);
  useEffect(() => {
    if (session.status !== "signed-in") return;
    const url = takeReturnUrl() ?? "/";
    // `replace`, so that Back skips this page, which would redirect again.
    carryToastOver();
    location.replace(url.startsWith("/admin") && !isStaff(session.user.role) ? "/" : url);
  }, [session]);
  return null;
}

/**
 * Renders one form at a time, so that a password manager finds only one. The values typed into the other form are
 * stored here and restored when the visitor returns to it.
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
    const showFormInHash = () => {
      const id = location.hash.slice(1);
      if (id !== selected && (id === "login" || id === "register")) show(id);
    };
    showFormInHash();
    addEventListener("hashchange", showFormInHash);
    return () => removeEventListener("hashchange", showFormInHash);
  });
  const select = (id: string) => {
    if (id === selected) return;
    show(id);
    // Reloading the page or sharing its URL opens the same form.
    history.replaceState(history.state, "", id === "login" ? location.pathname : `#${id}`);
  };
  return (
    <div ref={forms} className="noscript:hidden">
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
