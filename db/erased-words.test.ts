import SqliteFile from "better-sqlite3";
import { CamelCasePlugin, Kysely, SqliteDialect } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { applicant } from "#tests/cast.ts";
import { newId } from "./id.ts";
import { migrate, migrations } from "./migrate.ts";
import type { Tables } from "./tables.ts";

test("applications that were there before the index forgets at once are found, and leave nothing when they go", async () => {
  const file = new SqliteFile(":memory:");
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }), plugins: [new CamelCasePlugin()] });
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "2026-11-21j"));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => earlier } }).migrateToLatest();
  expect(error).toBeUndefined();
  const add = async (searchText: string) => {
    const id = newId(Date.now());
    const { fullName, email, phone, position, experience } = applicant;
    const sent = { fullName, email, emailFolded: email, phone, position, experience, applicationType: "job" };
    await db
      .insertInto("jobApplications")
      .values({ ...sent, id, searchText, createdAt: Date.now() } as never)
      .execute();
    return id;
  };
  await add("weaver of linen");
  const goes = await add("weaver of zephyr");
  // The index as it was keeps what goes.
  await db
    .deleteFrom("jobApplications")
    .where("id", "=", await add("dyer of quartz"))
    .execute();
  expect(await migrate(db)).toContain("2026-11-21j-erased-words");

  file.exec("create virtual table temp.runs using fts5vocab('main', 'job_applications_texts', 'row')");
  const runs = () => file.prepare("select term from temp.runs").pluck().all();
  const found = (text: string) =>
    file.prepare("select count(*) from job_applications_texts where job_applications_texts match ?").pluck().get(text);
  expect([found("weaver"), found("zephyr"), found("quartz")]).toEqual([2, 1, 0]);
  expect(runs()).toEqual(expect.arrayContaining(["wea", "zep"]));
  expect(runs()).not.toContain("qua");
  await db.deleteFrom("jobApplications").where("id", "=", goes).execute();
  expect([found("weaver"), runs().includes("zep")]).toEqual([1, false]);
  await db.destroy();
});
