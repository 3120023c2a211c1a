/** An address to write to. What a visitor typed cannot add recipients or texts of its own to the letter. */
export function mailto(email: string, subject?: string) {
  const address = `mailto:${encodeURIComponent(email).replaceAll("%40", "@").replaceAll("%2B", "+")}`;
  return subject ? `${address}?subject=${encodeURIComponent(subject)}` : address;
}

/** A number to call: its digits and a leading plus, whatever else was typed. */
export const telephone = (phone: string) => `tel:${phone.replace(/(?!^\+)\D/g, "")}`;
