import { readFileSync } from "node:fs";
import { stemmer } from "stemmer";

/** Words without meaning for a search. */
const stopWords = new Set(
  `a about actually again ai all also always am an and any are around as ask asking at be because been
  before being best better between both bit but by can cannot cant come could did didnt do does doesnt doing done dont each
  either else etc even ever every everyone exactly explain explained explains explanation definition few find first for from further get gets getting give given
  gives go goes going gonna good got guys had happen happens has have havent having he hello help her here hey hi him his
  hm hmm how however i id if ill im in info information interested into is isnt it its ive just kind kindly know let lets
  like list little look looking lot made make makes making many may maybe me mean means might mine more most much must my need
  needs no not now of off ok okay on once one only or other others our ours out over own part per please pls possible
  put quick quickly rather re really regarding right said same say says see seen she should show simple simply since
  site so some sort still stuff such sure take takes tell than thank thanks that thats the
  their them then there theres these they theyre thing things think this those thing through to too try type u under
  understand until up ur us use used using very via want wanted wanna was way ways we website well were what whatever
  whats therefore thus hence moreover meanwhile however neither nor when where which while why will with within without wonder wondering word words work
  working works would yeah yes yet you youll your youre yours yourself page pages thing question questions curious hear
  read im wat wht hw r plz thx bout whos pls whens wont dos`
    .split(/\s+/)
    .concat(["any", "some"].flatMap((start) => ["body", "one", "thing"].map((end) => start + end)))
    .concat(["", "m", "s", "se"].map((end) => `who${end}`)),
);

/** Normalizes a text: lower case, without accents, typographic quotes and full-width forms. */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}|[\u00ad\u200b-\u200f\u2060\ufeff]/gu, "")
    .replace(/[‘’ʼ`´]/g, "'")
    .toLowerCase();
}

/** The words of a text in lower case; numbers stay whole (`0.003`, `24/7`). */
export function wordsOf(text: string): string[] {
  return (plain(text).match(/\p{N}+(?:[.,/]\p{N}+)*|[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []).flatMap((word) => {
    const bare = word.replace(/'s$|'/g, "");
    const measure = /^(\d[\d.,]*)(ms|s|h|kb|mb)$/.exec(bare);
    if (measure) return [bare, measure[1] ?? "", measure[2] ?? ""];
    return bare.includes("-") ? [bare.replaceAll("-", ""), ...bare.split("-")] : [bare];
  });
}

/** Whether a word has no meaning for a search. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word) || (word.length < 2 && !/\d/.test(word));
}

/** The stem of a word, after converting British to American spelling. */
export function stem(word: string): string {
  const american = word.replace(/is(e|ed|es|ing|ation|ations|er|ers)$/, "iz$1").replace(/our(s|ed|ing)?$/, "or$1");
  return stemmer(american);
}

const [, english = "", hindi = ""] = readFileSync(new URL("everyday.txt", import.meta.url), "utf8").split(
  /^#.*\n+(?=\w)/m,
);
const stemsIn = (text: string) => new Set(text.trim().split(/\s+/).map(stem));
/** The stems of common English words that say little about the subject of a question, and of Hindi function words. */
export const everyday = { english: stemsIn(english), hindi: stemsIn(hindi) };
