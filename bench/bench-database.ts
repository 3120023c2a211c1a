import { loadavg } from "node:os";
import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import { type Dialect, PostgresDialect, SqliteDialect } from "kysely";
import pg from "pg";

/** The environment of a server that says which database it uses. */
export interface Location extends Record<string, string> {
  DATA_DIR: string;
}

/** A connection to fill a new database with. */
export function dialectOf({ DATA_DIR, DATABASE_URL }: Location): Dialect {
  if (DATABASE_URL)
    return new PostgresDialect({
      pool: new pg.Pool({
        connectionString: DATABASE_URL,
        options: "-c maintenance_work_mem=1GB -c synchronous_commit=off",
      }),
    });
  const file = new SqliteFile(join(DATA_DIR, "site.db"));
  file.pragma("journal_mode = WAL");
  file.pragma("synchronous = OFF");
  file.pragma("cache_size = -400000");
  return new SqliteDialect({ database: file });
}

/** The load average. Above the number of cores, other processes slowed the measurement down. */
export const loadText = () =>
  `load of the machine: ${loadavg()
    .map((value) => value.toFixed(1))
    .join(", ")}`;
