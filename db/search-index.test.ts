import SqliteFile from "better-sqlite3";
import { CamelCasePlugin, Kysely, SqliteDialect } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { applicant, cast } from "#harness/cast.ts";
import { newId } from "./id.ts";
import { migrate, migrations } from "./migrate.ts";
import type { Tables } from "./tables.ts";

function openInMemory() {
  const file = new SqliteFile(":memory:");
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }), plugins: [new CamelCasePlugin()] });
  return { file, db };
}

test("a migrated search index finds earlier rows and forgets them when they are deleted", async () => {
  const { file, db } = openInMemory();
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "2026-11-21j"));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => earlier } }).migrateToLatest();
  expect(error).toBeUndefined();
  const { fullName, email, phone, position, experience } = applicant;
  const application = { fullName, email, emailFolded: email, phone, position, experience, applicationType: "job" };
  const tables = { jobApplications: application, inquiries: cast.vera };
  const add = async (table: keyof typeof tables, searchText: string) => {
    const id = newId(Date.now());
    const row = { ...tables[table], id, searchText, createdAt: Date.now() };
    await db
      .insertInto(table)
      .values(row as never)
      .execute();
    return () => db.deleteFrom(table).where("id", "=", id).execute();
  };
  await add("jobApplications", "weaver of linen");
  const removeApplication = await add("jobApplications", "weaver of zephyr");
  // The first index contained the trigrams of this row.
  await (await add("jobApplications", "dyer of quartz"))();
  await add("inquiries", "weaver of linen");
  const removeInquiry = await add("inquiries", "weaver of zephyr");
  expect(await migrate(db)).toContain("2026-11-22-search-indexes");

  const trigrams = (table: string) => file.prepare(`select term from ${table}_trigrams`).pluck().all();
  expect(trigrams("job_applications")).toEqual(expect.arrayContaining(["wea", "zep", "yr\n", "r\n\n"]));
  expect(trigrams("job_applications")).not.toContain("qua");
  expect(trigrams("inquiries")).toEqual(expect.arrayContaining(["wea", "zep"]));
  const hasBoundary = (table: string, boundary: string) => {
    const select = `select count(*) from ${table}_boundaries where ${table}_boundaries match ?`;
    return file.prepare(select).pluck().get(Buffer.from(boundary).toString("hex")) === 1;
  };
  for (const table of ["job_applications", "inquiries"])
    expect(["of lin", "of zep"].map((boundary) => hasBoundary(table, boundary))).toEqual([true, true]);
  await removeApplication();
  await removeInquiry();
  for (const table of ["job_applications", "inquiries"]) {
    expect(trigrams(table)).toContain("wea");
    expect(trigrams(table)).not.toContain("zep");
    expect(["of lin", "of zep"].map((boundary) => hasBoundary(table, boundary))).toEqual([true, false]);
    const terms = file.prepare(`select cast(block as text) from ${table}_boundaries_data`).pluck().all().join();
    expect(terms).not.toContain(Buffer.from("zep").toString("hex"));
  }
  await db.destroy();
});

test("the index of word boundaries is added to a database that has run every earlier migration, once", async () => {
  const { file, db } = openInMemory();
  const added = "2026-11-22g-sqlite-word-boundaries";
  const run = async (chosen: Partial<typeof migrations>) =>
    await new Migrator({ db, provider: { getMigrations: async () => chosen as typeof migrations } }).migrateToLatest();
  const until = (last: string) => Object.keys(migrations).filter((name) => name <= last);
  // The earlier ones do nothing here, as one of them did on SQLite.
  const earlier = Object.fromEntries(
    until("2026-11-22g").map((name) => [name, name < "2026-11-22c" ? migrations[name] : { async up() {} }]),
  );
  await run(earlier);
  const withIndex = { ...earlier, [added]: migrations[added] };
  expect((await run(withIndex)).results).toMatchObject([{ migrationName: added, status: "Success" }]);
  const tables = "select name from sqlite_master where name in ('inquiries_boundaries', 'job_applications_boundaries')";
  expect(file.prepare(tables).all()).toHaveLength(2);
  // For one day, an earlier migration created the index.
  file.exec(`delete from kysely_migration where name = '${added}'`);
  expect((await run(withIndex)).results).toMatchObject([{ migrationName: added, status: "Success" }]);
  await db.destroy();
});
