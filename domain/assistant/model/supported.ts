import { maskPersonalData } from "../../masking/mask.ts";
import { judge } from "../intents/judge.ts";
import type { Finding } from "../search/knowledge.ts";
import { synonymsOf } from "../search/synonyms.ts";
import { stemsOf } from "../search/terms.ts";
import { plain, wordsOf } from "../search/words.ts";
import { instructions } from "./instructions.ts";

/** The share of a sentence's words that must occur in the passages. */
const SUPPORTED = 0.6;
/** This many consecutive words of the instructions are a quotation. */
const QUOTATION = 6;

/** Not allowed in an answer: markup, and anything that a browser could treat as an address. */
const marks = /[<>{}\\|`*#~[\]]|__|:\/\/|\/\/|\bwww\.|\b(?:javascript|data|mailto|tel):/i;
/** The assistant is a program: its answers have no first person. */
const firstPerson = /\b(?:I|I'm|I've|I'll|me|my|mine|myself)\b/;
/** Claims that something was done: the assistant cannot act, so they must occur in a passage. */
const done =
  /\b(?:have|has|had|was|were|been|will be)(?: now| been| already| just| successfully)* (?:deleted|erased|sent|approved|accepted|hired|granted|booked|scheduled|cancelled|refunded|changed|updated|confirmed|forwarded|removed|created|registered|submitted|transferred|unlocked|enabled|disabled)\b/gi;
/** Figures, and names with a dot in them: hosts, versions, files. */
const exact = /[\p{L}\p{N}-]+(?:[.@][\p{L}\p{N}-]+)+|\d[\d.,]*/gu;

/**
 * Returns the check for sentences that a model wrote from these passages: most words must occur in them, and every word
 * somewhere on the site (`knows`).
 */
export function supportedBy(
  findings: readonly Finding[],
  knows: (stemmed: string) => boolean,
): (sentence: string) => boolean {
  const source = plain(
    findings
      .map(({ passage: { title, headings, sentences } }) => [title, ...headings, ...sentences].join(" "))
      .join(" "),
  );
  const stems = new Set(stemsOf(source));
  const forbiddenRuns = instructionRuns();
  return (sentence) => {
    if (marks.test(sentence) || firstPerson.test(sentence)) return false;
    if (maskPersonalData(sentence) !== sentence) return false;
    const text = plain(sentence);
    const verbatim = [...text.matchAll(exact), ...text.matchAll(done)].map(([match]) => match.replace(/[.,]+$/, ""));
    if (!verbatim.every((one) => source.includes(one))) return false;
    if (runs(text).some((run) => forbiddenRuns.has(run))) return false;
    if (judge(sentence).verdict !== "fine") return false;
    const stemsOfSentence = stemsOf(sentence);
    const alike = (stemmed: string) => [stemmed, ...synonymsOf(stemmed)];
    if (!stemsOfSentence.every((stemmed) => alike(stemmed).some(knows))) return false;
    const found = stemsOfSentence.filter((stemmed) => alike(stemmed).some((one) => stems.has(one)));
    return found.length > 0 && found.length >= stemsOfSentence.length * SUPPORTED;
  };
}

/** Every run of QUOTATION consecutive words. */
function runs(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(QUOTATION - 1).map((_, index) => words.slice(index, index + QUOTATION).join(" "));
}

let instructionRunsCache: Set<string> | undefined;
function instructionRuns(): Set<string> {
  instructionRunsCache ??= new Set(runs(instructions));
  return instructionRunsCache;
}
