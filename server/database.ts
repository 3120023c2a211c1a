import type { LogEvent } from "kysely";
import { noticeInForce } from "#content/cookies/notice-in-force.ts";
import { firstListings } from "#content/job-listings/first-listings.ts";
import type { Database } from "#db/database.ts";
import { openDatabase } from "#db/open.ts";
import { ensureFirstAdmin } from "#domain/accounts/users/ensure-first-admin.ts";
import { storeNotice } from "#domain/consents/store-notice.ts";
import { seedJobListings } from "#domain/job-listings/seed.ts";
import { type Env, readEnv } from "./env.ts";
import { environmentWithFile } from "./env-file.ts";

interface Options {
  env: Env;
  now: () => number;
  /** Prints one line for the person who starts the server. */
  print: (line: string) => void;
  /** Called after each query. */
  onQuery?: ((event: LogEvent) => void) | undefined;
}

/**
 * Opens the database for a server: migrates it, creates or updates the first admin, seeds the first job listings, and
 * stores the cookie notice in force.
 */
export async function openPreparedDatabase({ env, now, print, onQuery }: Options): Promise<Database> {
  const onWait = (address: string) => print(`Waiting for PostgreSQL at ${address}.`);
  const onWarning = (warning: string) => print(`WARNING: ${warning}`);
  const db = await openDatabase({ ...env, onWait, onWarning, onQuery });
  try {
    // Servers that start together on one database would each create the first admin.
    await db.alone(() => prepare(db, { env, now, print }));
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function prepare(db: Database, { env, now, print }: Omit<Options, "onQuery">): Promise<void> {
  const migrations = await db.migrate();
  if (migrations.length > 0) print(`Prepared the database: ${migrations.join(", ")}.`);
  const context = { db, actor: null, agent: "environment", now } as const;
  const { username } = env.firstAdmin;
  const { password, changes } = await ensureFirstAdmin(context, env.firstAdmin);
  for (const change of changes) print(`WARNING: ${change}`);
  if (password) print(`First admin, shown only once: username ${username}, password ${password}`);
  const listings = await seedJobListings(context, firstListings);
  if (listings > 0) print(`Added the first ${listings} job listings.`);
  await storeNotice(context, noticeInForce);
}

/** Runs `work` on the migrated database of the environment, for a command-line tool beside a running server. */
export async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = await openDatabase({ ...readEnv(environmentWithFile(process.cwd())), shared: true });
  try {
    await db.alone(() => db.migrate());
    return await work(db);
  } finally {
    await db.close();
  }
}
