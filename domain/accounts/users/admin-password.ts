import { site } from "#site";
import { normalizeForSearch } from "../../lists/normalize-for-search.ts";

/** The minimum length of an admin's password, at creation and at promotion. */
export const ADMIN_PASSWORD_MIN = 15;
/** How many characters must remain when every guessable part counts as one. */
const MIN_REMAINING = 4;
/** The shortest run of neighboring characters that counts as a sequence. */
const MIN_SEQUENCE = 3;
/** Beyond this, more characters change nothing, and finding repetitions would take long. */
const MAX_CHECKED = 128;

/** What guessing programs try first, alone and as a part of longer passwords: the top of published lists of leaked ones. */
const commonWords = `administrator passphrase trustno1 iloveyou changeme password passwort starwars superman
  princess football baseball sunshine whatever computer internet database welcome letmein default company website qwerty
  passwd access master batman dragon monkey shadow summer winter spring autumn secret server admin login hello guest
  admin root user test demo`.split(/\s+/);
const rows = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl"];
const columns = ["zxcvbnm", "yxcvbnm", "1qaz2wsx3edc4rfv5tgb6yhn7ujm", "1q2w3e4r5t6y7u8i9o0p"];
/** Neighbors in the alphabet, among the digits and on keyboards, in both directions. */
const sequences = [...rows, ...columns].flatMap((row) => [row, [...row].reverse().join("")]);
const lookalikes: Record<string, string> = {
  "@": "a",
  4: "a",
  3: "e",
  1: "i",
  "!": "i",
  0: "o",
  $: "s",
  5: "s",
  7: "t",
};
/** Stands for a guessable part. */
const FOUND = "\u0001";

/**
 * Why a password is too weak for an admin, as the end of a sentence that begins with "The password"; null if it is not:
 * too short, or guessable because of common words, years, sequences, repetitions, or the names of the admin and the site
 * (NIST SP 800-63B-4, section 3.1.1.2). It never repeats the password.
 */
export function adminPasswordProblem(
  password: string,
  { username, email }: { username: string; email: string },
): string | null {
  if (password.normalize().length < ADMIN_PASSWORD_MIN) return `must have at least ${ADMIN_PASSWORD_MIN} characters`;
  const names = [username, email, site.name, site.slug].flatMap((name) => {
    const parts = normalizeForSearch(name).split(/[^\p{L}\p{N}]+/u);
    return [...parts, parts.join("")].filter((part) => part.length >= MIN_SEQUENCE);
  });
  const text = normalizeForSearch(password)
    .replace(/[\s._-]+/g, "")
    .slice(0, MAX_CHECKED);
  const translated = [...text].map((character) => lookalikes[character] ?? character).join("");
  for (const reading of [text, translated]) {
    const { remaining, found } = withoutGuessableParts(reading, names);
    if (remaining < MIN_REMAINING)
      return `is too easy to guess: fewer than ${MIN_REMAINING} characters are left after removing ${inWords(found)}`;
  }
  return null;
}

function withoutGuessableParts(text: string, names: string[]): { remaining: number; found: string[] } {
  const steps: [string, (text: string) => string][] = [
    ["the names of the user and the site", (part) => withoutWords(part, names)],
    ["common words", (part) => withoutWords(part, commonWords)],
    ["years", (part) => part.replace(/(?:19|20)\d\d/g, FOUND)],
    ["sequences such as 123", withoutSequences],
    ["repetitions", (part) => part.replace(/(.+?)\1+/gsu, "$1")],
  ];
  const found = new Set<string>();
  let rest = text;
  for (let before = ""; before !== rest; ) {
    before = rest;
    for (const [kind, step] of steps) {
      const shortened = step(rest);
      if (shortened.replaceAll(FOUND, "") !== rest.replaceAll(FOUND, "")) found.add(kind);
      rest = shortened;
    }
  }
  return { remaining: rest.length, found: [...found] };
}

function withoutWords(text: string, words: string[]): string {
  return [...words].sort((a, b) => b.length - a.length).reduce((rest, word) => rest.replaceAll(word, FOUND), text);
}

function withoutSequences(text: string): string {
  let rest = "";
  for (let start = 0; start < text.length; ) {
    let end = start + 1;
    while (end < text.length && sequences.some((row) => row.includes(text.slice(start, end + 1)))) end += 1;
    rest += end - start >= MIN_SEQUENCE ? FOUND : text.slice(start, end);
    start = end;
  }
  return rest;
}

function inWords(kinds: string[]): string {
  return kinds.length < 2 ? kinds.join("") : `${kinds.slice(0, -1).join(", ")} and ${kinds.at(-1)}`;
}
