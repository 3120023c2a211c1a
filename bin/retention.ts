// npm run retention: removes data past its retention period, also while the server runs, or counts it.
import { type Removal, removeExpired } from "#domain/retention/remove-expired.ts";
import { withDatabase } from "#server/database.ts";
import { retentionSteps } from "#server/retention.ts";
import { explain } from "./explained.ts";

const usage = `npm run retention                removes data past its retention period, as a running server does every hour
npm run retention -- --dry-run   counts what would be removed`;

const given = process.argv.slice(2);
if (given.some((argument) => argument !== "--dry-run")) {
  console.error(usage);
  process.exit(2);
}
const dryRun = given.length > 0;

const onFailure = (what: string, error: unknown) => {
  console.error(`Could not remove ${what}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
};
let removals: Removal[] = [];
await withDatabase(async (db) => {
  const remove = async () => {
    removals = await removeExpired({ db, now: Date.now, agent: "command line" }, retentionSteps, { dryRun, onFailure });
  };
  if (dryRun) await remove();
  else if (!(await db.aloneOrNot(remove))) {
    console.error("A server is removing expired data right now. Try again in a minute.");
    process.exitCode = 1;
  }
}).catch(explain);
for (const { what, period, count } of removals) {
  console.log(`${dryRun ? "Would remove" : "Removed"} ${count} ${what} (kept for ${period}).`);
}
