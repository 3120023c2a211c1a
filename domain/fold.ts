/** How two texts are compared when case and width shall not matter: usernames, e-mail addresses, what is searched. */
export function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
