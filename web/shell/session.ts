import type { PasskeyAnswer } from "#domain/accounts/passkeys/schema.ts";
import type { Login, Registration } from "#domain/accounts/users/schema.ts";
import type { User } from "#domain/kernel/user.ts";
import { RequestError, request } from "./request.ts";
import { createStore } from "./store.ts";

/** The visitor's session, shared by every island of the page. `unknown` until an island loads it. */
export type Session = { status: "unknown" | "loading" | "anonymous"; user: null } | { status: "signed-in"; user: User };

export const sessionStore = createStore<Session>({ status: "unknown", user: null });

const setSignedIn = (user: User) => sessionStore.set({ status: "signed-in", user });

function setAnonymous() {
  delete document.documentElement.dataset.session;
  sessionStore.set({ status: "anonymous", user: null });
}

/** Loads the current user, once per page. */
export async function loadSession() {
  if (sessionStore.get().status !== "unknown") return;
  sessionStore.set({ status: "loading", user: null });
  await refreshSession();
}

/** Loads the current user again. A 401 means anonymous (specification, section 7); so does any other failure. */
export async function refreshSession() {
  try {
    setSignedIn(await (await request("/api/user")).json());
  } catch (error) {
    if (!(error instanceof RequestError)) console.error("The current user could not be loaded", error);
    setAnonymous();
  }
}

/** Throws a `CookieError` with what was `done` if the browser, or a proxy, dropped the cookie of a session that began. */
export async function requireCookie(done: string) {
  await request("/api/user").catch((error) => {
    if (!(error instanceof RequestError) || error.status !== 401) return;
    const message = `${done}, but this browser keeps no cookies for this site. Allow cookies, then log in`;
    throw Object.assign(new Error(message), { name: "CookieError" });
  });
}

async function signIn(path: string, body: unknown, done = "Your login was correct") {
  const response = await request(path, "POST", body);
  const user: User = await response.json();
  // The response of another server in its place, without this header, says nothing about cookies.
  if (response.headers.has("x-request-id")) await requireCookie(done);
  setSignedIn(user);
}

/** Signs in and stores the user that the API returns. Throws `RequestError` when the API rejects the request, or `CookieError`. */
export const logIn = (body: Login) => signIn("/api/login", body);

/**
 * Signs in with a passkey alone: the one that the visitor has chosen, or one the browser asks for. Throws `PasskeyError` when
 * the browser returns none, and as `logIn`.
 */
export async function logInWithPasskey(chosen?: PasskeyAnswer) {
  const { sendPasskey } = await import("./passkeys.ts");
  await sendPasskey((answer) => signIn("/api/login/passkey", answer), chosen);
}

/** Creates an account and signs its user in. Throws `RequestError` when the API rejects the request, or `CookieError`. */
export const register = (body: Registration) => signIn("/api/register", body, "Your account was created");

/** The storage key of what a member of the team is typing in the dashboard. */
export const draftsKey = "drafts";

/** Ends the session on the server, then in the page. Throws `RequestError` if that fails; the user then stays signed in. */
export async function logOut() {
  await request("/api/logout", "POST");
  try {
    sessionStorage.removeItem(draftsKey);
  } catch {
    // Storage is blocked, so there are no drafts.
  }
  setAnonymous();
}
