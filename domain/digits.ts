const isDigit = (character: string) => /\p{Nd}/u.test(character);

/** `text` with the digits of every script as 0 to 9. Unicode has them in tens that start at …0 or …6. */
export function withPlainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.normalize("NFKC").codePointAt(0) ?? 0;
    const place = code % 16;
    return String(isDigit(String.fromCodePoint(code - place)) ? place : place - 6);
  });
}
