/** A record with a display order. */
interface Ordered {
  id: string;
  sortOrder: number;
}

/** Moves the row with `id` up (-1) or down (1) and returns all rows in their new order, and the rows whose sort order changed. */
export function moveRow<Row extends Ordered>(rows: readonly Row[], id: string, step: 1 | -1) {
  const from = rows.findIndex((row) => row.id === id);
  const to = from + step;
  const [row, neighbor] = [rows[from], rows[to]];
  if (!row || !neighbor) return { rows: [...rows], changed: [] };
  const next = [...rows];
  next[from] = neighbor;
  next[to] = row;
  // Rows may share a sort order, so every row gets a unique number; only changed rows are sent.
  const numbered = next.map((each, sortOrder) => ({ ...each, sortOrder }));
  const before = new Map(rows.map((each) => [each.id, each.sortOrder]));
  return { rows: numbered, changed: numbered.filter((each) => before.get(each.id) !== each.sortOrder) };
}

/** The sort order that places a new row last. */
export const nextSortOrder = (rows: readonly Ordered[]) => Math.max(-1, ...rows.map((row) => row.sortOrder)) + 1;
