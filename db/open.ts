import type { LogEvent } from "kysely";
import type { Database } from "./database.ts";

interface Options {
  dataFolder: string;
  databaseUrl: string | undefined;
  databaseConnections?: number;
  /** Does not lock SQLite's folder: for tasks that run while the server runs. */
  shared?: boolean;
  onWait?: (address: string) => void;
  /** Called after each query. */
  onQuery?: ((event: LogEvent) => void) | undefined;
}

/** PostgreSQL when a URL is given, else SQLite in the data folder. Loads only the driver it needs. */
export async function openDatabase(options: Options): Promise<Database> {
  const { dataFolder, databaseUrl, databaseConnections, shared, onWait, onQuery } = options;
  if (databaseUrl) {
    const { openPostgres } = await import("./postgres.ts");
    return openPostgres(databaseUrl, { maxConnections: databaseConnections, onWait, onQuery });
  }
  return (await import("./sqlite.ts")).openSqlite(dataFolder, { shared, onQuery });
}
