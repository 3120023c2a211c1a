import { judge } from "../guard/judge.ts";
import { maskPersonalData } from "../guard/public-data.ts";
import type { Finding } from "../search/knowledge.ts";
import { synonymsOf } from "../search/synonyms.ts";
import { stemsOf } from "../search/terms.ts";
import { plain, wordsOf } from "../search/words.ts";
import { instructions } from "./instructions.ts";

/** How much of what a sentence speaks of must stand in the passages. */
const SUPPORTED = 0.6;
/** So many words in a row from the instructions are a quotation. */
const QUOTATION = 6;

/** What no sentence of an answer has: markup, and whatever a browser could take for an address. */
const marks = /[<>{}\\|`*#~[\]]|__|:\/\/|\/\/|\bwww\.|\b(?:javascript|data|mailto|tel):/i;
/** The assistant does nothing and is nobody, so nothing can be said of it in the first person. */
const firstPerson = /\b(?:I|I'm|I've|I'll|me|my|mine|myself)\b/;
/** What was done, or is promised: the assistant can do nothing, so it is so only if a page says it. */
const done =
  /\b(?:have|has|had|was|were|been|will be)(?: now| been| already| just| successfully)* (?:deleted|erased|sent|approved|accepted|hired|granted|booked|scheduled|cancelled|refunded|changed|updated|confirmed|forwarded|removed|created|registered|submitted|transferred|unlocked|enabled|disabled)\b/gi;
/** Figures, and names with a dot in them: hosts, versions, files. */
const exact = /[\p{L}\p{N}-]+(?:[.@][\p{L}\p{N}-]+)+|\d[\d.,]*/gu;

/**
 * The test that a sentence must pass which a model wrote from these passages: it says little that they do not, and
 * nothing in words that the site nowhere uses (`knows`).
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
  const said = instructionRuns();
  return (sentence) => {
    if (marks.test(sentence) || firstPerson.test(sentence)) return false;
    if (maskPersonalData(sentence) !== sentence) return false;
    const text = plain(sentence);
    const verbatim = [...text.matchAll(exact), ...text.matchAll(done)].map(([match]) => match.replace(/[.,]+$/, ""));
    if (!verbatim.every((one) => source.includes(one))) return false;
    if (runs(text).some((run) => said.has(run))) return false;
    if (judge(sentence).verdict !== "fine") return false;
    const telling = stemsOf(sentence);
    const alike = (stemmed: string) => [stemmed, ...synonymsOf(stemmed)];
    if (!telling.every((stemmed) => alike(stemmed).some(knows))) return false;
    const found = telling.filter((stemmed) => alike(stemmed).some((one) => stems.has(one)));
    return found.length > 0 && found.length >= telling.length * SUPPORTED;
  };
}

/** Every few words of a text that follow each other. */
function runs(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(QUOTATION - 1).map((_, index) => words.slice(index, index + QUOTATION).join(" "));
}

let known: Set<string> | undefined;
function instructionRuns(): Set<string> {
  known ??= new Set(runs(instructions));
  return known;
}
