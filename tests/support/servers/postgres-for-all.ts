import type { TestProject } from "vitest/node";
import { openPostgres } from "#db/postgres.ts";
import { createDatabase, startPostgres } from "#harness/postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    /** The URL of a migrated database without rows. */
    postgresTemplate: string;
  }
}

/** One PostgreSQL for the whole run; every site has its own database on it. */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide("postgresUrl", server.url);
  const template = await createDatabase(server.url);
  const db = await openPostgres(template);
  await db.migrate();
  await db.close();
  project.provide("postgresTemplate", template);
  return server.stop;
}
