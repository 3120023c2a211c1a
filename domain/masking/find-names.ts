import type { Finding } from "./kinds.ts";
import {
  type Certainty,
  givenNames,
  nameCues,
  notFamilyNames,
  notNames,
  organization,
  otherCapitals,
  titledThings,
} from "./name-words.ts";

const cues = (Object.keys(nameCues) as Certainty[]).map((certainty) => ({
  certainty,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${nameCues[certainty]})(?:(?<=[\\s.~-]|^)|(?![\\p{L}\\p{M}\\p{N}]))`,
    "giu",
  ),
}));
const marks = /^[ \t"'«“„*_:,-]{0,4}/;
const titles =
  /^(?:(?:mr|mrs|ms|mx|miss|dr|prof|professor|doktor|med|herr|frau|señora?|sr|sra|mme|m|shri|smt|श्री|श्रीमती|डॉ)\.? (?!(?:on|of|at|is)\b)){0,3}/iu;
const lineBreak = /^ ?\r?\n ?/;
const word = /[\p{L}][\p{L}\p{M}]{0,30}(?:['-](?!s\b)[\p{L}][\p{L}\p{M}]{0,30}){0,3}/uy;
const particle = /^(?:de|da|dos?|das|del|della|der|den|di|du|la|le|van|von|zu|zur|bin|ibn|al|el|y|e)$/i;
/** After a single given name "de" and "di" usually introduce a place; these particles do not. */
const nobleParticle = /^(?:van|von|bin|ibn|al|el)$/i;
const describing = /(?:ed|ing|ly|[ai]ble|tion|less|ful|ous|ique|ado|ada|ido|ida|tto|tta)$/i;
/** Professions and descriptions, which have no entry in a list. */
const role = /(?:er|or|ist|ian|ant|ent|ive|ee|ing|ed|ly|al|ic|ity|ment|ness|ion|ship|ware|man|women|men)$/;
/** The same among capitalized words, of which more are names. */
const capitalRole = /(?:ing|ist|ician|grapher)$/i;
const capital = /^\p{Lu}/u;
/** Scripts without capital letters. */
const caseless = /^[^\p{Lu}\p{Ll}]/u;
const unaccented = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

type Word = { text: string; end: number };

/** Up to five words from `start`, separated by single spaces (and the period of an initial). */
function wordsAt(text: string, start: number): Word[] {
  const words: Word[] = [];
  let at = start;
  while (words.length < 5) {
    word.lastIndex = at;
    const match = word.exec(text);
    if (!match) break;
    at += match[0].length;
    words.push({ text: match[0], end: at });
    if (match[0].length === 1 && text[at] === ".") at++;
    if (text[at] !== " ") break;
    at++;
  }
  return words;
}

const isGiven = (text: string) => givenNames.has(unaccented(text));

/** Whether a capitalized word is a profession, a nationality, a thing or an abbreviation instead of a name. */
const isOther = (text: string) => text.length < 2 || /^[A-Z]{2,}[a-z]?$/.test(text) || otherCapitals.test(text);

/** Whether a word in lower case can be a family name: it is neither a filler nor a profession. */
const isFamilyName = (text: string) =>
  /^\p{Ll}.*[aeiouyáéíóúäöüа-я]/u.test(text) &&
  text.length > 2 &&
  !notNames.has(text) &&
  !notFamilyNames.has(text) &&
  !describing.test(text) &&
  !otherCapitals.test(text);

const isUnlisted = (text: string) => isFamilyName(text) && !role.test(text);

/** The number of leading words that form a name in lower case: a common given name, and a family name before a filler or the end. */
function lowercaseLength(words: Word[], text: string): number {
  const [first, second, third] = words;
  // "it's max 5 users"
  if (!first || !isGiven(first.text) || /^ \d/.test(text.slice(first.end, first.end + 2))) return 0;
  if (!second || !isFamilyName(second.text)) return 1;
  if (!third) return /^ ?(?:[.,;!?\n)(/-]|$)/.test(text.slice(second.end, second.end + 2)) ? 2 : 1;
  return /^(?:n|nd)$/.test(third.text) || notNames.has(third.text.toLowerCase()) || describing.test(third.text) ? 2 : 1;
}

/** The number of leading words that form the name; 0 when there is none. */
function nameLength(words: Word[], certainty: Certainty, text: string): number {
  const [first = "", second = ""] = words.map((one) => one.text);
  if (certainty === "titled" && (capital.test(first) || nobleParticle.test(first)) && particle.test(first))
    if (capital.test(second)) return 2;
  const isInitial = first.length === 1 && text[words[0]?.end ?? 0] === "." && words.length > 1;
  if (first === "" || (notNames.has(first.toLowerCase()) && !isInitial)) return 0;
  const given = isGiven(first);
  const cased = !caseless.test(first);
  const isLowercase = cased && !capital.test(first);
  if (certainty === "introduced") {
    // "My name is hidden" describes the name.
    if (!given && isLowercase && describing.test(first)) return 0;
  } else {
    if (isLowercase) return lowercaseLength(words, text);
    if (!cased && !/^[\u0900-\u097f]/.test(first)) return 0;
    if (!given && cased && !isInitial && isOther(first)) return 0;
    if (!given && certainty !== "titled" && (capitalRole.test(first) || capitalRole.test(second))) return 0;
  }
  let count = 1;
  while (count < Math.min(words.length, isLowercase ? 3 : 4)) {
    const next = words[count]?.text ?? "";
    const following = words[count + 1]?.text ?? "";
    if (cased && particle.test(next) && (certainty === "introduced" || count > 1 || nobleParticle.test(next))) {
      const more = particle.test(following) ? 1 : 0;
      const last = words[count + 1 + more]?.text ?? "";
      if (capital.test(last) && !notNames.has(last.toLowerCase())) {
        count += 2 + more;
        continue;
      }
    }
    if (notNames.has(next.toLowerCase())) break;
    if (cased && !capital.test(next) && !(isLowercase && /^\p{Ll}/u.test(next))) break;
    if (certainty !== "introduced" && cased && isOther(next) && !/^[A-Z]$/.test(next)) break;
    count++;
  }
  if (given || certainty === "introduced" || certainty === "titled" || certainty === "capitalized") return count;
  if (certainty === "closing") return count > 1 || !describing.test(first) ? count : 0;
  // One capitalized word after "soy" or "my manager is" is a profession or a thing, unless it is a given name.
  return certainty !== "listed" && count > 1 && cased ? count : 0;
}

/** "mr sharma" and "dr. sharma" in lower case; "ms word" and "dr plan" are things. */
const isPlainTitle = (title: string, next: string) =>
  /^(?:mrs?|ms|dr|prof|smt|shri)\.?$/.test(title) && (isGiven(next) || isFamilyName(next));

/** Whether an organization is named after the person: "Dr. Reddy's Laboratories". */
const isOrganization = (words: Word[], length: number, rest: string) =>
  /^'s \p{Lu}/u.test(rest) ||
  words.slice(0, length + 2).some(({ text }) => capital.test(text) && organization.test(text));

/** "i am zubin testwala from acme": two unknown words in lower case that neither describe nor name a role, before "from". */
const unlisted =
  /(?<![\p{L}\p{N}])(?:i am|i'm|im) (\p{Ll}{3,20} \p{Ll}{3,20})(?= (?:from|here|calling|speaking|writing)(?!\p{L}))/gu;

/**
 * Chinese, Japanese and Korean have no spaces between words: the name ends at the next particle or punctuation mark. 我是 also
 * means "I am a …", so one of the hundred common family names must follow.
 */
const unspaced =
  /(?:(?<=我叫|我的名字是|我的名字叫|我姓名是|姓名[:：])\p{Script=Han}{2,4}?|(?<=我是)[王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任沈姚卢钟姜崔谭陆范汪廖石贾韦夏付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严武戴莫孔向汤]\p{Script=Han}{1,2}?)(?=[，。,.！!、 ]|我|在|来自|想|$)|(?<=名前は)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana} ]{2,10}?(?=です|と|。|$)|(?<!\p{L})[\p{Script=Han}\p{Script=Katakana}]{2,8}(?=と申します|といいます)|(?<=(?:제|저의|내) 이름은 ?)\p{Script=Hangul}{2,5}?(?=입니다|이에요|예요|이고|[ .,]|$)/gu;

const speaking = /^,? (?:from [\p{L}\p{N}& ]{2,30} )?(?:here|speaking|calling|again|this side)(?!\p{L})/u;
/** Before "ms" these words show that it is a unit. */
const milliseconds = /(?:\d|(?<!\p{L})(?:in|few|some|per|extra|the|of|additional|more|another)) ?$/u;
const endsLine = /^closing|[\n~-] ?$/;
const lineEnd = /^ ?(?:[.,|(/\n\r-]|$)/;

/** The name after a cue, with the titles before it. */
function nameAfter(text: string, cue: RegExpExecArray, certainty: Certainty): Finding[] {
  const cueEnd = cue.index + cue[0].length;
  const broken = certainty === "introduced" ? (lineBreak.exec(text.slice(cueEnd, cueEnd + 4))?.[0] ?? "") : "";
  const marked = cueEnd + broken.length;
  const start = marked + (marks.exec(text.slice(marked, marked + 4))?.[0].length ?? 0);
  const wordStart = start + (titles.exec(text.slice(start, start + 24))?.[0].length ?? 0);
  if (wordStart === cueEnd && !/[\s"'([{|.]$|^$/.test(cue[0])) return [];
  const words = wordsAt(text, wordStart);
  const [first = "", second = ""] = words.map((one) => one.text);
  const isPlain = certainty === "titled" && isPlainTitle(cue[0], first);
  if (certainty === "titled" && titledThings.has(first.toLowerCase())) return [];
  if (cue[0] === "ms" && milliseconds.test(text.slice(Math.max(0, cue.index - 12), cue.index))) return [];
  // Titles are capitalized: "Ms", but not "ms" or "MS".
  if (certainty === "titled" && /^(?:\p{Ll}|[A-Z]{2})/u.test(cue[0]) && !isPlain) return [];
  let length = isPlain ? Math.max(1, lowercaseLength(words, text)) : nameLength(words, certainty, text);
  if (length === 0) {
    const ahead = text.slice(words[0]?.end, (words[0]?.end ?? 0) + 50);
    // "This is Testwala speaking": these words show that any capitalized word before them is a name.
    const isShown =
      (certainty === "listed" && speaking.test(ahead)) || (certainty === "speaking" && /^ here[,.]/.test(ahead));
    if (isShown && capital.test(first) && !isOther(first) && isUnlisted(first.toLowerCase())) length = 1;
    // "regards,\nvimal tomar"
    if (certainty === "closing" && words.length === 2 && isUnlisted(first) && isUnlisted(second)) length = 2;
  }
  const end = words[length - 1]?.end;
  if (end === undefined) return [];
  const rest = text.slice(end, end + 50);
  if (certainty !== "introduced" && isOrganization(words, length, rest)) return [];
  // A line that ends in a colon is the next field of a form; a closing line contains nothing but the name.
  if (
    certainty === "introduced"
      ? broken && /^ ?[:=]/.test(rest)
      : endsLine.test(`${certainty} ${cue[0]}`) && !lineEnd.test(rest)
  )
    return [];
  // "Hello, Jane Doe here": a name at the start of a sentence counts only before these words.
  if (certainty === "speaking" && !speaking.test(rest)) return [];
  return [{ kind: "name", start: certainty === "titled" ? cue.index : start, end }];
}

/** Finds names that visitors introduce: "my name is …", "ich heiße …", "मेरा नाम …". Names in passing are not found. */
export function findNames(original: string): Finding[] {
  // A message in capitals is read like one in small letters.
  const isUppercase = (original.match(/\p{Lu}/gu)?.length ?? 0) > 4 * (original.match(/\p{Ll}/gu)?.length ?? 0) + 8;
  const text = isUppercase ? original.replace(/[^\P{Lu}\u0130]/gu, (letter) => letter.toLowerCase()) : original;
  const found = cues.flatMap(({ certainty, pattern }) =>
    [...text.matchAll(pattern)].flatMap((cue) => nameAfter(text, cue, certainty)),
  );
  for (const { 0: match, 1: name = "", index } of text.matchAll(unlisted))
    if (name.split(" ").every(isUnlisted))
      found.push({ kind: "name", start: index + match.length - name.length, end: index + match.length });
  for (const { 0: name, index } of text.matchAll(unspaced))
    found.push({ kind: "name", start: index, end: index + name.length });
  return found;
}
