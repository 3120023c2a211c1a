import { chmodSync, closeSync, existsSync, lchownSync, mkdirSync, openSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import SqliteFile from "better-sqlite3";
import {
  CamelCasePlugin,
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type LogEvent,
  type SelectModifierNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
} from "kysely";
import { appendOnSqlite } from "./append-link.ts";
import { counted } from "./counted.ts";
import { type Database, FolderInUseError, type Queries, reserveFilePath } from "./database.ts";
import { isTemporaryFailure } from "./failures.ts";
import { memoryLimiter } from "./limiter.ts";
import { noMessages } from "./messages.ts";
import { migrate } from "./migrate.ts";
import { shareCommits } from "./shared-commit.ts";
import { backgroundCheckpoints } from "./sqlite-checkpoints.ts";
import { searchSqlite } from "./sqlite-search.ts";
import type { Tables } from "./tables.ts";

const BUSY_TIMEOUT_MS = 5000;
/** The most that SQLite maps. */
const MAX_MAPPED_BYTES = 0x7fff0000;
// A server that was just killed may not have released its files yet.
const LOCK_TIMEOUT_MS = 1500;

class Dialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }
  override createDriver() {
    return new ImmediateDriver({ database: this.#database });
  }
  override createAdapter() {
    return new TransactionalAdapter();
  }
  override createQueryCompiler() {
    return new LocklessCompiler();
  }
}

// SQLite has a single writer, which needs no row locks, and no syntax for them (`for update skip locked`).
class LocklessCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode) {
    if (!/^(For|NoWait|SkipLocked)/.test(node.modifier ?? "")) super.visitSelectModifier(node);
  }
}

class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

// SQLite's DDL is transactional; a migration interrupted by a crash is rolled back.
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Caches prepared statements: preparing one costs more than running it. */
function withPreparedStatements(file: SqliteFile.Database): SqliteDatabase {
  const statements = new Map<string, ReturnType<SqliteDatabase["prepare"]>>();
  return {
    close: () => file.close(),
    prepare(sql) {
      let statement = statements.get(sql);
      if (!statement) {
        if (statements.size >= 200) statements.clear();
        statement = file.prepare<unknown[]>(sql) as unknown as ReturnType<SqliteDatabase["prepare"]>;
        statements.set(sql, statement);
      }
      return statement;
    },
  };
}

/**
 * Lets only the owner read a file, new or not; SQLite gives its journals the same permissions. An existing file is not opened:
 * closing it would drop the locks that connections of this process hold on it, and another program could remove their log.
 */
function makePrivate(path: string): void {
  if (!existsSync(path)) {
    closeSync(openSync(path, "a", 0o600));
    takeOwnership(path);
  }
  for (const file of [path, `${path}-wal`, `${path}-shm`])
    if ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) chmodSync(file, 0o600);
}

/** Gives a file that root wrote to the owner of its folder, as which the server runs. */
export function takeOwnership(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  lchownSync(path, uid, gid);
}

function openFile(path: string): SqliteFile.Database {
  const file = new SqliteFile(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    file.pragma("journal_mode = WAL");
    // FULL: the commit has reached the disk when it returns; NORMAL loses acknowledged rows in a power cut.
    file.pragma("synchronous = FULL");
    file.pragma("foreign_keys = ON");
    // Overwrites deleted data, which would otherwise stay in the file and in its copies.
    file.pragma("secure_delete = ON");
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Locks the folder against other servers until the returned function is called or the process ends. */
export function holdFolder(folder: string): () => void {
  return hold(
    join(folder, "lock.db"),
    `Another server is using the data folder ${folder}. Stop it first, or give this one a folder of its own with DATA_DIR.`,
  );
}

/** Keeps a second backup of the same folder from starting. */
export const holdBackups = (folder: string) =>
  hold(join(folder, "backup-lock.db"), `Another backup of ${folder} is running. Wait until it has ended.`);

function hold(path: string, whenInUse: string): () => void {
  const lock = new SqliteFile(path, { timeout: LOCK_TIMEOUT_MS });
  try {
    takeOwnership(path);
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (error instanceof SqliteFile.SqliteError && error.code.startsWith("SQLITE_BUSY"))
      throw new FolderInUseError(whenInUse);
    throw error;
  }
  return () => lock.close();
}

/** Queries over a connection. Those that write to it need a transaction. */
export const kyselyOver = (file: SqliteFile.Database, onQuery?: Options["onQuery"]): Queries =>
  new Kysely<Tables>({
    dialect: new Dialect(withPreparedStatements(file)),
    plugins: [new CamelCasePlugin()],
    ...(onQuery && { log: onQuery }),
  });

interface Options {
  /** Does not lock the folder: for tasks that run beside the server. */
  shared?: boolean | undefined;
  /** Called after each query. */
  onQuery?: ((event: LogEvent) => void) | undefined;
}

/** Opens `folder`/site.db, creating folder and file, and locks the folder against other servers. */
export function openSqlite(folder: string, { shared = false, onQuery }: Options = {}): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = shared ? () => {} : holdFolder(folder);
  try {
    const path = join(folder, "site.db");
    // On a full disk, opening a log needs the space.
    if (!shared) rmSync(reserveFilePath(folder), { force: true });
    makePrivate(path);
    const writing = openFile(path);
    const reading = openFile(path);
    reading.pragma("query_only = ON");
    // Reads pages from the page cache of the operating system without copying them: a search reads many rows, and a removal looks
    // up hundreds of trigrams.
    for (const file of [reading, writing]) file.pragma(`mmap_size = ${MAX_MAPPED_BYTES}`);
    const write = kyselyOver(writing, onQuery);
    const read = kyselyOver(reading, onQuery);
    // Commands do little, and end soon.
    const checkpoints = shared ? null : backgroundCheckpoints(writing, path);
    const commits = shareCommits(writing, write, checkpoints?.afterCommit);
    const writes = counted(commits.run);
    return {
      isExclusive: !shared,
      messages: noMessages,
      read,
      search: (search) => searchSqlite(read, search),
      append: async (queries, link) => void (await appendOnSqlite(queries, link)),
      ...writes,
      // The lock on the folder keeps other servers out.
      alone: (work) => work(),
      aloneOrNot: async (work) => {
        await work();
        return true;
      },
      limiter: memoryLimiter,
      migrate: () => migrate(write),
      async size() {
        const number = (name: string) => reading.pragma(name, { simple: true }) as number;
        const pageSize = number("page_size");
        return {
          bytes: number("page_count") * pageSize,
          reusable: number("freelist_count") * pageSize,
          log: statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0,
        };
      },
      connections: () => null,
      async ping() {
        reading.prepare("select 1 from sqlite_schema limit 1").get();
      },
      async close() {
        await commits.idle();
        await checkpoints?.close();
        reading.close();
        try {
          writing.pragma("wal_checkpoint(TRUNCATE)");
        } catch (error) {
          // On a full disk, the next start reads the log.
          if (!isTemporaryFailure(error)) throw error;
        } finally {
          writing.close();
          release();
        }
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
