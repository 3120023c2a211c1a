import { type JobListing, positionPath } from "../job-listings/schema.ts";
import { sentencesOf } from "./pages/sentences.ts";
import type { Passage } from "./search/passage.ts";
import { synonymsOf } from "./search/synonyms.ts";
import { stemsOf } from "./search/terms.ts";

/** An open position as the assistant knows it. */
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

/** An open position in a line: 'Frontend Engineer: Full-time, Bengaluru, India, 3-6 years'. */
export function openingSummary({ title, type, location, remote, experience }: Opening): string {
  return `${title}: ${type}, ${remote ? `${location}, remote` : location}, ${experience}`;
}

/** What an open position says of itself, as passages: what one would do, and what is asked for. */
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

/** What every question about positions says, and which therefore tells none of them from another. */
const common = new Set(
  stemsOf(
    "job position vacancy opening hire hiring career recruit employment open available experience requirement skill candidate apply join team company role",
  ),
);

/** The stems of a question about positions that tell which, or what of it. */
export function distinctiveStems(question: string): string[] {
  return stemsOf(question).filter((stemmed) => !common.has(stemmed));
}

/**
 * The open positions that a question means, the likeliest first: by title above all, then by place, kind and terms.
 * Empty when it means none of them in particular.
 */
export function matchingOpenings(question: string, openings: readonly Opening[]): Opening[] {
  const sought = distinctiveStems(question);
  const rated = openings
    .map((opening) => ({ opening, worth: sought.reduce((sum, stemmed) => sum + relevanceOf(stemmed, opening), 0) }))
    .sort((one, other) => other.worth - one.worth);
  const best = rated[0]?.worth ?? 0;
  return rated.filter(({ worth }) => worth >= 1 && worth >= best * 0.75).map(({ opening }) => opening);
}

/** The open position whose title a message names, as far as its first comma; null when it names none, or several. */
export function openingByTitle(message: string, openings: readonly Opening[]): Opening | null {
  const said = new Set(stemsOf(message));
  const named = openings.filter(({ title }) => {
    const stems = stemsOf(title.split(",")[0] ?? "");
    return stems.length > 1 && stems.every((stemmed) => said.has(stemmed));
  });
  return named.length === 1 ? (named[0] ?? null) : null;
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
  /** Of place, kind and terms. */
  terms: ReadonlySet<string>;
  text: ReadonlySet<string>;
}

const known = new WeakMap<Opening, OpeningStems>();

/** The stems of an opening, found once for as long as whoever asks keeps it. */
function stemsOfOpening(opening: Opening): OpeningStems {
  const found = known.get(opening);
  if (found) return found;
  const { title, type, location, remote, listingCategory, description, requirements } = opening;
  const anywhere = remote ? "remote anywhere" : "";
  const kind = listingCategory === "internship" ? "internship student fresher graduate" : "";
  const stems = {
    title: new Set(stemsOf(title)),
    terms: new Set(stemsOf(`${type} ${location} ${anywhere} ${kind}`)),
    text: new Set(stemsOf(`${description} ${requirements}`)),
  };
  known.set(opening, stems);
  return stems;
}
