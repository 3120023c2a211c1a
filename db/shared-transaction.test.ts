import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { recordAction } from "#domain/audit/record.ts";
import { verifyAuditLog } from "#domain/audit/verify.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import type { Database } from "./database.ts";
import { openPostgres } from "./postgres.ts";

let servers: [Database, Database];
beforeEach(async () => {
  const url = await createDatabase(inject("postgresUrl"), inject("postgresTemplate"));
  servers = await Promise.all([openPostgres(url), openPostgres(url)]);
});
afterEach(async () => {
  await Promise.all(servers.map((db) => db.close()));
});

const names = Array.from({ length: 30 }, (_, i) => `row ${i}`);
/** Inserts a row with its entry and returns the id of the transaction. */
const insert = (db: Database, name: string, onWorked = () => {}) =>
  db.write(async (queries) => {
    await queries.insertInto("seedings").values({ name, createdAt: 0 }).execute();
    await recordAction({ db, actor: null, now: Date.now }, queries, { action: "create", kind: "listing" });
    const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(queries);
    onWorked();
    return rows[0]?.id;
  });

test("concurrent writes share transactions on PostgreSQL, and a failed one affects no other and leaves no entry", async () => {
  const [db] = servers;
  const { checked } = await verifyAuditLog(db);
  const results = await Promise.allSettled([...names, ...names].map((name) => insert(db, name)));
  const stored = results.filter((result) => result.status === "fulfilled");
  expect(stored).toHaveLength(names.length);
  expect(new Set(stored.map(({ value }) => value)).size).toBeLessThan(names.length / 2);
  const rows = await db.read.selectFrom("seedings").select("name").where("name", "in", names).execute();
  expect(rows).toHaveLength(names.length);
  expect(await verifyAuditLog(db)).toMatchObject({ broken: null, checked: checked + names.length });
});

test("writes that arrive one after the other while a commit waits for the chain share the next transaction", async () => {
  const [db, other] = servers;
  const writes: Promise<string | undefined>[] = [];
  await other.write(async (queries) => {
    await sql`select from audit_chain for update`.execute(queries);
    for (const name of names.slice(0, 8)) {
      await new Promise<void>((resolve) => {
        writes.push(insert(db, name, resolve));
      });
      await nextTurn();
    }
  });
  const transactions = new Set(await Promise.all(writes));
  // The one that waited, the next one, and room for others on a busy machine.
  expect(transactions.size).toBeLessThan(5);
  expect(await verifyAuditLog(db)).toMatchObject({ broken: null });
});

test("a write that stops in the middle leaves nothing beside others of its transaction", async () => {
  const [db] = servers;
  const halfway = db.write(async (queries) => {
    await queries.insertInto("seedings").values({ name: "half", createdAt: 0 }).execute();
    throw new Error("changed my mind");
  });
  const results = await Promise.allSettled([insert(db, "one"), insert(db, "two"), insert(db, "three"), halfway]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
  const rows = await db.read.selectFrom("seedings").select("name").execute();
  expect(rows.map(({ name }) => name).sort()).toEqual(expect.arrayContaining(["one", "three", "two"]));
  expect(rows.map(({ name }) => name)).not.toContain("half");
});

test("two servers that change the same rows in opposite order refuse no change", async () => {
  const [one] = servers;
  await Promise.all(names.map((name) => insert(one, name)));
  const count = (db: Database, name: string) =>
    db.write((queries) =>
      queries
        .updateTable("seedings")
        .set((set) => ({ createdAt: set("createdAt", "+", 1) }))
        .where("name", "=", name)
        .execute(),
    );
  const order = [...names, ...names, ...names];
  await Promise.all(
    servers.flatMap((db, i) => (i === 0 ? order : order.toReversed()).map(async (name) => await count(db, name))),
  );
  const rows = await one.read.selectFrom("seedings").select("createdAt").where("name", "in", names).execute();
  expect(rows.map(({ createdAt }) => createdAt)).toEqual(names.map(() => 6));
});

test("a write that takes long holds up no later one", async () => {
  const [db, other] = servers;
  await insert(db, "held");
  const touch = (on: Database) => on.write((queries) => lock(queries));
  const lock = (queries: Parameters<Parameters<Database["write"]>[0]>[0]) =>
    queries.updateTable("seedings").set({ createdAt: 1 }).where("name", "=", "held").execute();
  let blocked: Promise<unknown>[] = [];
  await other.write(async (queries) => {
    await lock(queries);
    blocked = [touch(db), touch(db)];
    await Promise.all(names.map((name) => insert(db, name)));
  });
  await Promise.all(blocked);
});

const stored = async ({ read }: Database, some: readonly string[]) => {
  const rows = await read.selectFrom("seedings").select("name").where("name", "in", some).execute();
  return rows.map(({ name }) => name).sort();
};

/** Runs writes in one transaction: another write has the second one until they have settled. */
async function together(db: Database, writes: () => Promise<unknown>[]): Promise<boolean[]> {
  const { promise: settled, resolve } = Promise.withResolvers<void>();
  const other = db.write(() => settled);
  const results = await Promise.allSettled(writes());
  resolve();
  await other;
  return results.map(({ status }) => status === "fulfilled");
}

test("nothing is acknowledged but lost beside a write that continues after its failed statement", async () => {
  const [db] = servers;
  await insert(db, "present");
  const careless = (name: string) =>
    db.write(async (queries) => {
      const add = (each: string) => queries.insertInto("seedings").values({ name: each, createdAt: 0 }).execute();
      await add(name);
      await add("present").catch(() => {});
    });
  const written = ["first", "second", "third", "fourth"];
  const isDone = await together(db, () =>
    written.map((name) => (name === "third" ? careless(name) : insert(db, name))),
  );
  expect(await stored(db, written)).toEqual(written.filter((_, i) => isDone[i]).sort());
  await insert(db, "later");
});

test("writes whose connection is lost before the commit are refused, and later ones are stored", async () => {
  const [db] = servers;
  const end = () => db.write((queries) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(queries));
  const isDone = await together(db, () => names.map((name, i) => (i === 3 ? end() : insert(db, name))));
  expect(isDone[3]).toBe(false);
  expect(await stored(db, names)).toEqual(names.filter((_, i) => isDone[i]).sort());
  expect(await verifyAuditLog(db)).toMatchObject({ broken: null });
  await insert(db, "later");
});
