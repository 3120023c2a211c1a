import type { LogEvent } from "kysely";
import type { Database } from "./database.ts";

interface Options {
  dataFolder: string;
  databaseUrl: string | undefined;
  /** PostgreSQL's own address, where `databaseUrl` leads to a pooler. */
  databaseListenUrl?: string | undefined;
  databaseConnections?: number;
  /** Does not lock SQLite's folder: for tasks that run while the server runs. */
  shared?: boolean;
  onWait?: (address: string) => void;
  /** Called after each query. */
  onQuery?: ((event: LogEvent) => void) | undefined;
  /** Called with a sentence for the operator. */
  onWarning?: (warning: string) => void;
}

/** PostgreSQL when a URL is given, else SQLite in the data folder. Loads only the driver it needs. */
export async function openDatabase(options: Options): Promise<Database> {
  const { dataFolder, databaseUrl, databaseListenUrl, databaseConnections, shared, onWait, onQuery, onWarning } =
    options;
  if (databaseUrl) {
    const { openPostgres } = await import("./postgres.ts");
    return openPostgres(databaseUrl, {
      listenUrl: databaseListenUrl,
      maxConnections: databaseConnections,
      onWait,
      onQuery,
      onWarning,
    });
  }
  return (await import("./sqlite.ts")).openSqlite(dataFolder, { shared, onQuery });
}
