const numerals = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
const tens = ["", "X", "XX", "XXX"];

/** A number from 1 to 39 as policies number their sections: XIV for 14. */
export const roman = (number: number) => `${tens[Math.floor(number / 10)]}${numerals[number % 10]}`;
