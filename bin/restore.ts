// npm run restore: puts a backup in the place of the embedded database, while the server is stopped.
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { settleRestored } from "#domain/backup/after-restore.ts";
import { encryptionOf, type Key } from "#server/backup/encryption.ts";
import { BackupError, explainFailure } from "#server/backup/failure.ts";
import { type Restored, restoreBackup } from "#server/backup/restore.ts";
import { withDatabase } from "#server/database.ts";
import { readEnv } from "#server/env.ts";
import { environmentWithFile } from "#server/env-file.ts";
import { explain, runExplained } from "./explained.ts";
import { readSecret } from "./read-secret.ts";

const usage = `npm run restore -- FILE                      puts a backup in the place of the database in DATA_DIR; stop the server first
npm run restore -- FILE --identity KEYFILE   decrypts it with the secret keys in a file that age-keygen made
npm run restore -- --settle                  after a restore by the tools of PostgreSQL: ends what was issued before it
A backup with a passphrase asks for it on the terminal, or reads it from standard input.`;

// What is restored is for the server's user only.
process.umask(0o077);

function readArguments() {
  try {
    const options = { identity: { type: "string" }, settle: { type: "boolean" } } as const;
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    if (values.settle && positionals.length === 0) return null;
    if (positionals.length === 1) return { file: positionals[0] as string, identity: values.identity };
  } catch {
    // An unknown option.
  }
  console.error(usage);
  process.exit(2);
}

async function readKey(file: string, identity: string | undefined): Promise<Key | null> {
  const encryption = await encryptionOf(file);
  if (encryption === null) return null;
  if (encryption === "passphrase") return { passphrase: await readSecret("Passphrase") };
  if (!identity)
    throw new BackupError("The backup is encrypted for a key: name the file that holds it with --identity.");
  if (!existsSync(identity)) throw new BackupError(`There is no file ${identity}.`);
  const identities = readFileSync(identity, "utf8").match(/^AGE-SECRET-KEY-(PQ-)?1[A-Z0-9]+$/gm) ?? [];
  if (identities.length === 0) throw new BackupError(`${identity} holds no secret key of age (AGE-SECRET-KEY-1…).`);
  return { identities };
}

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
const inUtc = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

function* sentencesAbout(dataFolder: string, restored: Restored): Generator<string> {
  const { madeAt, rows, auditEntries, consents, deletedAgain, unreadable, lost, replaced, waitingEmails } = restored;
  yield `Restored ${madeAt ? `the backup of ${inUtc.format(madeAt)} UTC` : "the database"} into ${dataFolder}.`;
  yield `Verified ${madeAt ? "its checksum, its structure," : "its structure (it has no checksum: npm run backup did not write it),"} ${counted(auditEntries, "entry", "entries")} of the audit log and ${counted(consents, "record")} of the consent log.`;
  yield `It holds ${counted(rows.inquiries, "inquiry", "inquiries")}, ${counted(rows.applications, "application")}, ${counted(rows.conversations, "conversation")}, ${counted(rows.files, "resume")} and ${counted(rows.accounts, "account")}.`;
  yield "Everyone has to log in again, and links in earlier emails about accounts no longer work.";
  if (waitingEmails > 0) yield `${counted(waitingEmails, "email")} will be sent when the server starts.`;
  if (deletedAgain) {
    const kinds = Object.entries(deletedAgain.counts).map(
      ([kind, count]) => `${kind} ${count.toLocaleString("en-US")}`,
    );
    yield `Deleted again, because it was deleted after the backup: ${kinds.join(", ") || "nothing"}. The server deletes what has reached the end of its retention period when it starts.`;
    for (const name of deletedAgain.keptAdmins)
      yield `The account ${name} was deleted after the backup, but is the only admin in it: make another admin, then delete it.`;
  } else {
    yield "What was deleted after the backup is there again, because no log of it was found. The privacy policy promises to delete it: go through the erasure requests since then, and delete their data in the dashboard.";
  }
  if (unreadable)
    yield `The database that was there is damaged or of an earlier release, and could not be read completely (${unreadable}). Notes and addresses that were deleted after the backup may be there again, and emails that were sent since may be sent again.`;
  if (lost.size > 0) {
    const changes = [...lost].map(([what, count]) => `${what} ${count.toLocaleString("en-US")}`);
    yield `Changes since the backup that are lost, by the audit log: ${changes.join(", ")}. Repeat those to accounts.`;
  }
  if (replaced)
    yield `The database that was there is in ${replaced}. It holds personal data: delete the folder when you no longer need it.`;
  yield "Start the server.";
}

const given = readArguments();
if (!given) {
  const context = { actor: null, agent: "command line", now: Date.now } as const;
  await withDatabase((db) => settleRestored({ ...context, db }, null)).catch(explain);
  console.log("Ended sessions, links, known devices and invitations from before the restore. Start the server.");
  process.exit();
}
const { file, identity } = given;
await runExplained(async (bar) => {
  const { databaseUrl, dataFolder } = readEnv(environmentWithFile(process.cwd()));
  if (databaseUrl)
    throw new BackupError("The data is in PostgreSQL (DATABASE_URL). Restore it with pg_restore: see docs/deploy.md.");
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const key = await readKey(file, identity).catch((error) => {
    throw explainFailure(error, dataFolder);
  });
  const restored = await restoreBackup({ file, dataFolder, key, now: Date.now }, bar.show);
  bar.end();
  for (const line of sentencesAbout(dataFolder, restored)) console.log(line);
});
