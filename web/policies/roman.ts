const numerals = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
const tens = ["", "X", "XX", "XXX"];

/** Formats a number from 1 to 39 as a Roman numeral: 14 is XIV. */
export const roman = (number: number) => `${tens[Math.floor(number / 10)]}${numerals[number % 10]}`;
