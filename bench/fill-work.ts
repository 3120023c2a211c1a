import { type Kysely, type RawBuilder, sql } from "kysely";
import { newId } from "#db/id.ts";
import type { Tables } from "#db/tables.ts";
import { finalStages } from "#domain/job-listings/stages.ts";
import type { Role } from "#domain/kernel/user.ts";
import { normalizeForSearch } from "#domain/lists/normalize-for-search.ts";
import { insertConversations } from "./fill-conversations.ts";
import { person, randomNumbers } from "./random-people.ts";
import { listings, team } from "./team.ts";

const DAY_MS = 86_400_000;
/** Rows per statement, within the 32,766 values that SQLite takes. */
const ROWS = 1000;
const start = Date.now();

/** Fills in the team's work: states of all records, stages and moves, notes, replies, conversations, and daily counts. */
export async function fillWork(db: Kysely<Tables>, conversations: number): Promise<void> {
  for (const { id, stages } of listings)
    await db.updateTable("jobListings").set({ stages }).where("id", "=", id).execute();
  await workOn(db, "inquiries", "sales");
  await workOn(db, "job_applications", "recruiter");
  await moveApplications(db);
  await insertMoves(db);
  await insertNotesAndReplies(db);
  await insertConversations(db, conversations);
  await insertPeople(db);
  await insertDailyCounts(db);
}

/** A number from 0 to 99 of a row, from its time. */
const part = (seconds: number) => sql`(created_at / ${sql.lit(seconds * 1000)}) % 100`;

