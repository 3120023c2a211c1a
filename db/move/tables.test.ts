import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { createDatabase } from "#harness/postgres-server.ts";
import { openSqlite } from "../sqlite.ts";
import { tablesOfBoth } from "./copy.ts";
import { notMoved } from "./engine.ts";
import { openPostgresSource } from "./postgres.ts";
import { openSqliteSource } from "./sqlite.ts";

test("every table of both databases is moved, or listed with the reason why not", async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-moved-tables-"));
  const db = openSqlite(folder);
  await db.migrate();
  await db.close();
  const url = await createDatabase(inject("postgresUrl"), inject("postgresTemplate"));
  await using sqlite = openSqliteSource(folder);
  await using postgres = await openPostgresSource(url, "test");
  const [onSqlite, onPostgres] = await Promise.all([
    sqlite.run(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and sql not like 'create virtual %'",
    ),
    postgres.run(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind not in ('i', 'I')",
    ),
  ]);
  const moved = (await tablesOfBoth(sqlite, postgres)).map(({ name }) => name);
  expect(moved.length).toBeGreaterThan(40);
  const isKnown = (name: string) => moved.includes(name) || name in notMoved || /_(texts|boundaries)_\w+$/.test(name);
  // On PostgreSQL, this also finds sequences, whose value would have to be moved.
  for (const names of [onSqlite, onPostgres])
    expect(names.map(([name]) => String(name)).filter((name) => !isKnown(name))).toEqual([]);
  expect(moved.filter((name) => name in notMoved)).toEqual([]);
  rmSync(folder, { recursive: true });
});
