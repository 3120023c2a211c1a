import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type CuratedAnswer, phrasingsOf } from "#content/assistant/curated-answer.ts";
import { sentencesOf } from "#domain/assistant/search/sentences.ts";
import { site } from "#site";
import { factsOf, keysOf, unified } from "./facts.ts";
import type { PageText } from "./page-text.ts";

const MIN_PHRASINGS = 3;
const MAX_PHRASINGS = 8;
const MAX_SENTENCES = 4;

/** The answers by the file that they are in. */
export type AnswersByFile = Readonly<Record<string, readonly CuratedAnswer[]>>;

/** Reads the answers of every file in the folders of `folder` (content/assistant). */
export async function readAnswers(folder: string): Promise<AnswersByFile> {
  const files = globSync("*/*.ts", { cwd: folder }).sort();
  const read = await Promise.all(
    files.map(async (file) => {
      const exported: unknown[] = Object.values(await import(pathToFileURL(join(folder, file)).href));
      return [`content/assistant/${file}`, exported.flatMap(answersIn)] as const;
    }),
  );
  return Object.fromEntries(read);
}

function answersIn(value: unknown): CuratedAnswer[] {
  return Array.isArray(value) ? value.filter((one): one is CuratedAnswer => Array.isArray(one?.questions)) : [];
}

/**
 * Compares the curated answers with the pages that they rest on. Returns one message for each problem: a source, link or
 * anchor that does not exist; a number, date, name or email address that no source page states; too few, too many or
 * repeated phrasings; too many sentences. `joined` are the answers that the assistant gets.
 */
export function answerProblems(
  byFile: AnswersByFile,
  joined: readonly CuratedAnswer[],
  pages: ReadonlyMap<string, PageText>,
): string[] {
  const problems: string[] = [];
  const seen = new Map<string, string>();
  for (const [file, answers] of Object.entries(byFile))
    for (const one of answers) {
      const report = (problem: string) => problems.push(`${file}: the answer to “${one.questions[0]}” ${problem}`);
      if (!joined.includes(one)) report("is missing in content/assistant/answers.ts");
      for (const problem of [
        ...phrasingProblems(one, seen),
        ...sourceProblems(one, pages),
        ...textProblems(one, pages),
      ])
        report(problem);
    }
  return problems;
}

function phrasingProblems(one: CuratedAnswer, seen: Map<string, string>): string[] {
  const { questions, hindi = [], answer } = one;
  const problems: string[] = [];
  if (questions.length < MIN_PHRASINGS || questions.length > MAX_PHRASINGS)
    problems.push(`has ${questions.length} phrasings but needs ${MIN_PHRASINGS} to ${MAX_PHRASINGS}`);
  for (const phrasing of [...phrasingsOf(one), ...hindi]) {
    const key = unified(phrasing)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    const other = seen.get(key);
    if (other) problems.push(`repeats the phrasing “${phrasing}” of “${other}”`);
    seen.set(key, questions[0]);
  }
  const prose = answer.split("\n").filter((line) => !line.startsWith("- "));
  const count = prose.flatMap(sentencesOf).length;
  if (count > MAX_SENTENCES) problems.push(`has ${count} sentences, but at most ${MAX_SENTENCES} are allowed`);
  return problems;
}

const link = /\[([^\]\n]+)\]\(([^)\n]*)\)/g;

function sourceProblems({ sources, answer }: CuratedAnswer, pages: ReadonlyMap<string, PageText>): string[] {
  const links = [...answer.matchAll(link)].map(([, , path = ""]) => path);
  return [...sources.map((path) => ["rests on", path]), ...links.map((path) => ["links to", path])].flatMap(
    ([verb, place = ""]) => {
      const [path = "", anchor] = place.split("#");
      const page = pages.get(path);
      if (!page) return [`${verb} ${place}, which is not a page`];
      return anchor === undefined || page.anchors.has(anchor)
        ? []
        : [`${verb} ${place}, an anchor that does not exist on ${path}`];
    },
  );
}

function textProblems(one: CuratedAnswer, pages: ReadonlyMap<string, PageText>): string[] {
  const paths = [...new Set(one.sources.map((source) => source.split("#")[0] ?? ""))];
  const text = unified(paths.map((path) => pages.get(path)?.text ?? "").join(" "));
  // An answer that denies something names what was asked.
  const known = one.isUnpublished ? `${text} ${unified(one.questions.join(" "))}` : text;
  const [keys, lowerCase] = [keysOf(known), known.toLowerCase()];
  const titles = [site.name, site.legalEntity, ...[...pages.values()].map(({ title }) => title)];
  const exempt = new Set(wordsOf(titles.join(" ").toLowerCase()));
  const answer = unified(one.answer.replace(/\n+/g, " ¶ ").replace(link, "$1"));
  const missing = [
    ...factsOf(answer.replaceAll("¶", ";"))
      .filter((fact) => !fact.keys.some((key) => keys.has(key)))
      .map(({ words }) => words),
    ...namesOf(answer).filter((name) => !exempt.has(name.toLowerCase()) && !hasWord(lowerCase, name.toLowerCase())),
    ...(answer.match(/[\w.+-]+@[\w.-]*\w/g) ?? []).filter((address) => !text.includes(address)),
  ];
  const which = paths.length === 1 ? `${paths[0]} does not` : `${paths.join(", ")} do not`;
  return [...new Set(missing)].map((words) => `says “${words}”; ${which}`);
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The acronyms of a text, and its words with a capital letter that do not start a sentence, quotation or line. */
function namesOf(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}@.])\p{Lu}[\p{L}\p{N}]*/gu)]
    .filter(({ 0: word, index }) => {
      if (word === "I") return false;
      const isAcronym = /\p{Lu}.*\p{Lu}/u.test(word);
      return isAcronym || !/(?:^|[.!?:"(¶]|¶ ?-)['"(]? ?['"(]?$/.test(text.slice(0, index));
    })
    .map(([word]) => word);
}

/** Whether a text in lower case has a word, in the singular or plural. */
function hasWord(text: string, word: string): boolean {
  return [word, `${word}s`, word.replace(/s$/, "")].some((form) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${form}(?![\\p{L}\\p{N}])`, "u").test(text),
  );
}
