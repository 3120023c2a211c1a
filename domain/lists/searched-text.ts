import type { JobApplicationsTable } from "#db/career-tables.ts";
import type { InquiryRow } from "#db/tables.ts";
import { withPlainDigits } from "../kernel/digits.ts";

/** The current form of `search_text`. A change of it takes a migration that lets `renewSearchTexts` find the earlier form. */
export const SEARCH_VERSION = 2;

type Fields = readonly (string | null | undefined)[];
type SearchedInquiry = Pick<InquiryRow, "firstName" | "lastName" | "email" | "company" | "industry" | "message">;
type SearchedApplication = Pick<
  JobApplicationsTable,
  "fullName" | "email" | "phone" | "position" | "experience" | "message" | "education" | "university"
> & { fileName: string | null | undefined };

/** Letters without a decomposition that people type as others: final forms and the keys of a neighboring language, for example. */
const typedAs: Record<string, string> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th" },
  ...{ ø: "o", ł: "l", đ: "d", ð: "d", ħ: "h", ı: "i", ς: "σ" },
  ...{ ם: "מ", ן: "נ", ץ: "צ", ף: "פ", ך: "כ", ی: "ي", ى: "ي", ک: "ك" },
};
const typedOtherwise = new RegExp(`[${Object.keys(typedAs).join("")}]`, "g");
/** Accents, and the vowel points of Hebrew and Arabic. */
const marks = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u0655]/g;
/** Marks between the digits of a phone number; a digit in between is one of the number. */
const runs = /\d(?:[ ()./-]{0,4}\d)+/g;
/** A number with its calling or area code, which stays one word. */
const international = /(?<!\S)(?:\(?[+0]|\(\d)[\d ()./-]*\d/g;
/** What surrounds a word in a text from which it was copied. */
const edges = /^(?:mailto:|tel:|[("'<[])+|[)"'>\].,;:!?]+$/g;
/** Shorter numbers with marks, such as times and shares, are compared as they are written. */
const MIN_DIGITS = 5;
/** The end of a phone number that is enough to find it where its calling code is missing. */
const ENOUGH_DIGITS = 9;

/** `text` with the plain form of each apostrophe, quotation mark and dash, and without invisible characters. */
export const withPlainSigns = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[`´\u2018-\u201b\u2032\u02b9\u02bb-\u02bd\uff07]/g, "'")
    .replace(/[“”„‟«»\u2033]/g, '"')
    .replace(/[\p{Pd}\u2212]/gu, "-");

/** The columns by which a search finds an inquiry. */
export const searchedInInquiry = ({ firstName, lastName, email, company, industry, message }: SearchedInquiry) =>
  searchedIn([`${firstName} ${lastName}`, email, company, industry, message]);

/** The columns by which a search finds an application. */
export function searchedInApplication(application: SearchedApplication) {
  const { fullName, email, phone, position, experience, message, education, university, fileName } = application;
  return searchedIn([fullName, email, phone, position, experience, message, education, university, fileName]);
}

const searchedIn = (fields: Fields) => ({ searchText: searchTextOf(fields), searchVersion: SEARCH_VERSION });

/** Whether fields contain all words of a search. */
export function containsWords(fields: Fields, words: readonly string[]): boolean {
  const text = searchTextOf(fields);
  return words.every((word) => text.includes(word));
}

/** The text that is searched for a record with these fields, the same on both databases. */
function searchTextOf(fields: Fields): string {
  const text = fold(fields.filter(Boolean).join("\n"));
  const numbers = (text.match(runs) ?? []).filter((run) => /\D/.test(run)).map(digitsOf);
  return [text, ...new Set(numbers.filter((digits) => digits.length >= MIN_DIGITS))].join("\n");
}

/** The words that a record must contain to match a search, in any order: parts of its `search_text`. */
export function searchedWords(query: string): string[] {
  const joined = fold(query.replace(/(?<=\p{L})[,;](?=\p{L})/gu, " ")).replace(international, (number) =>
    digitsOf(number).length < ENOUGH_DIGITS ? number : number.replaceAll(" ", ""),
  );
  const words = joined.split(/\s+/).filter(Boolean).map(searchedWord);
  return words.length > 0 ? [...new Set(words)] : [query];
}

/** A phone number in digits, without the zeros that precede it in its own country or abroad. */
function searchedWord(typed: string): string {
  const word = /^[(+]*\d/.test(typed) ? typed : typed.replace(edges, "") || typed;
  const digits = digitsOf(word).replace(/^0+/, "");
  if (!/^[(+]*\d[\d()./-]*$/.test(word) || digits.length < MIN_DIGITS) return word;
  return /^\(?(?:\+|00)/.test(word) && digits.length >= ENOUGH_DIGITS + 2 ? digits.slice(-ENOUGH_DIGITS) : digits;
}

const digitsOf = (number: string) => number.replace("(0)", "").replace(/\D/g, "");

const fold = (text: string) =>
  withPlainDigits(withPlainSigns(text))
    .normalize("NFKD")
    .toLowerCase()
    .replace(marks, "")
    .replace(typedOtherwise, (letter) => typedAs[letter] ?? letter)
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "")
    .normalize("NFC");
