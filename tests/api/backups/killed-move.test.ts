import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import SqliteFile from "better-sqlite3";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDatabase } from "#db/open.ts";
import { cast } from "#harness/cast.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import { runCommand, slowDown, startCommand } from "#tests/support/commands.ts";
import { openSite } from "#tests/support/servers/site.ts";

/** Rows that take the copy several transactions. */
const MANY = 60_000;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "site-killed-move-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Environment = { DATA_DIR: string; DATABASE_URL: string };

/** Starts a move and kills it when `isReached`. */
async function killWhen(isReached: (printed: string) => Promise<boolean>, to: string, environment: Environment) {
  const { child, ended } = startCommand("move", ["--to", to], environment);
  slowDown(child);
  let printed = "";
  child.stderr?.on("data", (chunk) => {
    printed += chunk;
  });
  while (child.exitCode === null && !(await isReached(printed))) await wait(10);
  child.kill("SIGKILL");
  expect({ code: (await ended).code, printed }).toMatchObject({ code: "SIGKILL" });
}

/** Queries in the transaction of `work`, on a connection of their own. */
async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(url);
  await client.connect();
  return await work(client).finally(() => client.end());
}

const copied = "select 1 from unfinished_move where kind = 'table'";
/** Whether the first rows have been copied to the target. */
const hasBegun = async (to: string): Promise<boolean> => {
  if (!to.startsWith("sqlite:"))
    return await withClient(to, async (client) => (await client.query(copied)).rows.length > 0).catch(() => false);
  try {
    const file = new SqliteFile(join(to.slice("sqlite:".length), "moving", "site.db"), { readonly: true });
    const row = file.prepare(copied).get();
    file.close();
    return row !== undefined;
  } catch {
    // Not created yet.
    return false;
  }
};

/** Names of users and the number of inquiries: what a move copies first and last. */
async function contentOf({ DATA_DIR, DATABASE_URL }: Environment) {
  const db = await openDatabase({ dataFolder: DATA_DIR, databaseUrl: DATABASE_URL });
  const count = (table: "inquiries" | "acknowledgedAddresses") =>
    db.read
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
  const users = await db.read.selectFrom("users").select("username").orderBy("username").execute();
  const content = { users, inquiries: await count("inquiries"), addresses: await count("acknowledgedAddresses") };
  await db.close();
  return content;
}

const addMany = `
  with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < ${MANY})
  insert into acknowledged_addresses (address_hash, last_at) select 'hash ' || (1000000 + number), 1 from numbers`;

test.each(["sqlite", "postgres"] as const)(
  "a move from %s that is killed continues, keeps servers away until then, and notices that the source has changed",
  async (kind) => {
    const url = await createDatabase(
      inject("postgresUrl"),
      kind === "postgres" ? inject("postgresTemplate") : undefined,
    );
    const data = join(folder, `data-${kind}`);
    const environment = { DATA_DIR: data, DATABASE_URL: kind === "postgres" ? url : "" };
    const site = await openSite(kind, { environment });
    await site.visitor().register();
    await site.visitor().post("/api/inquiries", cast.vera);
    await site.stop();
    const execute = async (statement: string) => {
      if (kind === "postgres") await withClient(url, (client) => client.query(statement));
      else new SqliteFile(join(data, "site.db")).exec(statement).close();
    };
    await execute(addMany);
    const before = await contentOf(environment);
    const moved = join(folder, `moved-${kind}`);
    const to = kind === "postgres" ? `sqlite:${moved}` : url;
    const target = kind === "postgres" ? { DATA_DIR: moved, DATABASE_URL: "" } : { DATA_DIR: data, DATABASE_URL: url };

    await killWhen(() => hasBegun(to), to, environment);
    if (kind === "sqlite") {
      await expect(openSite("postgres", { environment: target })).rejects.toThrow(/has not finished/);
      await withClient(url, async (client) => {
        // An index of this table cannot be created meanwhile.
        await client.query("begin; lock table sessions in row exclusive mode");
        await killWhen(async (printed) => printed.includes("Indexing"), to, environment);
      });
    }

    // A row that had been copied before.
    const change = (time: number) =>
      execute(`update acknowledged_addresses set last_at = ${time} where address_hash = 'hash 1000001'`);
    await change(2);
    expect(await runCommand("move", ["--to", to], environment)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/\nThe table acknowledged_addresses is not the same in both databases: .+\n$/),
    });
    await change(1);
    await execute("insert into seedings (name, created_at) values ('since', 1)");
    expect(await runCommand("move", ["--to", to], environment)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The source has changed since this move began\. .+\n$/),
    });
    await execute("delete from seedings where name = 'since'");

    const ended = await runCommand("move", ["--to", to], environment);
    expect(ended).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Moved /) });
    expect(await contentOf(target)).toEqual(before);
    await using after = await openSite(kind === "postgres" ? "sqlite" : "postgres", { environment: target });
    expect((await after.visitor().logIn(cast.otto)).status).toBe(200);
  },
);
