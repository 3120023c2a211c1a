// Masks of single values, for users who see a record masked until they reveal it.
import { flatten } from "./flatten.ts";
import { HIDDEN } from "./kinds.ts";

/** `n•••@acme.com`: the first character, and the host. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 1 ? HIDDEN : `${[...address][0]}${HIDDEN}${address.slice(at)}`;
}

/** Calling codes (ITU-T E.164) of one and two digits; all others have three. */
const callingCode = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
/** A shorter number would lose too little. */
const MIN_DIGITS = 8;

/** `+91 ••• ••• 42`: the calling code, if there is one, and the last two digits. An empty number stays empty. */
export function maskPhone(phone: string): string {
  const number = flatten(phone).text.replace(/[^\d+]/g, "");
  const digits = number.replace(/\+/g, "");
  if (phone.trim() === "") return phone;
  if (digits.length < MIN_DIGITS) return HIDDEN;
  const code = callingCode.exec(number)?.[0];
  return [code, HIDDEN, HIDDEN, digits.slice(-2)].filter(Boolean).join(" ");
}

const MAX_INITIALS = 4;

/** `N. T.`: the first letter of each word of a name, at most four. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /\p{L}/u.exec(word)?.[0].toUpperCase() ?? []);
  return letters.length > 0
    ? letters
        .slice(0, MAX_INITIALS)
        .map((letter) => `${letter}.`)
        .join(" ")
    : HIDDEN;
}

/** `•••.pdf`: the ending of a file name, since applicants put their names into the rest. */
export const maskFileName = (name: string): string => `${HIDDEN}${/\.\w{1,5}$/.exec(name)?.[0] ?? ""}`;
