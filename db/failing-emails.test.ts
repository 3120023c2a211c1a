import SqliteFile from "better-sqlite3";
import { CamelCasePlugin, type Dialect, Kysely, PostgresDialect, SqliteDialect } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { createDatabase } from "#harness/postgres-server.ts";
import { newId } from "./id.ts";
import { migrate, migrations } from "./migrate.ts";
import type { Tables } from "./tables.ts";

const dialects: Record<string, () => Promise<Dialect>> = {
  sqlite: async () => new SqliteDialect({ database: new SqliteFile(":memory:") }),
  postgres: async () => {
    const connectionString = await createDatabase(inject("postgresUrl"));
    return new PostgresDialect({ pool: new pg.Pool({ connectionString }) });
  },
};

test.each(Object.keys(dialects))("marks earlier emails whose last attempt failed, on %s", async (kind) => {
  const db = new Kysely<Tables>({ dialect: (await dialects[kind]?.()) as Dialect, plugins: [new CamelCasePlugin()] });
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "2026-11-22p"));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => earlier } }).migrateToLatest();
  expect(error).toBeUndefined();
  const add = async (
    state: "waiting" | "sent" | "dead" | "cancelled",
    settledAt: number | null,
    ...failedAt: number[]
  ) => {
    const id = newId();
    const rest = {
      kind: "inquiry-to-team",
      aboutId: newId(),
      recipient: null,
      dueAt: null,
      claim: null,
      reason: null,
    } as const;
    await db
      .insertInto("mails")
      .values({ id, messageId: id, state, settledAt, createdAt: 1, ...rest })
      .execute();
    for (const createdAt of failedAt)
      await db
        .insertInto("mailAttempts")
        .values({ id: newId(), mailId: id, outcome: "failed", answer: "no", createdAt })
        .execute();
  };
  await add("waiting", null);
  await add("waiting", null, 10, 20);
  await add("sent", 40, 30);
  await add("cancelled", 40, 30);
  await add("dead", 50, 50);
  await add("dead", 60);
  await migrate(db);
  const rows = await db.selectFrom("mails").select("failedAt").orderBy("id").execute();
  expect(rows.map(({ failedAt }) => failedAt && Number(failedAt))).toEqual([null, 20, null, null, 50, 60]);
  await db.destroy();
});