/** The id of one member of the team with this role, by the number of the row. */
const memberOf = (role: Role, number: RawBuilder<unknown>) => {
  const ids = team.filter((one) => one.role === role).map(({ id }) => id);
  const cases = ids.map(
    (id, index) => sql`when ${number} % ${sql.lit(ids.length)} = ${sql.lit(index)} then ${sql.lit(id)}`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
};

/** Most records are done or spam; those of the last days are new, and some of the open ones are snoozed. */
async function workOn(db: Kysely<Tables>, table: "inquiries" | "job_applications", role: Role) {
  const recent = sql.lit(start - 5 * DAY_MS);
  const [now, ago] = [sql.lit(start + 7 * DAY_MS), sql.lit(start - 7 * DAY_MS)];
  await sql`update ${sql.table(table)} set work_status = case
      when created_at > ${recent} then case when ${part(1)} < 70 then 'new' else 'open' end
      when ${part(1)} < 8 then 'spam' when ${part(1)} < 92 then 'done' when ${part(1)} < 97 then 'open' else 'new' end`.execute(
    db,
  );
  await sql`update ${sql.table(table)} set
      version = 1 + created_at % 4,
      assignee_id = case when work_status = 'new' or work_status = 'spam' or ${part(7)} < 10 then null
        else ${memberOf(role, sql`(created_at / 3000)`)} end,
      snoozed_until = case when work_status in ('new', 'open') and ${part(11)} < 15 then ${now}
        when ${part(11)} < 20 then ${ago} end
    where work_status <> 'new' or ${part(11)} < 20`.execute(db);
  await sql`update ${sql.table(table)} set duplicate_of = (select min(id) from ${sql.table(table)})
    where ${part(13)} = 5 and ${part(17)} < 30`.execute(db);
}

/** A tenth is new, a tenth in between, and the rest has been decided. */
async function moveApplications(db: Kysely<Tables>) {
  await sql`update job_applications set stage = case when ${part(19)} < 10 then 'new' when ${part(19)} < 16 then 'screening'
      when ${part(19)} < 20 then 'interview' when ${part(19)} < 21 then 'offer' when ${part(19)} < 24 then 'hired'
      when ${part(19)} < 90 then 'rejected' else 'withdrawn' end`.execute(db);
  await sql`update job_applications set stage = 'phone screen'
    where stage = 'screening' and job_listing_id in (select id from job_listings where stages is not null)`.execute(db);
  const firstMove = sql`created_at + (1 + ${part(23)}) * ${sql.lit(6 * 3_600_000)}`;
  await sql`update job_applications set answered_at = ${firstMove}, moved_at = ${firstMove} + case
      when stage in ('screening', 'phone screen') then 0 else (1 + ${part(29)}) * ${sql.lit(4 * 3_600_000)} end
    where stage <> 'new'`.execute(db);
}

/** One or two moves of each application that has left the first stage. */
async function insertMoves(db: Kysely<Tables>) {
  const by = memberOf("recruiter", sql`(created_at / 3000)`);
  const columns = sql`stage_moves (job_application_id, number, job_listing_id, from_stage, to_stage, moved_by, moved_at, stayed_ms)`;
  await sql`insert into ${columns}
    select id, 1, job_listing_id, 'new', case when moved_at = answered_at then stage else 'screening' end, ${by},
      answered_at, answered_at - created_at from job_applications where stage <> 'new'`.execute(db);
  await sql`insert into ${columns}
    select id, 2, job_listing_id, 'screening', stage, ${by}, moved_at, moved_at - answered_at
    from job_applications where moved_at > answered_at`.execute(db);
  await sql`update stage_moves set from_stage = 'interview' where number = 2 and to_stage in (${sql.join(
    finalStages.map((stage) => sql.lit(stage)),
  )}) and moved_at % 3 = 0`.execute(db);
}

async function insertNotesAndReplies(db: Kysely<Tables>) {
  for (const [table, column] of [
    ["inquiries", "inquiryId"],
    ["jobApplications", "jobApplicationId"],
  ] as const) {
    const ids = await db.selectFrom(table).select(["id", "createdAt"]).orderBy("createdAt").execute();
    const written = ids
      .filter((_, index) => index % 4 === 0)
      // This connection to PostgreSQL reads whole numbers of 64 bits as text.
      .map(({ id, createdAt }) => ({ id, createdAt: Number(createdAt) }));
    for (let first = 0; first < written.length; first += ROWS) {
      const some = written.slice(first, first + ROWS);
      await db
        .insertInto("notes")
        .values(
          some.map(({ id, createdAt }, index) => ({
            id: newId(createdAt + DAY_MS),
            [column]: id,
            authorId: team[index % team.length]?.id ?? null,
            content: person(first + index).text(25),
            createdAt: createdAt + DAY_MS,
          })),
        )
        .execute();
      await db
        .insertInto("replies")
        .values(
          some.map(({ id, createdAt }, index) => ({
            id: newId(createdAt + 2 * DAY_MS),
            inquiryId: null,
            jobApplicationId: null,
            [column]: id,
            authorId: team[index % team.length]?.id ?? null,
            direction: "out" as const,
            channel: "email" as const,
            subject: "Your request",
            text: person(first + index).text(80),
            signature: "",
            isRejection: 0,
            happensAt: createdAt + 2 * DAY_MS,
            createdAt: createdAt + 2 * DAY_MS,
          })),
        )
        .execute();
    }
  }
}

/** The people whose page was opened before: one in twenty. */
async function insertPeople(db: Kysely<Tables>) {
  const opened = Array.from({ length: 5000 }, (_, index) => {
    const id = newId(start);
    return { id, personId: id, address: normalizeForSearch(person(index * 20 + 3).email), createdAt: start };
  });
  for (let first = 0; first < opened.length; first += ROWS)
    await db
      .insertInto("personAddresses")
      .values(opened.slice(first, first + ROWS))
      .execute();
}

/** Counts of a hundred days: 80 pages, opened and prefetched, and 300 pairs of a page and a source a day. */
async function insertDailyCounts(db: Kysely<Tables>) {
  const random = randomNumbers(11);
  for (let ago = 0; ago < 100; ago++) {
    const day = new Date(start - ago * DAY_MS).toISOString().slice(0, 10);
    const page = (index: number) => (index === 0 ? "/contact" : `/careers/${index}/weaver`);
    const events = ["inquiry-form", "inquiry-sent", "application-form", "application-sent", "handed-over"];
    const rows = [
      ...events.map((event) => ({ day, event, page: "", source: "", count: 20 + random(50) })),
      ...Array.from({ length: 80 }, (_, index) => ({
        day,
        event: "opened",
        page: page(index),
        source: "",
        count: 1 + random(90),
      })),
      ...Array.from({ length: 80 }, (_, index) => ({
        day,
        event: "prefetched",
        page: page(index),
        source: "",
        count: 1 + random(60),
      })),
      ...Array.from({ length: 300 }, (_, index) => ({
        day,
        event: "opened",
        page: page(index % 50),
        source: `host${Math.floor(index / 50) + random(6) * 6}.example`,
        count: 1 + random(9),
      })),
    ];
    const unique = new Map(rows.map((row) => [`${row.event} ${row.page} ${row.source}`, row]));
    await db
      .insertInto("dailyCounts")
      .values([...unique.values()])
      .execute();
  }
}
