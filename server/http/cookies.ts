/** The value of a cookie in a `Cookie` header, or null. */
export function cookieValue(cookies: string | undefined, name: string): string | null {
  if (!cookies) return null;
  const prefix = `${name}=`;
  for (const pair of cookies.split(";")) {
    const trimmed = pair.trim();
    if (trimmed.startsWith(prefix)) return trimmed.slice(prefix.length);
  }
  return null;
}

/**
 * A `Set-Cookie` line for a cookie of the browser's session that no script sees; over https it belongs to this host
 * alone (`__Host-`), which the browser enforces.
 */
export function ownCookie(name: string, value: string, https: boolean): string {
  return `${ownCookieName(name, https)}=${value}; Path=/; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;
}

/** The name under which the browser keeps such a cookie. */
export function ownCookieName(name: string, https: boolean): string {
  return https ? `__Host-${name}` : name;
}
