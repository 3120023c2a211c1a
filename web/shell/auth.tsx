import { createContext, type ReactNode, useContext } from "react";
import { logIn, logOut, register, type Session, sessionStore } from "./session.ts";
import { useStore } from "./use-store.ts";

interface Auth {
  session: Session;
  logIn: typeof logIn;
  register: typeof register;
  logOut: typeof logOut;
}

/** The toast after logging out (specification, section 8). */
export const loggedOut = { title: "Logged out", description: "You have been successfully logged out." };

const AuthContext = createContext<Auth | null>(null);

/** Wraps each island that calls `useAuth`; all of them share one store. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useStore(sessionStore);
  return <AuthContext value={{ session, logIn, register, logOut }}>{children}</AuthContext>;
}

/** The session, and the functions to sign in and out. Throws outside an `AuthProvider` (specification, section 8). */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
}
