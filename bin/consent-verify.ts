// npm run consent:verify: verifies the consent log and reports the first broken record. The server may keep running.
import { verifyChain } from "#domain/consents/verify.ts";
import { withDatabase } from "#server/database.ts";
import { explain } from "./explained.ts";

const usage = `npm run consent:verify              checks that no consent was changed, removed or inserted
npm run consent:verify -- HASH...   also checks that the log contains each of these hashes`;

const hashes = process.argv.slice(2);
if (hashes.some((hash) => !/^[0-9a-f]{64}$/.test(hash))) {
  console.error(usage);
  process.exit(2);
}

const { checked, lastHash, broken, milliseconds } = await withDatabase((db) => verifyChain(db, hashes)).catch(explain);
if (broken) {
  const receipt = broken.id ? `, receipt ${broken.id}` : "";
  console.error(`Broken at record ${broken.sequence}${receipt}. ${broken.reason}.`);
  console.error(`The ${checked} records before it are intact.`);
  process.exitCode = 1;
} else {
  console.log(`Intact: verified ${checked} records in ${milliseconds} ms.`);
  console.log(`Last hash: ${lastHash}`);
  console.log("Store this hash on another system and pass it next time: a rewritten chain does not contain it.");
}
