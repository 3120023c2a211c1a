// npm run retention: removes what is past its time, also while the server runs, or says what that would be.
import { openDatabase } from "#db/open.ts";
import { removeExpired } from "#domain/retention/remove-expired.ts";
import { environmentWithFile, readEnv } from "#server/env.ts";
import { retentionSteps } from "#server/retention.ts";

const usage = `npm run retention                removes what is past its time; a server does so every hour by itself
npm run retention -- --dry-run   says what would be removed, and removes nothing`;

const given = process.argv.slice(2);
if (given.some((argument) => argument !== "--dry-run")) {
  console.error(usage);
  process.exit(2);
}
const dryRun = given.length > 0;

const db = await openDatabase({ ...readEnv(environmentWithFile(process.cwd())), shared: true });
try {
  await db.migrate();
  const verb = dryRun ? "Would remove" : "Removed";
  const onFailure = (what: string, error: unknown) => {
    console.error(`Failed for ${what}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  };
  const removals = await removeExpired({ db, now: Date.now }, retentionSteps, { dryRun, onFailure });
  for (const { what, kept, count } of removals) {
    console.log(`${verb} ${count} ${what} kept for ${kept}.`);
  }
} finally {
  await db.close();
}
