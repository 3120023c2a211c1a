import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { locks } from "../postgres.ts";
import { addressOf, exactNumbers, kyselyOver, unreachable } from "../postgres-pool.ts";
import {
  CHECKSUM_DIGITS,
  type Engine,
  keyOf,
  listed,
  type MovedTable,
  MoveError,
  notMoved,
  quoted,
  type Source,
  type Target,
  type Value,
} from "./engine.ts";
import { createUnfinished, dropUnfinished } from "./unfinished.ts";

const CONNECT_TIMEOUT_MS = 5000;
const LOCK_TIMEOUT_MS = 3000;
/** How long the connections of a program that has just ended may remain. */
const DISCONNECT_MS = 1000;
/** The tables of this product, without those of extensions. */
const ownTables = `
  from pg_class where relnamespace = current_schema()::text::regnamespace and relkind in ('r', 'p')
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`;
/** A long transaction on a server that ends those of servers early. */
const withoutTimeouts = "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0";

/** Opens the database at `url` for reading, and keeps every server from writing to it. `from` says where the URL is from. */
export async function openPostgresSource(url: string, from: string): Promise<Source> {
  const client = await connect(url, from);
  const engine = engineOver(client, `at ${addressOf(url)}`);
  const confirm = async () => {
    for (const until = Date.now() + DISCONNECT_MS; ; await wait(50)) {
      // Within a transaction, PostgreSQL would repeat its first answer.
      await engine.run("select pg_stat_clear_snapshot()");
      const [[count] = []] = await engine.run(`
        select count(*) from pg_stat_activity where datname = current_database() and usename = current_user
          and backend_type = 'client backend' and pid <> pg_backend_pid()`);
      if (!count) return;
      if (Date.now() > until)
        throw new MoveError(
          `Other connections (${count}) use the database ${engine.place} with the same account. Stop every server and pooler that uses it, and run the command again.`,
        );
    }
  };
  try {
    await client.query(`begin; ${withoutTimeouts}; set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await confirm();
    const names = (await engine.run(`select relname ${ownTables}`)).map(([name]) => quoted(name as string));
    if (names.length === 0) throw new MoveError(`The database ${engine.place} has no tables.`);
    // Writers wait, readers do not.
    await client.query(`lock table ${names.join(", ")} in share mode`).catch((error) => {
      if (error.code === "55P03")
        throw new MoveError(
          `Another program writes to the database ${engine.place}. Stop it, and run the command again.`,
        );
      throw error;
    });
    return {
      ...engine,
      // The locks are those of this transaction: if its connection was lost, this fails.
      confirm,
      [Symbol.asyncDispose]: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Opens the target at `url`: an empty database, or that of an earlier move that was not completed. */
export async function openPostgresTarget(url: string, from: string): Promise<Target> {
  const client = await connect(url, from);
  const guard = await connect(url, from);
  const engine = engineOver(client, `at ${addressOf(url)}`);
  const close = async () => {
    await Promise.all([client.end(), guard.end()]);
  };
  try {
    // Servers that start wait for this lock.
    await guard.query(`begin; ${withoutTimeouts}`);
    const { rows } = await guard.query(`select pg_try_advisory_xact_lock(${locks.alone}) as is_alone`);
    if (!rows[0].is_alone)
      throw new MoveError(`Another move, or a server that starts, uses the database ${engine.place}.`);
    const tables = (await engine.run(`select relname ${ownTables}`)).map(([name]) => name as string);
    if (tables.length === 0) await engine.run(createUnfinished);
    else if (!tables.includes("unfinished_move"))
      throw new MoveError(
        `The database ${engine.place} is not empty: it has the table ${tables[0]}. Name one that createdb has just made.`,
      );
    return {
      ...engine,
      // For plans and index-only scans; autovacuum would do it within minutes.
      settle: async (tables) => void (await engine.run(`vacuum analyze ${listed(tables.map(({ name }) => name))}`)),
      async complete() {
        // If its connection was lost, so was the lock, and this fails.
        await guard.query("select 1");
        await client.query(dropUnfinished);
      },
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function connect(url: string, from: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: exactNumbers,
  });
  // A lost connection rejects the pending query. Without this listener, the process would exit.
  client.on("error", () => {});
  try {
    await client.connect();
    // Neither the load nor the comparison may end at a timeout of the role (docs/deploy.md sets one for PgBouncer).
    await client.query("set statement_timeout = 0");
    return client;
  } catch (error) {
    throw unreachable(addressOf(url), from, error);
  }
}

function engineOver(client: pg.Client, place: string): Engine {
  const run: Engine["run"] = async (text, values = []) => {
    const { rows } = await client.query<Value[]>({ text, values: [...values], rowMode: "array" });
    return rows;
  };
  return {
    place,
    queries: kyselyOver({
      connect: async () => ({ query: client.query.bind(client), release() {} }),
      end: async () => {},
    } as unknown as pg.Pool),
    run,
    async transaction(work) {
      // A crash of the server may undo the last transactions, each with its progress; the last statement of the move waits
      // for the disk.
      await client.query(
        `begin; ${withoutTimeouts}; set local synchronous_commit = off; set local maintenance_work_mem = '256MB'`,
      );
      try {
        const result = await work();
        await client.query("commit");
        return result;
      } catch (error) {
        // Fails, too, when the connection is lost.
        await client.query("rollback").catch(() => {});
        throw error;
      }
    },
    tables: () => tablesIn(run),
    async insert(table, rows) {
      const [name, columns] = [quoted(table.name), listed(table.columns)];
      try {
        if (table.binary.length > 0) {
          // A parameter carries the bytes as they are; in JSON they would take twice the space.
          const places = table.columns.map((_, index) => `$${index + 1}`).join(", ");
          for (const row of rows) await run(`insert into ${name} (${columns}) values (${places})`, row);
          return;
        }
        const objects = rows.map((row) => Object.fromEntries(table.columns.map((column, i) => [column, row[i]])));
        await run(
          `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
          [JSON.stringify(objects)],
        );
      } catch (error) {
        const { code, message } = error as pg.DatabaseError;
        // A value that it does not take, or a constraint.
        if (/^2[23]/.test(code ?? ""))
          throw new MoveError(`PostgreSQL does not take a row of the table ${table.name}: ${message}.`);
        throw error;
      }
    },
    async checksum({ name, columns, generated, binary }) {
      const values = [...columns, ...generated].map((column) =>
        binary.includes(column) ? `encode(sha256(${quoted(column)}), 'hex')` : quoted(column),
      );
      const [[rows, sum] = []] = await run(`
        select count(*), coalesce(sum(('x' || substr(encode(sha256(convert_to(
          json_build_array(${values.join(", ")})::text, 'UTF8')), 'hex'), 1, ${CHECKSUM_DIGITS}))::bit(${4 * CHECKSUM_DIGITS})::bigint), 0)::text
        from ${quoted(name)}`);
      return `${rows} ${sum}`;
    },
    async dismantle() {
      const rows = await run(removable);
      return {
        remove: rows.map(([remove]) => remove as string),
        restore: rows.map(([, restore]) => restore as string),
      };
    },
  };
}

