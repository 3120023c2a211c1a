import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** SQLite takes at most 32,766 values in a statement. */
const ROWS_PER_INSERT = 2000;
const PERIOD_MS = 300 * 86_400_000;
const articles = join(import.meta.dirname, "..", "content", "articles");
const syllables = "ma ri el no ka to vi son ber lin da ro que sha an tel mi gu zu fer ost wy ha jo".split(" ");

/** The words of the articles with repetitions, so that random picks have a realistic word frequency. */
const words = readdirSync(articles)
  .filter((name) => name.endsWith(".mdx"))
  .flatMap((name) => readFileSync(join(articles, name), "utf8").match(/[\p{L}\p{N}’-]+[.,]?/gu) ?? []);

/** Pseudorandom whole numbers below a bound, the same in each run (mulberry32). */
export function randomNumbers(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** A person and the random choices of what they send, the same in each run. */
export function person(index: number) {
  const random = randomNumbers(index);
  const pick = <Choice>(choices: readonly Choice[]) => choices[random(choices.length)] as Choice;
  const name = (length: number) => capitalized(Array.from({ length }, () => pick(syllables)).join(""));
  const text = (length: number) => Array.from({ length }, () => pick(words)).join(" ");
  const [firstName, lastName] = [name(2), name(3)];
  const company = `${capitalized(pick(words).replaceAll(/[^a-z]/gi, ""))} ${name(2)}`.trim();
  const email = `${firstName}.${lastName}${index}@${company.replaceAll(/[^\w]/g, "")}.example`.toLowerCase();
  return { random, pick, text, firstName, lastName, company, email };
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Rows in portions for one statement each, spread evenly over the time until now. */
export function* batches<Row>(
  count: number,
  rowAt: (index: number, createdAt: number) => Row,
  period = PERIOD_MS,
): Generator<Row[]> {
  const start = Date.now() - period;
  for (let first = 0; first < count; first += ROWS_PER_INSERT) {
    yield Array.from({ length: Math.min(ROWS_PER_INSERT, count - first) }, (_, offset) =>
      rowAt(first + offset, start + Math.floor(((first + offset) / count) * period)),
    );
  }
}
