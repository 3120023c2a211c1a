import type { Login, Registration, User } from "#domain/users/schema.ts";
import { RequestError, request } from "./request.ts";

/** Who is here, shared by every island of the page. `unknown` until somebody asks. */
export type Session = { status: "unknown" | "loading" | "anonymous"; user: null } | { status: "signed-in"; user: User };

let session: Session = { status: "unknown", user: null };
const listeners = new Set<() => void>();

function set(next: Session) {
  session = next;
  if (next.status === "anonymous") delete document.documentElement.dataset.session;
  for (const listener of listeners) listener();
}

export const subscribeToSession = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const currentSession = () => session;
const unknown: Session = { status: "unknown", user: null };
/** What the server's HTML shows: it does not know the visitor. */
export const serverSession = () => unknown;

/** Asks who is here, once a page. A 401 means nobody (specification, section 7); other failures count as nobody too. */
export async function loadSession() {
  if (session.status !== "unknown") return;
  set({ status: "loading", user: null });
  try {
    set({ status: "signed-in", user: await (await request("/api/user")).json() });
  } catch (error) {
    if (!(error instanceof RequestError)) console.error("The current user could not be loaded", error);
    set({ status: "anonymous", user: null });
  }
}

/** Signs in and keeps the answered user. Throws `RequestError` when refused. */
export async function logIn(body: Login) {
  set({ status: "signed-in", user: await (await request("/api/login", "POST", body)).json() });
}

/** Opens an account, which signs its holder in. Throws `RequestError` when refused. */
export async function register(body: Registration) {
  set({ status: "signed-in", user: await (await request("/api/register", "POST", body)).json() });
}

/** Ends the session on the server, then here. Throws `RequestError` when refused; the visitor is then still signed in. */
export async function logOut() {
  await request("/api/logout", "POST");
  set({ status: "anonymous", user: null });
}
