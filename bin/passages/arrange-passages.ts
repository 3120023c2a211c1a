import type { Passage } from "#domain/assistant/search/passage.ts";
import {
  dependsOnPrevious,
  labelOf,
  lacksSubject,
  needsHeading,
  sentencesOf,
  startsGroup,
} from "#domain/assistant/search/sentences.ts";

/** Longer passages are divided between their paragraphs, so that an answer does not cite half a page. */
const MAX_PASSAGE_CHARACTERS = 700;
/** A longer list is quoted line by line, and longer code is not quoted. */
const MAX_GROUP_CHARACTERS = 420;
/** Sections with a longer part are continuous text, which the first sentences do not summarize. */
const MAX_PART_CHARACTERS = 330;

/** A paragraph, a list (of terms with their explanations as well), a row of a table, or lines of code. */
export interface Block {
  kind: "prose" | "list" | "row" | "code";
  lines: string[];
}

/** The passages of a section: as few as the maximum length allows, none of them beginning with a fragment. */
export function passagesOf(section: Omit<Passage, "sentences">, blocks: readonly Block[]): Passage[] {
  const passages: Passage[] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const group of groupsOf(blocks)) {
    const [first = ""] = group;
    const size = group.join(" ").length;
    if (length + size > (startsGroup.test(first) || dependsOnPrevious.test(first) ? 2 : 1) * MAX_PASSAGE_CHARACTERS) {
      passages.push({ ...section, sentences: [withSubject(first, section), ...group.slice(1)] });
      length = size;
    } else {
      passages.at(-1)?.sentences.push(...group);
      length += size;
    }
  }
  return passages;
}

/** The sentences of each paragraph. A list or code is one sentence with the words that introduce it, if it is short. */
function groupsOf(blocks: readonly Block[]): string[][] {
  const groups: string[][] = [];
  for (const { kind, lines } of blocks) {
    const items = kind === "row" || lines.length > 1 ? lines.map((line) => `- ${line}`) : lines;
    const before = /prose|row/.test(kind) ? undefined : groups.findLast((group) => group.length > 0);
    const lead = before?.at(-1)?.endsWith(":") ? before.pop() : undefined;
    const whole = `${lead ? `${lead}\n\n` : kind === "code" ? "\n" : ""}${items.join("\n")}`;
    if (kind === "prose") groups.push(sentencesOf(lines.join()));
    else if (whole.length <= MAX_GROUP_CHARACTERS) groups.push([whole]);
    else if (kind !== "code") groups.push(lead ? [lead] : [], ...items.map((item) => [item]));
  }
  // A colon with nothing after it introduces what is not quoted.
  const isIntroduced = (index: number) => groups[index + 1]?.[0]?.startsWith("- ");
  const whole = groups.map((group, index) => group.filter((one) => !one.endsWith(":") || isIntroduced(index)));
  return whole.filter((group) => group.length > 0);
}

/** Names of things that do something, so that a verb without a subject can only be theirs. */
const doer = /\b(?:engine|scanner|shield|supply chain)$/i;

/**
 * Completes a sentence that begins a passage. A product or a part of it becomes the subject of a verb without one; otherwise
 * the heading stands before a fragment.
 */
function withSubject(sentence: string, { title, headings }: Omit<Passage, "sentences">): string {
  const heading = labelOf(headings.at(-1) ?? "");
  const isTop = headings.length < 2;
  const named = (text: string) =>
    doer.test(title) ? text.replace(/^It (?!is\b|was\b)(?=[a-z]+s\b)/, `The ${title} `) : text;
  const subject = isTop ? title : heading.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  if (lacksSubject.test(sentence) && doer.test(subject))
    return `The ${subject} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  const isGroup = startsGroup.test(sentence);
  const isWhole = !needsHeading(sentence) || sentence.toLowerCase().includes(heading.toLowerCase());
  if (isTop || (isWhole && !isGroup)) return named(sentence);
  return `${named(heading)}${/[.?!:]$/.test(heading) ? "" : ":"}${isGroup ? "\n\n" : " "}${sentence.trim()}`;
}

/**
 * Adds a summary passage for each section of several parts: the text above the parts, then the first sentence of each part
 * after its heading, as a list.
 */
export function withOverviews(passages: readonly Passage[]): Passage[] {
  let result = [...passages];
  const inParts = passages.filter(({ headings, anchor }) => headings.length > 2 && anchor !== null);
  for (const [section, parts] of Map.groupBy(inParts, ({ headings }) => headings[1] ?? "")) {
    const [first] = parts;
    const summaries = [...Map.groupBy(parts, ({ headings }) => headings.at(-1) ?? "")].map(([heading, [part]]) => {
      const sentence = (part?.sentences[0] ?? "").replace(/:?\n+- /, ": ").replace(/\.?\n- /g, "; ");
      return sentence.toLowerCase().includes(heading.replace(/^It /, "").toLowerCase())
        ? `- ${sentence}`
        : `- ${heading}: ${sentence}`;
    });
    const isLong = parts.some(({ sentences }) => sentences.join(" ").length > MAX_PART_CHARACTERS);
    if (!first || summaries.length < 2 || isLong) continue;
    const isLead = ({ path, headings: [, heading, ...rest] }: Passage) =>
      path === first.path && heading === section && rest.length === 0;
    const lead = result.filter(isLead).flatMap(({ sentences }) => sentences);
    const sentences = [...(lead.length > 0 ? lead : [`${section}:`]), ...summaries];
    const overview = { ...first, headings: first.headings.slice(0, 2), sentences, parts: summaries.length };
    result = [...result.filter((passage) => !isLead(passage)), overview];
  }
  return result;
}
