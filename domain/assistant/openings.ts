import { type JobListing, positionPath } from "../job-listings/schema.ts";
import type { Passage } from "./search/passage.ts";
import { sentencesOf } from "./search/sentences.ts";
import { synonymsOf } from "./search/synonyms.ts";
import { stemsOf } from "./search/terms.ts";

/** The fields of an open position that the assistant uses. */
export type Opening = Pick<
  JobListing,
  | "id"
  | "slug"
  | "title"
  | "type"
  | "location"
  | "remote"
  | "experience"
  | "description"
  | "requirements"
  | "listingCategory"
  | "closesAt"
>;

/** An open position in one line: 'Frontend Engineer: Full-time, Bengaluru, India, 3-6 years'. */
export function openingSummary({ title, type, location, remote, experience }: Opening): string {
  return `${title}: ${type}, ${remote ? `${location}, remote` : location}, ${experience}`;
}

/** The description and the requirements of an open position as passages. */
export function readOpening(opening: Opening): Passage[] {
  const { title, description, requirements } = opening;
  const place = { path: positionPath(opening), title, anchor: null };
  return [
    {
      ...place,
      headings: [title],
      sentences: [`${openingSummary(opening)}.`, ...linesOf(description).flatMap(sentencesOf)],
    },
    {
      ...place,
      headings: [title, "Requirements"],
      sentences: linesOf(requirements).map((line) => (/[.!?]$/.test(line) ? line : `${line}.`)),
    },
  ];
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Words of any question about positions, which distinguish none of them. */
const commonStems = new Set(
  stemsOf(
    "job position vacancy opening post hire hiring career recruit employment open currently available experience exp requirement skill language program need expect candidate apply join team company role day week hour month year often three six detail needed city location based",
  ),
);

/** The stems of a question that distinguish positions. */
function distinctiveStems(question: string): string[] {
  return stemsOf(question).filter((stemmed) => !commonStems.has(stemmed));
}

/**
 * The open positions that match a question, best first: by title above all, then by place, type and text. Empty when it
 * asks about none in particular.
 */
export function matchingOpenings(question: string, openings: readonly Opening[]): Opening[] {
  const sought = distinctiveStems(question);
  const rated = openings
    .map((opening) => ({ opening, relevance: sought.reduce((sum, stemmed) => sum + relevanceOf(stemmed, opening), 0) }))
    .sort((one, other) => other.relevance - one.relevance);
  const best = rated[0]?.relevance ?? 0;
  return rated.filter(({ relevance }) => relevance >= 1 && relevance >= best * 0.75).map(({ opening }) => opening);
}

/** The open position whose title (up to the first comma), or the last two words of it in a row, a message contains; null if several. */
export function openingByTitle(message: string, openings: readonly Opening[]): Opening | null {
  const messageStems = stemsOf(message);
  const inOrder = ` ${messageStems.join(" ")} `;
  const wordsOf = ({ title }: Opening) => stemsOf(title.split(",")[0] ?? "");
  const named = openings.filter((one) => {
    const words = wordsOf(one);
    const isWhole = words.every((each) => messageStems.includes(each));
    return words.length > 1 && (isWhole || inOrder.includes(` ${words.slice(-2).join(" ")} `));
  });
  const most = Math.max(...named.map((one) => wordsOf(one).length));
  const [best, ...others] = named.filter((one) => wordsOf(one).length === most);
  return best && others.length === 0 ? best : null;
}

/** A question without the words of an open position's title. */
export function withoutTitle(question: string, opening: Opening): string {
  const { title } = stemsOfOpening(opening);
  const words = question.split(/\s+/);
  return words.filter((word) => !stemsOf(word).some((stemmed) => title.has(stemmed))).join(" ");
}

/** Whether a question contains a word of an open position's title that distinguishes positions; "intern" is a kind of them. */
export function namesPosition(question: string, openings: readonly Opening[]): boolean {
  const sought = distinctiveStems(question).filter((stemmed) => stemmed !== "intern");
  return openings.some((opening) => sought.some((stemmed) => stemsOfOpening(opening).title.has(stemmed)));
}

/** Whether an opening mentions most of what the question asks for besides its title; true when it asks for nothing else. */
export function mentions(opening: Opening, question: string): boolean {
  const { title, terms, text } = stemsOfOpening(opening);
  const rest = distinctiveStems(question).filter((stemmed) => !title.has(stemmed));
  const said = (stemmed: string) => [stemmed, ...synonymsOf(stemmed)].some((one) => terms.has(one) || text.has(one));
  return rest.length === 0 || rest.filter(said).length > rest.length / 2;
}

function relevanceOf(stemmed: string, opening: Opening): number {
  const { title, terms, text } = stemsOfOpening(opening);
  const alike = [stemmed, ...synonymsOf(stemmed)];
  if (alike.some((one) => title.has(one))) return 3;
  if (alike.some((one) => terms.has(one))) return 2;
  return alike.some((one) => text.has(one)) ? 0.5 : 0;
}

interface OpeningStems {
  title: ReadonlySet<string>;
  /** Of place, type and category. */
  terms: ReadonlySet<string>;
  text: ReadonlySet<string>;
}

const cache = new WeakMap<Opening, OpeningStems>();

/** The stems of an opening, cached as long as the caller holds the opening. */
function stemsOfOpening(opening: Opening): OpeningStems {
  const found = cache.get(opening);
  if (found) return found;
  const { title, type, location, remote, listingCategory, description, requirements } = opening;
  const anywhere = remote ? "remote anywhere" : "";
  const kind = listingCategory === "internship" ? "internship student fresher graduate" : "";
  const stems = {
    title: new Set(stemsOf(title)),
    terms: new Set(stemsOf(`${type} ${location} ${anywhere} ${kind}`)),
    text: new Set(stemsOf(`${description} ${requirements}`)),
  };
  cache.set(opening, stems);
  return stems;
}
