// npm run move: copies everything from the embedded database to an empty PostgreSQL database, or back.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { MoveError } from "#db/move/engine.ts";
import { readEnv } from "#server/env.ts";
import { environmentWithFile } from "#server/env-file.ts";
import { type Location, move } from "#server/move.ts";
import { runExplained } from "./explained.ts";

const usage = `npm run move -- --to postgres://user@host/name   copies the database in DATA_DIR to an empty PostgreSQL database
npm run move -- --to sqlite:FOLDER               copies the database of DATABASE_URL to the embedded database in a data folder
Stop every server first. The source stays as it is. A move that was interrupted continues when the command is run again.
PGPASSWORD or a password file (PGPASSFILE) keeps the password of PostgreSQL out of the list of processes.`;

// What is written is for the server's user only.
process.umask(0o077);

function readTarget(): Location {
  try {
    const { to = "" } = parseArgs({ options: { to: { type: "string" } } }).values;
    if (/^postgres(ql)?:/.test(to) && URL.canParse(to)) return { url: to, from: "--to" };
    const [, folder] = /^sqlite:(.+)$/.exec(to) ?? [];
    if (folder) return { folder: resolve(folder) };
  } catch {
    // An unknown option.
  }
  console.error(usage);
  process.exit(2);
}

const to = readTarget();
await runExplained(async (bar) => {
  const { dataFolder, databaseUrl } = readEnv(environmentWithFile(process.cwd()));
  if (databaseUrl && "url" in to)
    throw new MoveError(
      "The data is in PostgreSQL already (DATABASE_URL). Move it to another server with pg_dump: see docs/deploy.md.",
    );
  if (!databaseUrl && "folder" in to)
    throw new MoveError(
      "The data is in the embedded database already, because DATABASE_URL is not set. Move its folder with npm run backup and npm run restore.",
    );
  const from: Location = databaseUrl ? { url: databaseUrl, from: "DATABASE_URL" } : { folder: dataFolder };
  const startedAt = performance.now();
  const moved = await move(from, to, bar.show);
  bar.end();
  const seconds = Math.ceil((performance.now() - startedAt) / 1000);
  const counted = (count: number) => count.toLocaleString("en-US");
  console.log(
    `Moved ${counted(moved.rows)} rows of ${moved.tables} tables, ${counted(moved.files)} of them files, in ${counted(seconds)} s.`,
  );
  console.log(
    `Compared every row in both databases, and verified ${counted(moved.auditEntries)} entries of the audit log and ${counted(moved.consents)} records of the consent log.`,
  );
  console.log(
    "The source is as it was. Start no server on it again: it would send waiting emails a second time. It holds personal data: delete it when you no longer need it.",
  );
  console.log(
    "url" in to
      ? "Set DATABASE_URL to the new database, unset BACKUP_DIR, and start the server."
      : `Unset DATABASE_URL, set DATA_DIR to ${to.folder}, and start the server.`,
  );
});
