import { ChevronDown } from "lucide-react";
import { useEffect } from "react";
import { isStaff } from "#domain/kernel/permissions.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { AuthProvider, loggedOut, useAuth } from "./auth.tsx";
import { loadSession } from "./session.ts";
import { toast } from "./toasts.ts";

/**
 * The Login link, or the Account menu for signed-in users (specification, section 2). It hydrates only in browsers that
 * sent a session cookie; other visitors keep the link in the HTML.
 */
export default function AccountMenu({ place }: { place: "header" | "menu" }) {
  return (
    <AuthProvider>
      {place === "header" ? <AccountDropdown /> : <AccountEntries className="grid border-t border-hairline pt-3" />}
    </AuthProvider>
  );
}

function AccountDropdown() {
  const { session } = useAuth();
  useEffect(() => void loadSession(), []);
  if (session.status !== "signed-in") return <LoginLink />;
  return (
    <>
      <button type="button" popoverTarget="account" className="header-item account-anchor">
        Account <ChevronDown aria-hidden="true" className="size-4" />
      </button>
      <div id="account" popover="auto" className="dropdown account-dropdown w-56 p-2">
        <p className="border-b border-hairline px-3 pt-1 pb-2 text-small text-muted">{session.user.name}</p>
        <AccountEntries className="grid pt-1" />
      </div>
    </>
  );
}

function AccountEntries({ className }: { className: string }) {
  const { session, logOut } = useAuth();
  useEffect(() => void loadSession(), []);
  if (session.status !== "signed-in") return <LoginLink />;
  const handleLogOut = async () => {
    try {
      await logOut();
      toast(loggedOut);
    } catch (error) {
      toast({ title: "Logout failed", description: (error as Error).message, variant: "destructive" });
    }
  };
  return (
    <div className={className}>
      {isStaff(session.user.role) && (
        <a href="/admin" className="rounded-control px-3 py-2 hover:bg-sunken">
          Admin Dashboard
        </a>
      )}
      <a href="/account" className="rounded-control px-3 py-2 hover:bg-sunken">
        Your Account
      </a>
      <button type="button" onClick={handleLogOut} className="rounded-control px-3 py-2 text-left hover:bg-sunken">
        Logout
      </button>
    </div>
  );
}

function LoginLink() {
  return (
    <ButtonLink href="/auth" variant="quiet" size="small" data-signed-out>
      Login
    </ButtonLink>
  );
}
