// npm run backup: writes a backup of the embedded database, also while the server runs.
import { parseArgs } from "node:util";
import type { Encryption } from "#server/backup/encryption.ts";
import { BackupError } from "#server/backup/failure.ts";
import { makeBackup } from "#server/backup/make.ts";
import { readEnv } from "#server/env.ts";
import { environmentWithFile } from "#server/env-file.ts";
import { readBackupRecipients } from "#server/env-values.ts";
import { defaultReserve, spaceOf } from "#server/uploads/reserve-file.ts";
import { runExplained } from "./explained.ts";
import { readSecret } from "./read-secret.ts";

const usage = `npm run backup -- FILE                      writes a backup of the database in DATA_DIR, also while the server runs
npm run backup -- FILE --recipient age1…    encrypts it for a public key of age; several are possible
npm run backup -- FILE --passphrase         encrypts it with a passphrase, read from the terminal or standard input
Without either, it is encrypted for BACKUP_RECIPIENT if that is set.`;

// A backup is for its own user only.
process.umask(0o077);

function readArguments() {
  try {
    const options = { recipient: { type: "string", multiple: true }, passphrase: { type: "boolean" } } as const;
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const recipients = values.recipient?.flatMap((key) => readBackupRecipients(key));
    if (positionals.length === 1 && !recipients?.includes(undefined) && !(recipients && values.passphrase))
      return { file: positionals[0] as string, recipients: recipients as string[], passphrase: values.passphrase };
  } catch {
    // An unknown option.
  }
  console.error(usage);
  process.exit(2);
}

async function readPassphrase(): Promise<string> {
  const passphrase = await readSecret("Passphrase");
  if (passphrase.length < 12) throw new BackupError("The passphrase must have at least 12 characters.");
  if (process.stdin.isTTY && (await readSecret("Passphrase again")) !== passphrase)
    throw new BackupError("The two passphrases differ.");
  return passphrase;
}

const { file, recipients, passphrase } = readArguments();
await runExplained(async (bar) => {
  const env = readEnv(environmentWithFile(process.cwd()));
  if (env.databaseUrl)
    throw new BackupError(
      "The data is in PostgreSQL (DATABASE_URL). Back it up with pg_dump or WAL archiving: see docs/deploy.md.",
    );
  const keys = recipients ?? env.backupRecipients;
  let encryption: Encryption | null = keys.length > 0 ? { recipients: keys } : null;
  if (passphrase) encryption = { passphrase: await readPassphrase() };
  const startedAt = performance.now();
  const keepFree = 2 * (env.storage.reserve ?? defaultReserve((await spaceOf(env.dataFolder)).total));
  const bytes = await makeBackup({ dataFolder: env.dataFolder, file, encryption, keepFree }, bar.show);
  bar.end();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const size = (bytes / 1024 ** 2).toLocaleString("en-US", { maximumFractionDigits: 1 });
  console.log(`Wrote ${file}${encryption ? ", encrypted" : ", not encrypted"}: ${size} MB in ${seconds} s.`);
  console.log("It holds all data, but not .env or other settings: keep a copy of these in another place.");
});
