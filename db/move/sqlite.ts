import { hash } from "node:crypto";
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import SqliteFile from "better-sqlite3";
import { holdFolder, kyselyOver, takeOwnership } from "../sqlite.ts";
import { checkDatabase } from "../sqlite-copy.ts";
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
import { textIndexes } from "./sqlite-text-index.ts";
import { createUnfinished, dropUnfinished } from "./unfinished.ts";

/** Where a target is filled, in the data folder. */
const STAGING = "moving";
const BUSY_TIMEOUT_MS = 5000;
/** How many rows are read before other work of the process gets its turn. */
const ROWS_PER_TURN = 1000;

/** Opens the database in `folder` for reading, and keeps every other program from writing to it. */
export function openSqliteSource(folder: string): Source {
  const path = join(folder, "site.db");
  if (!existsSync(path)) throw new MoveError(`There is no database in ${folder}.`);
  const release = holdFolder(folder);
  // Commands may run beside a server, without its lock.
  const lock = new SqliteFile(path, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  try {
    lock.exec("begin immediate");
    const file = new SqliteFile(path, { readonly: true });
    return {
      ...engineOver(file, `in ${folder}`),
      // The transaction that keeps others from writing ends with this process only.
      async confirm() {},
      async [Symbol.asyncDispose]() {
        // First, so that the last connection is one that can remove the log.
        file.close();
        lock.close();
        release();
      },
    };
  } catch (error) {
    lock.close();
    release();
    throw error;
  }
}

/** Opens the target in `folder`: a new one, or that of an earlier move that was not completed. */
export function openSqliteTarget(folder: string): Target {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = holdFolder(folder);
  try {
    const present = readdirSync(folder).find((name) => name.startsWith("site.db"));
    if (present)
      throw new MoveError(`The folder ${folder} already holds a database (${present}). Name another folder.`);
    const staging = join(folder, STAGING);
    const path = join(staging, "site.db");
    const file = openStaged(staging, path);
    const engine = engineOver(file, `in ${folder}`);
    return {
      ...engine,
      async settle() {
        const [missing] = await engine.run('select "table" from pragma_foreign_key_check limit 1');
        if (missing) throw new MoveError(`A row of the table ${missing[0]} refers to one that does not exist.`);
      },
      async complete() {
        await engine.run(dropUnfinished);
        file.close();
        checkDatabase(path);
        renameSync(path, join(folder, "site.db"));
        rmSync(staging, { recursive: true });
        flushFolder(folder);
      },
      async [Symbol.asyncDispose]() {
        file.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

function openStaged(staging: string, path: string): SqliteFile.Database {
  const isBegun = (file: SqliteFile.Database) =>
    file.prepare("select 1 from sqlite_schema where name = 'unfinished_move'").get() !== undefined;
  mkdirSync(staging, { recursive: true, mode: 0o700 });
  takeOwnership(staging);
  let file = new SqliteFile(path);
  if (!isBegun(file)) {
    // Killed before its first transaction, or in the moment after its last one.
    file.close();
    for (const name of readdirSync(staging)) rmSync(join(staging, name));
    closeSync(openSync(path, "ax", 0o600));
    takeOwnership(path);
    file = new SqliteFile(path);
  }
  file.pragma("journal_mode = WAL");
  // A power cut may undo the last transactions, each with its progress.
  file.pragma("synchronous = NORMAL");
  file.pragma("cache_size = -64000");
  // Checked at the end: rows arrive in the order of their tables' names.
  file.pragma("foreign_keys = OFF");
  if (!isBegun(file)) file.exec(createUnfinished);
  return file;
}

function engineOver(file: SqliteFile.Database, place: string): Engine {
  const run: Engine["run"] = async (text, values = []) => {
    const statement = file.prepare<unknown[]>(text);
    const parameters = Object.fromEntries(values.map((value, index) => [index + 1, value]));
    if (statement.reader) return statement.raw().all(...(values.length > 0 ? [parameters] : [])) as Value[][];
    statement.run(...(values.length > 0 ? [parameters] : []));
    return [];
  };
  return {
    place,
    queries: kyselyOver(file),
    run,
    async transaction(work) {
      file.exec("begin immediate");
      try {
        const result = await work();
        file.exec("commit");
        return result;
      } catch (error) {
        // On a full disk, SQLite has rolled it back.
        if (file.inTransaction) file.exec("rollback");
        throw error;
      }
    },
    tables: async () => tablesIn(file),
    async insert({ name, columns }, rows) {
      const places = columns.map(() => "?").join(", ");
      const statement = file.prepare<unknown[]>(`insert into ${quoted(name)} (${listed(columns)}) values (${places})`);
      for (const row of rows) statement.run(...row);
    },
    checksum: (table, onRows) => checksumOf(file, table, onRows),
    async dismantle() {
      const removed = await run(
        `
        select type, name, sql from sqlite_schema where sql is not null and (
          type = 'index' or type = 'trigger' and (
            sql like '%raise(abort%' or name in (select value from json_each($1))
          )
        ) order by type, name`,
        [JSON.stringify(textIndexes.flatMap(({ triggers }) => triggers))],
      );
      return {
        remove: removed.map(([type, name]) => `drop ${type} ${quoted(name as string)}`),
        restore: [...textIndexes.flatMap(({ statements }) => statements), ...removed.map(([, , sql]) => sql as string)],
      };
    },
  };
}

function tablesIn(file: SqliteFile.Database): MovedTable[] {
  const names = file
    .prepare("select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all() as string[];
  const columnsOf = file.prepare("select name, type, pk, hidden from pragma_table_xinfo(?) order by cid");
  const uniqueOf = file
    .prepare(`
      select one.name from pragma_index_list(?) as list join pragma_index_info(list.name) as one
      where list."unique" = 1 and list.partial = 0 order by list.seq, one.seqno`)
    .pluck();
  return names
    .filter((name) => !(name in notMoved))
    .sort()
    .map((name) => {
      const all = columnsOf.all(name) as { name: string; type: string; pk: number; hidden: number }[];
      const stored = all.filter(({ hidden }) => hidden === 0);
      const primary = all.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
      return {
        name,
        columns: stored.map((column) => column.name),
        generated: all.filter(({ hidden }) => hidden > 1).map((column) => column.name),
        binary: stored.filter(({ type }) => type === "bytea").map((column) => column.name),
        key: keyOf(
          name,
          primary.map((column) => column.name),
          uniqueOf.all(name) as string[],
        ),
      };
    });
}

/** The same that `checksum` of PostgreSQL computes: the sum of the rows' hashes as JSON, with the hash of a file in its place. */
async function checksumOf(
  file: SqliteFile.Database,
  { name, columns, generated }: MovedTable,
  onRows: (rows: number) => void,
): Promise<string> {
  const statement = file.prepare(`select ${listed([...columns, ...generated])} from ${quoted(name)}`).raw();
  let [rows, sum] = [0, 0n];
  for (const row of statement.iterate() as IterableIterator<Value[]>) {
    const line = row.map((value) => JSON.stringify(Buffer.isBuffer(value) ? hash("sha256", value) : value)).join(", ");
    sum += BigInt(`0x${hash("sha256", `[${line}]`).slice(0, CHECKSUM_DIGITS)}`);
    rows += 1;
    if (rows % ROWS_PER_TURN) continue;
    onRows(ROWS_PER_TURN);
    await nextTurn();
  }
  onRows(rows % ROWS_PER_TURN);
  return `${rows} ${sum}`;
}

/** Makes a renamed file survive a power cut. */
function flushFolder(folder: string): void {
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}
