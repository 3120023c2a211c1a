import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { currentSession, logIn, logOut, register, type Session, serverSession, subscribeToSession } from "./session.ts";

interface Auth {
  session: Session;
  logIn: typeof logIn;
  register: typeof register;
  logOut: typeof logOut;
}

/** What who logs out is told (specification, section 8). */
export const loggedOut = { title: "Logged out", description: "You have been successfully logged out." };

const AuthContext = createContext<Auth | null>(null);

/** Wraps each island that asks `useAuth`; all of them share one store. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(subscribeToSession, currentSession, serverSession);
  return <AuthContext value={{ session, logIn, register, logOut }}>{children}</AuthContext>;
}

/** Who is here, and how to sign in and out. Outside an `AuthProvider` it throws (specification, section 8). */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
}
