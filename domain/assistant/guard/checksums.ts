/** Payment cards: ISO/IEC 7812-1, annex B. */
export function luhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = digits.charCodeAt(digits.length - 1 - index) - 48;
    sum += index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum % 10 === 0;
}

const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];
const permuted = [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]];
for (let row = 1; row < 8; row++) permuted.push((permuted[row - 1] ?? []).map((digit) => permutation[digit] ?? 0));

/** The dihedral group of a pentagon: 0 to 4 are turns, 5 to 9 turned-over ones. */
function combined(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : ((a + b) % 5) + 5;
  return b < 5 ? ((a - b + 5) % 5) + 5 : (a - b + 5) % 5;
}

/** Aadhaar: the Verhoeff scheme over all twelve digits. */
export function verhoeff(digits: string): boolean {
  let check = 0;
  for (let index = 0; index < digits.length; index++)
    check = combined(check, permuted[index % 8]?.[Number(digits[digits.length - 1 - index])] ?? 0);
  return check === 0;
}

/** IBAN: ISO 13616, the remainder by 97 with the first four characters moved to the end. */
export function mod97(iban: string): boolean {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
