import { isTemporaryFailure } from "#db/failures.ts";
import { migrate, migrations } from "#db/migrate.ts";
import { compare, copyTable, countRows, tablesOfBoth } from "#db/move/copy.ts";
import { type Engine, type MovedTable, MoveError, type Source, type Target } from "#db/move/engine.ts";
import { prepare, restore } from "#db/move/unfinished.ts";
import { verifyAuditLog } from "#domain/audit/verify.ts";
import { verifyChain } from "#domain/consents/verify.ts";
import { explainFailure } from "./backup/failure.ts";

/** The embedded database in a data folder, or PostgreSQL; `from` says where the URL is from. */
export type Location = { folder: string } | { url: string; from: string };

/** What was moved. */
export interface Moved {
  rows: number;
  files: number;
  tables: number;
  auditEntries: number;
  consents: number;
}

/** What is being done; with the number of finished units and of all units. */
export type MoveProgress = (step: string, done: number, total: number, unit: "rows" | "steps") => void;

/**
 * Copies everything from one database to another, which must be empty, and compares every row. Nothing can write to the source
 * meanwhile, which is not changed. A move that was killed continues where it stopped. Throws a `MoveError`, or an error of
 * `db/database.ts`, with a sentence for the operator.
 */
export async function move(from: Location, to: Location, onProgress: MoveProgress): Promise<Moved> {
  try {
    await using source = await openSource(from);
    await requireThisRelease(source);
    await using target = await openTarget(to);
    return await moveAll(source, target, onProgress);
  } catch (error) {
    throw explained(error, from, to);
  }
}

// Each loads only its driver.
async function openSource(location: Location): Promise<Source> {
  if ("url" in location) return (await import("#db/move/postgres.ts")).openPostgresSource(location.url, location.from);
  return (await import("#db/move/sqlite.ts")).openSqliteSource(location.folder);
}

async function openTarget(location: Location): Promise<Target> {
  if ("url" in location) return (await import("#db/move/postgres.ts")).openPostgresTarget(location.url, location.from);
  return (await import("#db/move/sqlite.ts")).openSqliteTarget(location.folder);
}

async function moveAll(source: Source, target: Target, onProgress: MoveProgress): Promise<Moved> {
  await verify(source);
  await migrate(target.queries, { isMove: true });
  const tables = await tablesOfBoth(source, target);
  const counts = await countRows(source, tables);
  const progress = await prepare(target, tables, counts);
  if (!progress)
    throw new MoveError(
      "The source has changed since this move began. Use another target, or empty this one, and run the command again.",
    );
  const hasFiles = ({ binary }: MovedTable) => binary.length > 0;
  const [files, others] = [tables.filter(hasFiles), tables.filter((table) => !hasFiles(table))];
  const rowsOf = (some: readonly MovedTable[]) => some.reduce((sum, { name }) => sum + (counts[name] ?? 0), 0);
  const copy = async (step: string, some: readonly MovedTable[]) => {
    const total = rowsOf(some);
    let done = some.reduce((sum, { name }) => sum + (progress.get(name)?.rows ?? 0), 0);
    onProgress(step, done, total, "rows");
    for (const table of some)
      await copyTable(source, target, table, progress.get(table.name), (rows) => {
        done += rows.length;
        onProgress(step, done, total, "rows");
      });
  };
  await copy("Copying", others);
  await copy("Files", files);
  await restore(target, (done, total) => onProgress("Indexing", done, total, "steps"));
  await target.settle(tables);
  let compared = 0;
  onProgress("Comparing", compared, rowsOf(tables), "rows");
  await compare(source, target, tables, (rows) => {
    compared += rows;
    onProgress("Comparing", compared, rowsOf(tables), "rows");
  });
  const verified = await verify(target);
  await source.confirm();
  await target.complete();
  return { rows: rowsOf(tables), files: rowsOf(files), tables: tables.length, ...verified };
}

async function verify({ place, queries }: Engine): Promise<Pick<Moved, "auditEntries" | "consents">> {
  const db = { read: queries };
  const [audit, consents] = [await verifyAuditLog(db), await verifyChain(db)];
  for (const [log, { broken }] of [
    ["audit log", audit],
    ["consent log", consents],
  ] as const)
    if (broken)
      throw new MoveError(`The ${log} of the database ${place} is broken at ${broken.sequence}: ${broken.reason}.`);
  return { auditEntries: audit.checked, consents: consents.checked };
}

/** Refuses a source whose tables are not those of this release. Bringing it up to date would change it. */
async function requireThisRelease({ place, queries, run }: Source): Promise<void> {
  const tables = await queries.introspection.getTables({ withInternalKyselyTables: true });
  const has = (table: string) => tables.some(({ name }) => name === table);
  if (!has("kysely_migration")) throw new MoveError(`The database ${place} is not one of this product.`);
  if (has("unfinished_move"))
    throw new MoveError(
      `A move into the database ${place} has not finished. Finish it, or use the database before it.`,
    );
  const done = (await run("select name from kysely_migration")).map(([name]) => String(name));
  const later = done.find((name) => !(name in migrations));
  if (later)
    throw new MoveError(
      `A later release has changed the database ${place}: this one does not know its migration ${later}. Move it with that release.`,
    );
  if (Object.keys(migrations).some((name) => !done.includes(name)))
    throw new MoveError(
      `The database ${place} is of an earlier release. Start this release on it once, stop it, and run the command again.`,
    );
}

function explained(error: unknown, ...locations: Location[]): unknown {
  const again = "Then run the command again: it continues where it stopped.";
  const folder = locations.flatMap((location) => ("folder" in location ? location.folder : [])).join();
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (/^(ENOSPC|EDQUOT|SQLITE_FULL)$/.test(code))
    return new MoveError(`The disk of ${folder} is full. Free space there. ${again}`);
  if (code === "53100") return new MoveError(`The disk of PostgreSQL is full. Free space there. ${again}`);
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code))
    return new MoveError(`The database in ${folder} is damaged (${message}). Restore a backup made before.`);
  const known = explainFailure(error, folder);
  if (known !== error || !isTemporaryFailure(error)) return known;
  return new MoveError(`The connection to PostgreSQL was lost (${message}). Wait until it is back. ${again}`);
}
