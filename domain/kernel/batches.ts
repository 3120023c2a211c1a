import { setImmediate, setTimeout as wait } from "node:timers/promises";
import type { Database } from "#db/database.ts";

const ROWS_PER_BATCH = 500;

/**
 * Everything that `read` returns, in batches: it reads up to `limit` rows after `last`. Only one batch is in memory at a
 * time, and other requests are served between two.
 */
export async function* inBatches<Row>(
  read: (limit: number, last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  while (true) {
    const rows = await read(ROWS_PER_BATCH, last);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < ROWS_PER_BATCH) return;
  }
}

/** `batches` in the form that `map` gives each. */
export async function* mapBatches<Row, Item>(
  batches: AsyncGenerator<Row[]>,
  map: (batch: Row[]) => Item[] | Promise<Item[]>,
): AsyncGenerator<Item[]> {
  for await (const batch of batches) yield await map(batch);
}

/** How long rows are mapped before other requests have their turn, in milliseconds. */
const TURN_MS = 10;

/** `rows.map(map)`, between whose steps other requests are served. */
export async function mapInTurns<Row, Item>(rows: readonly Row[], map: (row: Row) => Item): Promise<Item[]> {
  const items: Item[] = [];
  let start = performance.now();
  for (const row of rows) {
    if (performance.now() - start > TURN_MS) {
      await setImmediate();
      start = performance.now();
    }
    items.push(map(row));
  }
  return items;
}

/**
 * How many times as long as a transaction took background work pauses while visitors write to the embedded database, which has one
 * writer: few of their requests then arrive during the work. Otherwise half of the time is left to others.
 */
const PAUSE_BESIDE_WRITES = 9;

/** Pauses for background work, called after each of its transactions; resolves to whether `signal` ended the work. */
export function pausesIn(db: Database, signal?: AbortSignal): () => Promise<boolean> {
  let [startedAt, writes] = [performance.now(), db.writes()];
  return async () => {
    const hasOtherWrites = db.writes() > writes + 1;
    const factor = db.isExclusive && hasOtherWrites ? PAUSE_BESIDE_WRITES : 1;
    if (!signal?.aborted) await wait((performance.now() - startedAt) * factor, undefined, { signal }).catch(() => {});
    [startedAt, writes] = [performance.now(), db.writes()];
    return signal?.aborted ?? false;
  };
}
