const digit = /\p{Nd}/u;

/** The value of a digit of any script. The ten digits of a script are contiguous, so the zero is found by counting down. */
export function digitValue(character: string): string {
  const last = character.normalize("NFKC").codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && digit.test(String.fromCodePoint(last - value - 1))) value++;
  return String(value);
}

/** `text` with the digits of every script as 0 to 9. */
export const withPlainDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, digitValue);
