/** A mailto link. Encodes the address, so that visitor input cannot add recipients or headers. */
export function mailto(email: string, subject?: string) {
  const address = `mailto:${encodeURIComponent(email).replaceAll("%40", "@").replaceAll("%2B", "+")}`;
  return subject ? `${address}?subject=${encodeURIComponent(subject)}` : address;
}

/** A tel link with the digits and a leading plus only. */
export const telephone = (phone: string) => `tel:${phone.replace(/(?!^\+)\D/g, "")}`;
