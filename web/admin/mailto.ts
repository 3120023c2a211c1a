/** An address to write to. What a visitor typed cannot add recipients or texts of its own to the letter. */
export function mailto(email: string, subject?: string) {
  const address = `mailto:${encodeURIComponent(email).replaceAll("%40", "@").replaceAll("%2B", "+")}`;
  return subject ? `${address}?subject=${encodeURIComponent(subject)}` : address;
}
