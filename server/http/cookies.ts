/** The value of a cookie in a `Cookie` header, or null. */
export function cookieValue(cookies: string | undefined, name: string): string | null {
  const prefix = `${name}=`;
  const pair = cookies?.split(";").find((one) => one.trimStart().startsWith(prefix));
  return pair === undefined ? null : pair.trim().slice(prefix.length);
}

/**
 * The `Set-Cookie` value of a session cookie that scripts cannot read. Over HTTPS the name has the `__Host-` prefix, so
 * that browsers accept the cookie only from this host.
 */
export function ownCookie(name: string, value: string, https: boolean): string {
  return `${ownCookieName(name, https)}=${value}; Path=/; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;
}

/** The name of such a cookie in the browser. */
export function ownCookieName(name: string, https: boolean): string {
  return https ? `__Host-${name}` : name;
}
