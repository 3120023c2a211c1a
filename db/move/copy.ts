import { type Engine, listed, type MovedTable, MoveError, quoted, type Value } from "./engine.ts";
import { insertNoted, type Progress } from "./unfinished.ts";

/** Rows per statement: those of a form take about a kilobyte each. */
const ROWS_AT_ONCE = 2000;
/** Files per statement, of 5 MB at most. */
const FILES_AT_ONCE = 4;

/** The tables to move, with the columns that both databases have. Throws a `MoveError` if they differ. */
export async function tablesOfBoth(source: Engine, target: Engine): Promise<MovedTable[]> {
  const tables = await source.tables();
  const shapeOf = (all: readonly MovedTable[]) =>
    all.map(({ name, columns, generated, binary }) =>
      JSON.stringify([name, [...columns].sort(), [...generated].sort(), [...binary].sort()]),
    );
  const [here, there] = [shapeOf(tables), shapeOf(await target.tables())];
  const different = here.find((shape) => !there.includes(shape)) ?? there.find((shape) => !here.includes(shape));
  if (different)
    throw new MoveError(`The table ${JSON.parse(different)[0]} is not the same in both databases. Nothing was moved.`);
  return tables;
}

/** The number of rows of each table. */
export async function countRows({ run }: Engine, tables: readonly MovedTable[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [[count] = []] = await run(`select count(*) from ${quoted(name)}`);
    counts[name] = Number(count);
  }
  return counts;
}

/** Copies the rows of a table after those of `progress`. Calls `onRows` with the number of rows of each batch. */
export async function copyTable(
  source: Engine,
  target: Engine,
  table: MovedTable,
  progress: Progress | undefined,
  onRows: (rows: readonly Value[][]) => void,
): Promise<void> {
  let copied: Progress = progress ?? { rows: 0, after: [] };
  let inserting: Promise<unknown> = Promise.resolve();
  // One database reads while the other one writes.
  for (;;) {
    const { rows, after } = await readBatch(source, table, copied.after);
    await inserting;
    if (rows.length === 0) return;
    copied = { rows: copied.rows + rows.length, after };
    inserting = insertNoted(target, table, rows, copied).then(() => onRows(rows));
    // Its failure is thrown by the `await` above, after the next rows were read.
    inserting.catch(() => {});
  }
}

async function readBatch({ run }: Engine, { name, columns, binary, key }: MovedTable, after: readonly Value[]) {
  const keys = key.join(", ");
  const places = after.map((_, index) => `$${index + 1}`).join(", ");
  const rows = await run(
    `select ${listed(columns)}, ${keys} from ${quoted(name)} ${after.length > 0 ? `where (${keys}) > (${places})` : ""}
    order by ${keys} limit ${binary.length > 0 ? FILES_AT_ONCE : ROWS_AT_ONCE}`,
    after,
  );
  let last: Value[] = [];
  for (const row of rows) last = row.splice(columns.length);
  return { rows, after: last };
}

/** Compares every row of the two databases. Throws a `MoveError` that names the first table that differs. */
export async function compare(
  source: Engine,
  target: Engine,
  tables: readonly MovedTable[],
  onRows: (rows: number) => void,
): Promise<void> {
  const differs = (table: string) =>
    new MoveError(
      `The table ${table} is not the same in both databases: the source has changed since the move began, or one of them is damaged. Use another target, or empty this one, and run the command again.`,
    );
  for (const table of tables) {
    const sums = await Promise.all([source, target].map((engine) => engine.checksum(table, onRows)));
    if (sums[0] !== sums[1]) throw differs(table.name);
  }
  const counts = await Promise.all([countedByDay(source), countedByDay(target)]);
  if (counts[0] !== counts[1]) throw differs("row_counts");
}

/** What triggers have counted. Where several processes write, a day has several counts. */
async function countedByDay({ run }: Engine): Promise<string> {
  const rows = await run(
    "select counted, day, sum(count) from row_counts group by counted, day having sum(count) <> 0",
  );
  return rows
    .map((row) => row.join(" "))
    .sort()
    .join();
}
