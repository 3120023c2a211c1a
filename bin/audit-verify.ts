// npm run audit:verify: verifies the audit log and reports the first broken entry. The server may keep running.
import { verifyAuditLog } from "#domain/audit/verify.ts";
import { withDatabase } from "#server/database.ts";
import { explain } from "./explained.ts";

const usage = `npm run audit:verify              checks that no entry was changed, removed or inserted
npm run audit:verify -- HASH...   also checks that the log contains each of these hashes`;

const hashes = process.argv.slice(2);
if (hashes.some((hash) => !/^[0-9a-f]{64}$/.test(hash))) {
  console.error(usage);
  process.exit(2);
}

const { checked, lastHash, broken } = await withDatabase((db) => verifyAuditLog(db, hashes)).catch(explain);
if (broken) {
  console.error(`Broken at entry ${broken.sequence}${broken.id ? `, id ${broken.id}` : ""}. ${broken.reason}.`);
  console.error(`The ${checked} entries before it are intact.`);
  process.exitCode = 1;
} else {
  console.log(`Intact: verified ${checked} entries.`);
  console.log(`Last hash: ${lastHash}`);
  console.log("Store this hash on another system and pass it next time: a rewritten chain does not contain it.");
}
