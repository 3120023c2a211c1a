// npm run consent:verify: goes through the log of consents, also while the server runs, and names the first broken link.
import { openDatabase } from "#db/open.ts";
import { verifyChain } from "#domain/consents/verify.ts";
import { environmentWithFile, readEnv } from "#server/env.ts";

const usage = `npm run consent:verify              every consent follows the one before it, unaltered, to the end
npm run consent:verify -- HASH...   and each of these hashes, noted earlier or on a receipt, is one of them`;

const known = process.argv.slice(2);
if (known.some((hash) => !/^[0-9a-f]{64}$/.test(hash))) {
  console.error(usage);
  process.exit(2);
}

const db = await openDatabase({ ...readEnv(environmentWithFile(process.cwd())), shared: true });
try {
  await db.migrate();
  const { checked, lastHash, broken, milliseconds } = await verifyChain(db, known);
  if (broken) {
    const receipt = broken.id ? `, receipt ${broken.id}` : "";
    console.error(`Broken at consent ${broken.sequence}${receipt}. ${broken.reason}.`);
    console.error(`${checked} before it are intact.`);
    process.exitCode = 1;
  } else {
    console.log(`Intact: ${checked} consents in ${milliseconds} ms.`);
    console.log(`Last hash: ${lastHash}`);
    console.log("Keep this hash elsewhere, and name it next time: a chain that was written anew does not hold it.");
  }
} finally {
  await db.close();
}
