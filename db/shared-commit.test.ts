import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { violatedUniqueColumn } from "./failures.ts";
import { newId } from "./id.ts";
import { openSqlite } from "./sqlite.ts";

let folder: string;
let db: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-db-"));
  db = openSqlite(folder);
  await db.migrate();
});
afterEach(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

const user = (name: string) => ({
  id: newId(),
  username: name,
  usernameFolded: name,
  email: newId(),
  emailFolded: newId(),
  name,
  passwordHash: "x",
  role: "user" as const,
  fromEnvironment: 0,
  createdAt: 1,
});
const insert = (name: string) =>
  db.write(async (queries) => void (await queries.insertInto("users").values(user(name)).execute()));
const names = async () => (await db.read.selectFrom("users").select("name").execute()).map((row) => row.name).sort();

test("a failed write does not affect others in the same commit", async () => {
  const results = await Promise.allSettled(["a", "b", "a", "c", "b"].map(insert));
  expect(results.map((result) => result.status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
    "rejected",
  ]);
  const [, , refused] = results;
  expect(violatedUniqueColumn((refused as PromiseRejectedResult).reason, "users")).toBe("username_folded");
  expect(violatedUniqueColumn((refused as PromiseRejectedResult).reason, "sessions")).toBeNull();
  expect(await names()).toEqual(["a", "b", "c"]);
});

test("rolls back a write that fails halfway", async () => {
  const halfway = db.write(async (queries) => {
    await queries.insertInto("users").values(user("half")).execute();
    throw new Error("changed my mind");
  });
  await expect(Promise.all([halfway, insert("whole")])).rejects.toThrow("changed my mind");
  expect(await names()).toEqual(["whole"]);
});

test("a write sees earlier writes of the same commit, readers see them after the commit", async () => {
  let seenByReader: string[] = [];
  const seen = await Promise.all([
    insert("first"),
    db.write(async (queries) => {
      seenByReader = await names();
      return (await queries.selectFrom("users").select("name").execute()).map((row) => row.name);
    }),
  ]);
  expect(seen[1]).toEqual(["first"]);
  expect(seenByReader).toEqual([]);
});

test("a committed write is readable at once", async () => {
  await Promise.all(
    Array.from({ length: 500 }, async (_, i) => {
      await insert(`n${i}`);
      expect(await db.read.selectFrom("users").select("id").where("name", "=", `n${i}`).execute()).toHaveLength(1);
    }),
  );
});

test("stores writes requested before closing", async () => {
  const writes = Array.from({ length: 300 }, (_, i) => insert(`n${i}`));
  await db.close();
  await Promise.all(writes);
  db = openSqlite(folder);
  expect(await names()).toHaveLength(300);
});

test("refuses writes on the read connection", async () => {
  await expect(db.read.insertInto("users").values(user("x")).execute()).rejects.toMatchObject({
    code: "SQLITE_READONLY",
  });
});

test("ids increase in order of creation, within one millisecond and when the clock goes back", () => {
  const ids = Array.from({ length: 20_000 }, (_, i) => newId(1_800_000_000_000 - Math.floor(i / 5000)));
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids.slice(0, 100))
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
