import SqliteFile from "better-sqlite3";
import { CamelCasePlugin, type Dialect, Kysely, PostgresDialect, SqliteDialect } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { cast } from "#harness/cast.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import { newId } from "./id.ts";
import { migrate, migrations } from "./migrate.ts";
import type { Tables } from "./tables.ts";

const DAY_MS = 86_400_000;
const dialects: Record<string, () => Promise<Dialect>> = {
  sqlite: async () => new SqliteDialect({ database: new SqliteFile(":memory:") }),
  postgres: async () => {
    const connectionString = await createDatabase(inject("postgresUrl"));
    return new PostgresDialect({ pool: new pg.Pool({ connectionString }) });
  },
};

test.each(Object.keys(dialects))("counts earlier rows and every change of theirs by day, on %s", async (kind) => {
  const db = new Kysely<Tables>({ dialect: (await dialects[kind]?.()) as Dialect, plugins: [new CamelCasePlugin()] });
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "2026-11-22b"));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => earlier } }).migrateToLatest();
  expect(error).toBeUndefined();
  const add = (...days: number[]) =>
    db
      .insertInto("inquiries")
      .values(
        days.map((day) => ({ ...cast.vera, id: newId(day * DAY_MS), searchText: "vera", createdAt: day * DAY_MS + 5 })),
      )
      .execute();
  const counts = async () => {
    const rows = await db
      .selectFrom("rowCounts")
      .select((select) => ["counted", "day", select.fn.sum("count").as("count")])
      .groupBy(["counted", "day"])
      .orderBy("day")
      .orderBy("counted")
      .execute();
    return rows.filter(({ count }) => Number(count)).map(({ counted, day, count }) => [counted, day, Number(count)]);
  };
  await add(1, 1, 3);
  expect(await migrate(db)).toContain("2026-11-22b-row-counts");
  expect(await counts()).toEqual([
    ["inquiries", 1, 2],
    ["inquiries.new", 1, 2],
    ["inquiries", 3, 1],
    ["inquiries.new", 3, 1],
  ]);
  const finish = (day: number) =>
    db
      .updateTable("inquiries")
      .set({ workStatus: "done" })
      .where("createdAt", "=", day * DAY_MS + 5)
      .execute();
  await finish(3);
  await Promise.all([add(1), add(3, 3, 4), ...Array.from({ length: 20 }, () => add(2))]);
  await db
    .deleteFrom("inquiries")
    .where("createdAt", "<", 2 * DAY_MS)
    .execute();
  await db.updateTable("inquiries").set({ version: 2 }).execute();
  await finish(4);
  expect(await counts()).toEqual([
    ["inquiries", 2, 20],
    ["inquiries.new", 2, 20],
    ["inquiries", 3, 3],
    ["inquiries.done", 3, 1],
    ["inquiries.new", 3, 2],
    ["inquiries", 4, 1],
    ["inquiries.done", 4, 1],
  ]);
  await db.destroy();
});
