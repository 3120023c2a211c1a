import SqliteFile from "better-sqlite3";
import { Kysely, SqliteDialect, sql, type TableMetadata } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { describe, expect, test } from "vitest";
import { migrations } from "./migrate.ts";

test("lists migrations in the order in which they run", () => {
  const names = Object.keys(migrations);
  expect(names).toEqual(names.toSorted());
});

/** The first migration after which an earlier release may run on the schema of a later one. */
const FIRST = "2026-11-24c-schema-compatibility";

/** What a release that knows only the tables `before` would miss in the tables `after`, or would not fill. */
function takenAway(before: TableMetadata[], after: TableMetadata[]): string[] {
  return before.flatMap(({ name, columns }) => {
    const table = after.find((one) => one.name === name);
    if (!table) return [name];
    const has = (column: (typeof columns)[number]) =>
      table.columns.some((one) => one.name === column.name && one.dataType === column.dataType);
    const old = columns.filter((column) => !has(column));
    const required = table.columns.filter(
      (column) =>
        !(column.isNullable || column.hasDefaultValue) &&
        !columns.some((one) => one.name === column.name && !(one.isNullable || one.hasDefaultValue)),
    );
    return [...old, ...required].map((column) => `${name}.${column.name}`);
  });
}

/** Runs all migrations up to `FIRST`, then each one in `later`. Returns those that take something away without saying so. */
async function silentlyTaking(later: Record<string, Migration>): Promise<Record<string, string[]>> {
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: new SqliteFile(":memory:") }) });
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= FIRST));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...earlier, ...later }) } });
  const migrateTo = async (name: string) => {
    const { error } = await migrator.migrateTo(name);
    if (error) throw error;
    const { rows } = await sql<{ needed: string }>`select needed_migration as needed from schema_compatibility`.execute(
      db,
    );
    return { tables: await db.introspection.getTables(), needed: rows[0]?.needed ?? "" };
  };
  const found: Record<string, string[]> = {};
  let before = await migrateTo(FIRST);
  for (const name of Object.keys(later)) {
    const after = await migrateTo(name);
    const taken = takenAway(before.tables, after.tables);
    if (taken.length > 0 && after.needed <= before.needed) found[name] = taken;
    before = after;
  }
  await db.destroy();
  return found;
}

describe("a migration that takes away what the release before it uses", () => {
  test("names the migration that a release must know from then on", async () => {
    const later = Object.fromEntries(Object.entries(migrations).filter(([name]) => name > FIRST));
    expect(await silentlyTaking(later)).toEqual({});
  });

  test("is found when it does not", async () => {
    const change = (statement: string): Migration => ({
      async up(db) {
        await sql.raw(statement).execute(db);
      },
    });
    const later = {
      "2999-a": change("alter table inquiries drop column company"),
      "2999-b": change("alter table secrets rename to keys"),
      "2999-c": change("alter table seedings add column source text not null default ''"),
      "2999-d": change("update schema_compatibility set needed_migration = '2999-d'"),
      "2999-e": {
        async up(db: Kysely<unknown>) {
          await sql`alter table inquiries drop column message`.execute(db);
          await sql`update schema_compatibility set needed_migration = '2999-e'`.execute(db);
        },
      },
    };
    expect(await silentlyTaking(later)).toEqual({ "2999-a": ["inquiries.company"], "2999-b": ["secrets"] });
  });
});
