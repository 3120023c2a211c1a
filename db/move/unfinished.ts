// A table in the target that exists until the move is complete. It holds how far the move has come, and keeps servers away.
import { type Engine, type MovedTable, quoted, type Value } from "./engine.ts";

/** How far a table has been copied. */
export interface Progress {
  rows: number;
  /** The key of the last row. */
  after: Value[];
}

/** `source`: rows by table at the beginning; `table`: a `Progress` by table; `step`: statements that are still to be run. */
type Kind = "source" | "table" | "step";

export const createUnfinished =
  "create table unfinished_move (kind text not null, name text not null, value text not null, primary key (kind, name))";
export const dropUnfinished = "drop table unfinished_move";

const note = ({ run }: Engine, kind: Kind, name: string, value: unknown) =>
  run(
    `insert into unfinished_move (kind, name, value) values ($1, $2, $3)
    on conflict (kind, name) do update set value = excluded.value`,
    [kind, name, JSON.stringify(value)],
  );

async function noted<T>({ run }: Engine, kind: Kind): Promise<Map<string, T>> {
  const rows = await run("select name, value from unfinished_move where kind = $1", [kind]);
  return new Map(rows.map(([name, value]) => [name as string, JSON.parse(value as string) as T]));
}

/**
 * Prepares a migrated target for loading, once. Returns how far an earlier run came, by table, or null when that run began with
 * other `rows`, the numbers of rows by table.
 */
export async function prepare(
  target: Engine,
  tables: readonly MovedTable[],
  rows: Readonly<Record<string, number>>,
): Promise<Map<string, Progress> | null> {
  const begunWith = (await noted<Record<string, number>>(target, "source")).get("rows");
  if (begunWith)
    return tables.every(({ name }) => begunWith[name] === rows[name]) ? await noted<Progress>(target, "table") : null;
  await target.transaction(async () => {
    const { remove, restore } = await target.dismantle();
    for (const statement of remove) await target.run(statement);
    for (const [index, statement] of restore.entries())
      await note(target, "step", String(index).padStart(4, "0"), statement);
    // Migrations insert the ends of the chains.
    for (const { name } of tables) await target.run(`delete from ${quoted(name)}`);
    await note(target, "source", "rows", rows);
  });
  return new Map();
}

/** Inserts rows and notes the progress, in one transaction. */
export const insertNoted = (target: Engine, table: MovedTable, rows: readonly Value[][], progress: Progress) =>
  target.transaction(async () => {
    await target.insert(table, rows);
    await note(target, "table", table.name, progress);
  });

/** Brings back what `prepare` removed. A run that was killed meanwhile has brought back the first part. */
export async function restore(target: Engine, onStep: (done: number, total: number) => void): Promise<void> {
  const steps = [...(await noted<string>(target, "step"))].sort(([a], [b]) => (a < b ? -1 : 1));
  onStep(0, steps.length);
  for (const [index, [name, statement]] of steps.entries()) {
    await target.transaction(async () => {
      await target.run(statement);
      await target.run("delete from unfinished_move where kind = 'step' and name = $1", [name]);
    });
    onStep(index + 1, steps.length);
  }
}
