import { inject } from "vitest";
import { createDatabase } from "#harness/postgres-server.ts";
import { openSite, type Site } from "./site.ts";

/** Several servers over one PostgreSQL database. */
export interface SeveralSites {
  sites: [Site, Site, ...Site[]];
  databaseUrl: string;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts `count` servers, which stop with `await using`. */
export async function openSites(
  count: number,
  { environment = {}, distFolder }: { environment?: Record<string, string>; distFolder?: string } = {},
): Promise<SeveralSites> {
  const databaseUrl = await createDatabase(inject("postgresUrl"), inject("postgresTemplate"));
  const options = { environment: { ...environment, DATABASE_URL: databaseUrl }, ...(distFolder && { distFolder }) };
  const opened = await Promise.all(Array.from({ length: count }, () => openSite("postgres", options)));
  return {
    sites: opened as SeveralSites["sites"],
    databaseUrl,
    async [Symbol.asyncDispose]() {
      await Promise.all(opened.map((site) => site.stop()));
    },
  };
}