/** Indexes that belong to no constraint, foreign keys, and the triggers that refuse changes, in the order of their return. */
const removable = `
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index where indrelid in (select oid ${ownTables})
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  union all
  select format('alter table %s drop constraint %I', conrelid::regclass, conname),
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where contype = 'f' and conrelid in (select oid ${ownTables})
  union all
  select format('alter table %s disable trigger %I', tgrelid::regclass, tgname),
    format('alter table %s enable trigger %I', tgrelid::regclass, tgname)
  from pg_trigger join pg_proc on pg_proc.oid = tgfoid
  where not tgisinternal and prosrc ilike '%raise exception%' and tgrelid in (select oid ${ownTables})`;

async function tablesIn(run: Engine["run"]): Promise<MovedTable[]> {
  const rows = await run(`
    select relname, attname, attgenerated <> '', atttypid = 'bytea'::regtype,
      array_position(primary_key.indkey::int2[], attnum), coalesce(attnum = any(unique_key.columns), false)
    from (select oid as relid, relname ${ownTables}) as own
    join pg_attribute on attrelid = relid and attnum > 0 and not attisdropped
    left join pg_index as primary_key on primary_key.indrelid = relid and primary_key.indisprimary
    left join lateral (
      select array_agg(one) as columns from pg_index, unnest(indkey) as one
      where indrelid = relid and indisunique and indpred is null
    ) as unique_key on true
    order by relname collate "C", attnum`);
  const tables = Map.groupBy(rows, ([table]) => table as string);
  return [...tables]
    .filter(([name]) => !(name in notMoved))
    .map(([name, all]) => {
      const named = (chosen: (row: Value[]) => unknown) => all.filter(chosen).map(([, column]) => column as string);
      const primary = all.filter((row) => row[4] !== null).sort((a, b) => Number(a[4]) - Number(b[4]));
      return {
        name,
        columns: named((row) => !row[2]),
        generated: named((row) => row[2]),
        binary: named((row) => row[3]),
        key: keyOf(
          name,
          primary.map(([, column]) => column as string),
          named((row) => row[5]),
        ),
      };
    });
}
