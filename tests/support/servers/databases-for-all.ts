import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import type { Database } from "#db/database.ts";
import { openDatabase } from "#db/open.ts";
import { createDatabase, startPostgres } from "#harness/postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    /** The URL of a migrated database without rows. */
    postgresTemplate: string;
    /** The folder of a migrated embedded database without rows. */
    sqliteTemplate: string;
  }
}

/** One PostgreSQL for the whole run, on which every site has its own database, and a migrated database of each kind to copy. */
export default async function provideDatabases(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const postgresTemplate = await createDatabase(server.url);
  const sqliteTemplate = mkdtempSync(join(tmpdir(), "site-template-"));
  await migrated(await openDatabase({ dataFolder: sqliteTemplate, databaseUrl: postgresTemplate }));
  await migrated(await openDatabase({ dataFolder: sqliteTemplate, databaseUrl: undefined }));
  project.provide("postgresUrl", server.url);
  project.provide("postgresTemplate", postgresTemplate);
  project.provide("sqliteTemplate", sqliteTemplate);
  return async () => {
    rmSync(sqliteTemplate, { recursive: true, force: true });
    await server.stop();
  };
}

async function migrated(db: Database): Promise<void> {
  await db.migrate();
  await db.close();
}
