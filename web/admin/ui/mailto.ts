import { withPlainDigits } from "#domain/kernel/digits.ts";

/** A mailto link. Encodes the address, so that visitor input cannot add recipients or headers. */
export function mailto(email: string, subject?: string) {
  const address = `mailto:${encodeURIComponent(email).replaceAll("%40", "@").replaceAll("%2B", "+")}`;
  return subject ? `${address}?subject=${encodeURIComponent(subject)}` : address;
}

const MIN_DIGITS = 3;
/** A number in digits and the marks between them, then what some languages write before an extension, or nothing that is dialed. */
const dialed =
  /(?<sign>\+|\b00(?=[\s(]*[1-9]))?(?<number>[\s\d().\u2010-\u2015/-]*\d)(?<plus>\+?)(?:[\s,;.(]*(?:e?xt?(?:ension)?|#|poste|int(?:erno)?|durchwahl|dw|доб)[\s.:=#]*(?<extension>\d+))?/iu;

/**
 * A tel link (RFC 3966) with the digits, a leading plus and an extension only, or undefined where the text holds no number that
 * can be dialed as it stands. With a calling code, a zero in parentheses is not dialed. Of several numbers, the first is meant.
 */
export function telephone(phone: string): string | undefined {
  const plain = withPlainDigits(phone.normalize("NFKC"));
  const { sign, number = "", plus, extension } = dialed.exec(plain)?.groups ?? {};
  // Two numbers are more than the longest one of ITU-T E.164.
  const [first = ""] = number.replace(/\D/g, "").length > 15 ? number.split("/") : [number];
  const digits = (sign ? first.replace(/\(\s*0\s*\)/, "") : first).replace(/\D/g, "");
  // Letters stand for digits, as in 1-800-FLOWERS.
  const isWord = !extension && digits.length < 7 && /^[\s.-]*\p{L}{3}/u.test(plain.split(number)[1] ?? "");
  if (plus || isWord || digits.length < MIN_DIGITS) return undefined;
  return `tel:${sign ? "+" : ""}${digits}${extension ? `;ext=${extension}` : ""}`;
}
