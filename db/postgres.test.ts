import { sql } from "kysely";
import { expect, inject, test, vi } from "vitest";
import { createDatabase } from "#harness/postgres-server.ts";
import { isTemporaryFailure } from "./failures.ts";
import { openDatabase } from "./open.ts";
import { openPostgres } from "./postgres.ts";

test("waits for an unreachable PostgreSQL, then reports its address without the password", async () => {
  const waits: string[] = [];
  const opening = openPostgres("postgres://user:hunter2@127.0.0.1:1/site", {
    connectTimeoutMs: 1200,
    onWait: (address) => void waits.push(address),
  });
  await expect(opening).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:1\/site \(DATABASE_URL\) refused the connection: (?!.*hunter2)/,
  );
  expect(waits).toEqual(["127.0.0.1:1/site"]);
});

test("does not retry a PostgreSQL that answers with a refusal", async () => {
  const onWait = vi.fn();
  const url = new URL(inject("postgresUrl"));
  url.pathname = "/there_is_no_such_database";
  await expect(openPostgres(url.href, { onWait })).rejects.toThrow("refused the connection");
  expect(onWait).not.toHaveBeenCalled();
});

test("cancels a statement that runs for too long, and uses its connection again", async () => {
  const db = await openPostgres(inject("postgresUrl"), { statementMs: 200, maxConnections: 2 });
  const refusal: unknown = await sql`select pg_sleep(600)`.execute(db.read).catch((error: unknown) => error);
  expect(isTemporaryFailure(refusal)).toBe(true);
  expect(String(refusal)).toContain("statement timeout");
  expect((await sql`select 1`.execute(db.read)).rows).toHaveLength(1);
  await db.close();
});

test("several servers can migrate the same empty database at once", async () => {
  const databaseUrl = await createDatabase(inject("postgresUrl"));
  const servers = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ dataFolder: "", databaseUrl })));
  await Promise.all(servers.map((db) => db.migrate()));
  for (const db of servers) expect(await db.read.selectFrom("users").selectAll().execute()).toEqual([]);
  await Promise.all(servers.map((db) => db.close()));
});
