import { HIDDEN, placeholder } from "./kinds.ts";
import { maskPersonalData } from "./mask.ts";
import { notNames } from "./name-words.ts";

/** What is known about the person who wrote a text. */
export interface KnownPerson {
  /** Null where the name stays readable. */
  name: string | null;
  email: string | null;
}

/** A web address with or without its scheme. The first group is the host, the second what follows it. */
const link =
  /(?<![\p{L}\p{N}@.])(?:https?:\/\/)?((?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,24})(?![\p{L}\p{N}._%+-]*@)(:\d{1,5})?([/?#][^\s<>"']*)?/giu;
/** An address that may be hidden in a text: masking costs too much to look for more in short ones. */
const suspicious = /@|%40|\d[\d\s().-]{6,}/;

const wholeName = /\[name\](?:[ ,]+\[name\])+/g;

/** Masks texts of one person. `text` takes one of any length; `short` one line, such as a position. Both are pure. */
export interface PersonMask {
  text(text: string): string;
  short(text: string): string;
}

/**
 * Masks for what a person wrote: personal data that the rules of `mask.ts` find, the user name of their address and, unless
 * it stays readable, their name where it occurs, and the paths of links, which often carry a name. `keepsLinks` is for what a
 * colleague wrote, such as the address of a meeting.
 */
export function maskOf({ name, email }: KnownPerson, { keepsLinks = false } = {}): PersonMask {
  const own = ownWords(name, email);
  const mask = (text: string, hide: (text: string) => string) => {
    const start = hide(name === null || keepsLinks ? text : hideLinks(text, own));
    const hidden = own.reduce(hideWord, start);
    return hidden.replace(wholeName, placeholder("name"));
  };
  return {
    text: (text) => mask(text, maskPersonalData),
    short: (text) => mask(text, (line) => (suspicious.test(line) ? maskPersonalData(line) : line)),
  };
}

const wholeLink = new RegExp(`^${link.source}$`, "iu");

/**
 * `https://linkedin.example/•••`: a link to a person's work with its host, unless the host has the person's name. A link in
 * another form, such as with a network address or a user, is hidden as a whole.
 */
export function maskLink(address: string, { name, email }: KnownPerson): string {
  return wholeLink.test(address) ? hideLinks(address, ownWords(name, email)) : HIDDEN;
}

function hideLinks(text: string, own: readonly OwnWord[]): string {
  return text.replace(link, (whole, host: string, port = "", rest = "") => {
    const scheme = /^https?:\/\//i.exec(whole)?.[0] ?? "";
    const isOwn = own.some(({ bare }) => isPartOf(host.toLowerCase(), bare));
    if (!isOwn && rest.length <= 1) return whole;
    return `${scheme}${isOwn ? HIDDEN : `${host}${port}`}${rest.length > 1 ? `/${HIDDEN}` : rest}`;
  });
}

const isPartOf = (host: string, word: string) =>
  host.split(/[.-]/).includes(word) || (word.length > 3 && host.includes(word));

interface OwnWord {
  /** In lower case, to be found in a host. */
  bare: string;
  /** Finds the word as a part of others too: `\p{L}` in the pattern of each person would take milliseconds to compile. */
  pattern: RegExp;
  /** Whether it counts only where no letter or digit is beside it. */
  isSpaced: boolean;
  /** What replaces a match. */
  replace: (match: string) => string;
}

const endsInWord = /[\p{L}\p{M}\p{N}]$/u;
const beginsInWord = /^[\p{L}\p{M}\p{N}]/u;

/** Replaces a word wherever it occurs on its own. */
function hideWord(text: string, { pattern, isSpaced, replace }: OwnWord): string {
  let hidden = "";
  let at = 0;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [found] = match;
    const end = match.index + found.length;
    // Two units, because a letter may take two.
    const before = text.slice(Math.max(0, match.index - 2), match.index);
    if (isSpaced && (endsInWord.test(before) || beginsInWord.test(text.slice(end, end + 2)))) {
      // With the flag `u`, a search from within a letter of two units would find the same match again.
      pattern.lastIndex = match.index + String.fromCodePoint(found.codePointAt(0) ?? 0).length;
      continue;
    }
    hidden += text.slice(at, match.index) + replace(found);
    at = end;
  }
  return hidden + text.slice(at);
}

const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{Mn}/gu, "");
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Scripts whose words have spaces between them. */
const isSpaced = (text: string) =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}\p{P}]+$/u.test(text);

/** The words of a name, and the user name of an address when it is no common word. */
function ownWords(name: string | null, email: string | null): OwnWord[] {
  const words = new Set((name ?? "").split(/[^\p{L}\p{M}'’-]+/u).filter((word) => [...word].length > 1));
  for (const word of [...words]) words.add(withoutAccents(word));
  const user = email?.slice(0, email.lastIndexOf("@")) ?? "";
  if (/[._\d-]/.test(user) && user.length > 3) words.add(user);
  // "nora.t" before "nora".
  return [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => {
      const bare = word.toLowerCase();
      return {
        bare,
        pattern: new RegExp(escaped(word), "giu"),
        isSpaced: isSpaced(word),
        // "Will" is a name, "will" in "I will weave" is not; a name of two letters counts only as it was written.
        replace: (match) =>
          match !== word && ((match === bare && notNames.has(bare)) || bare.length < 3) ? match : placeholder("name"),
      };
    });
}
