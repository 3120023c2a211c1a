/** `text` in the form in which usernames, email addresses and other names are compared: NFKC, lowercase. */
export function normalizeForSearch(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
