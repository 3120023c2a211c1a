/** The token of a link from an email; null when the URL has none. Removes it from the address bar and the history. */
export function takeLinkToken(): string | null {
  const [, token = null] = /^#([\w-]{43})$/.exec(location.hash) ?? [];
  if (location.hash) history.replaceState(history.state, "", location.pathname);
  return token;
}
