import { withPlainDigits } from "#domain/digits.ts";

/** A mailto link. Encodes the address, so that visitor input cannot add recipients or headers. */
export function mailto(email: string, subject?: string) {
  const address = `mailto:${encodeURIComponent(email).replaceAll("%40", "@").replaceAll("%2B", "+")}`;
  return subject ? `${address}?subject=${encodeURIComponent(subject)}` : address;
}

/**
 * A tel link (RFC 3966) with the digits, a leading plus and an extension only. With a calling code, a zero in parentheses is
 * not dialed. Of several numbers, the first is meant.
 */
export function telephone(phone: string) {
  const plain = withPlainDigits(phone.normalize("NFKC"));
  const [, sign = "", rest = ""] = /^[^\d+]*(\+?)(.*)$/s.exec(plain) ?? [];
  const [first = ""] = rest.split(/\+|[,;\n](?!\s*e?x)| or /i);
  const [number = "", extension = ""] = first.split(/e?xt?[a-z]*|#/i);
  const digits = (sign ? number.replace(/\(\s*0\s*\)/, "") : number).replace(/\D/g, "");
  const [dialed = ""] = /\d+/.exec(extension) ?? [];
  return `tel:${sign}${digits}${dialed && `;ext=${dialed}`}`;
}
