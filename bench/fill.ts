import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CamelCasePlugin, type Dialect, type Insertable, Kysely, PostgresAdapter, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { newId } from "#db/id.ts";
import { migrate, migrations } from "#db/migrate.ts";
import type { Tables } from "#db/tables.ts";
import { industries } from "#domain/inquiries/schema.ts";
import { normalizeForSearch } from "#domain/normalize-for-search.ts";
import { applicant } from "#harness/cast.ts";

/** SQLite takes at most 32,766 values in a statement. */
const ROWS_PER_INSERT = 2000;
/** The first migration that builds a text index. Rows inserted before it are indexed in bulk. */
const FIRST_TEXT_INDEX = "2026-11-21g";
const PERIOD_MS = 300 * 86_400_000;
const articles = join(import.meta.dirname, "..", "content", "articles");
const syllables = "ma ri el no ka to vi son ber lin da ro que sha an tel mi gu zu fer ost wy ha jo".split(" ");
const positions = ["Weaver", "Dyer", "Spinner", "Carder", "Fuller"];

/** The words of the articles with repetitions, so that random picks have a realistic word frequency. */
const words = readdirSync(articles)
  .filter((name) => name.endsWith(".mdx"))
  .flatMap((name) => readFileSync(join(articles, name), "utf8").match(/[\p{L}\p{N}’-]+[.,]?/gu) ?? []);

/** Pseudorandom whole numbers below a bound, the same in each run (mulberry32). */
function randomNumbers(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

function person(index: number) {
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

/** An inquiry with a message of 20 to 80 words. */
export function inquiryAt(index: number) {
  const { random, pick, text, firstName, lastName, company, email } = person(index);
  const industry = pick(industries);
  return { firstName, lastName, email, company, industry, message: text(20 + random(61)) };
}

/** An application with a message of 40 to 200 words. */
export function applicationAt(index: number) {
  const { random, pick, text, firstName, lastName, email } = person(index);
  const { phone, experience } = applicant;
  const position = pick(positions);
  return { fullName: `${firstName} ${lastName}`, email, phone, position, experience, message: text(40 + random(161)) };
}

/**
 * Creates the tables of a new database and fills them in bulk with rows over ten months; the last ones are the newest. The
 * rows are the same in each run. Their indexes are built at the end, by the migrations that an existing database runs.
 */
export async function fill(
  dialect: Dialect,
  { inquiries, applications, emails }: { inquiries: number; applications: number; emails: number },
) {
  const db = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
  const tables = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < FIRST_TEXT_INDEX));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => tables } }).migrateToLatest();
  if (error) throw error;
  for (const rows of batches(inquiries, inquiryRow)) await db.insertInto("inquiries").values(rows).execute();
  for (const rows of batches(applications, applicationRow))
    await db.insertInto("jobApplications").values(rows).execute();
  for (const rows of batches(emails, emailRow)) await db.insertInto("mails").values(rows).execute();
  await migrate(db);
  // Autovacuum would do this within a minute.
  if (dialect.createAdapter() instanceof PostgresAdapter) await sql`vacuum analyze`.execute(db);
  await db.destroy();
}

function* batches<Row>(count: number, rowAt: (index: number, createdAt: number) => Row): Generator<Row[]> {
  const start = Date.now() - PERIOD_MS;
  for (let first = 0; first < count; first += ROWS_PER_INSERT) {
    yield Array.from({ length: Math.min(ROWS_PER_INSERT, count - first) }, (_, offset) =>
      rowAt(first + offset, start + Math.floor(((first + offset) / count) * PERIOD_MS)),
    );
  }
}

function inquiryRow(index: number, createdAt: number): Insertable<Tables["inquiries"]> {
  const inquiry = inquiryAt(index);
  const { firstName, lastName, email, company, industry, message } = inquiry;
  const searchText = searchTextOf([`${firstName} ${lastName}`, email, company, industry, message]);
  return { ...inquiry, id: newId(createdAt), searchText, createdAt };
}

function applicationRow(index: number, createdAt: number): Insertable<Tables["jobApplications"]> {
  const application = applicationAt(index);
  return {
    ...application,
    id: newId(createdAt),
    emailFolded: application.email,
    applicationType: index % 5 ? "job" : "internship",
    searchText: searchTextOf(Object.values(application)),
    createdAt,
  };
}

/** An email of the last 27 days, as sent ones are removed after 30: half of them to the team, one in fifty given up. */
function emailRow(index: number, time: number) {
  const createdAt = Math.floor(Date.now() - (Date.now() - time) / 11);
  const id = newId(createdAt);
  const isRefused = index % 50 === 0;
  return {
    id,
    kind: index % 2 ? ("inquiry-to-team" as const) : ("inquiry-acknowledged" as const),
    aboutId: newId(createdAt),
    recipient: index % 2 ? null : inquiryAt(index).email,
    messageId: `<${id}@site.example>`,
    state: isRefused ? ("dead" as const) : ("sent" as const),
    attempts: 1,
    dueAt: null,
    claim: null,
    reason: isRefused ? "550 5.1.1 the recipient's mailbox does not exist" : "250 2.0.0 queued as 4cY8Jk0000z5Wq",
    createdAt,
    settledAt: createdAt,
  };
}

const searchTextOf = (texts: string[]) => normalizeForSearch(texts.join("\n"));
