import { CamelCasePlugin, type Dialect, type Insertable, Kysely, PostgresAdapter, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { newId } from "#db/id.ts";
import { migrate, migrations } from "#db/migrate.ts";
import type { Tables } from "#db/tables.ts";
import { industries } from "#domain/inquiries/schema.ts";
import { SEARCH_VERSION, searchedInApplication, searchedInInquiry } from "#domain/lists/searched-text.ts";
import { applicant } from "#harness/cast.ts";
import { fillWork } from "./fill-work.ts";
import { batches, person } from "./random-people.ts";
import { insertTeamAndListings, listingIdAt } from "./team.ts";

/** The first migration that builds a text index. Rows inserted before it are indexed in bulk. */
const FIRST_TEXT_INDEX = "2026-11-21g";
/** Older than every retention period. */
const EXPIRED_MS = 1000 * 86_400_000;
const positions = ["Weaver", "Dyer", "Spinner", "Carder", "Fuller"];

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

interface Counts {
  inquiries: number;
  applications: number;
  emails: number;
  /** How many of the inquiries and of the applications have reached the end of their retention period. */
  expired?: number;
  /** With conversations, the database also gets a team, its work on all records, and what the server counts by day. */
  conversations?: number;
}

/**
 * Creates the tables of a new database and fills them in bulk with rows over ten months; the last ones are the newest. The
 * rows are the same in each run. The indexes of their texts are built at the end, at once.
 */
export async function fill(dialect: Dialect, counts: Counts) {
  const db = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
  const { conversations } = counts;
  const work = async () => void (conversations && (await fillWork(db, conversations)));
  if (dialect.createAdapter() instanceof PostgresAdapter) {
    await migrate(db);
    await withoutTextIndexes(db, async () => {
      await insertRows(db, counts);
      await markSearched(db);
      await work();
      if (conversations) await sql`vacuum full inquiries, job_applications`.execute(db);
    });
    // Autovacuum would do this within a minute.
    await sql`vacuum analyze`.execute(db);
  } else {
    const tables = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < FIRST_TEXT_INDEX));
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => tables } }).migrateToLatest();
    if (error) throw error;
    await insertRows(db, counts);
    await migrate(db);
    await markSearched(db);
    await work();
  }
  await db.destroy();
}

/** The tables of the first migrations have no such column. */
async function markSearched(db: Kysely<Tables>) {
  for (const table of ["inquiries", "jobApplications"] as const)
    await db.updateTable(table).set({ searchVersion: SEARCH_VERSION }).execute();
}

async function insertRows(db: Kysely<Tables>, { inquiries, applications, emails, expired = 0, conversations }: Counts) {
  if (conversations) await insertTeamAndListings(db);
  const aged =
    <Row>(rowAt: (index: number, createdAt: number) => Row) =>
    (index: number, createdAt: number) =>
      rowAt(index, index < expired ? createdAt - EXPIRED_MS : createdAt);
  for (const rows of batches(inquiries, aged(inquiryRow))) await db.insertInto("inquiries").values(rows).execute();
  for (const rows of batches(applications, aged(applicationRow)))
    await db
      .insertInto("jobApplications")
      .values(conversations ? rows.map((row, index) => ({ ...row, jobListingId: listingIdAt(index) })) : rows)
      .execute();
  for (const rows of batches(emails, emailRow)) await db.insertInto("mails").values(rows).execute();
}

/** Drops the indexes of texts on PostgreSQL and builds them after `work`: each write would take milliseconds for them. */
async function withoutTextIndexes(db: Kysely<Tables>, work: () => Promise<void>) {
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes where indexdef like '%USING gin%'`.execute(db.withoutPlugins());
  for (const { indexname } of rows) await sql`drop index ${sql.table(indexname)}`.execute(db);
  await work();
  for (const { indexdef } of rows) await sql.raw(indexdef).execute(db);
}

/** One record in a thousand is from the same person. */
const senderOf = (index: number) => (index % 1000 === 1 ? 1 : index);

function inquiryRow(index: number, createdAt: number): Insertable<Tables["inquiries"]> {
  const inquiry = inquiryAt(senderOf(index));
  return { ...inquiry, id: newId(createdAt), searchText: searchedInInquiry(inquiry).searchText, createdAt };
}

function applicationRow(index: number, createdAt: number): Insertable<Tables["jobApplications"]> {
  const application = applicationAt(senderOf(index));
  const searchedIn = searchedInApplication({ ...application, education: null, university: null, fileName: null });
  return {
    ...application,
    id: newId(createdAt),
    emailFolded: application.email,
    applicationType: index % 5 ? "job" : "internship",
    searchText: searchedIn.searchText,
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
