/** Something that has a place among others of its kind. */
interface Ordered {
  id: string;
  sortOrder: number;
}

/** `rows` with the one of `id` moved up (-1) or down (1) by one place, and those whose place has another number now. */
export function moved<Row extends Ordered>(rows: readonly Row[], id: string, step: 1 | -1) {
  const from = rows.findIndex((row) => row.id === id);
  const to = from + step;
  const [row, neighbour] = [rows[from], rows[to]];
  if (!row || !neighbour) return { rows: [...rows], changed: [] };
  const next = [...rows];
  next[from] = neighbour;
  next[to] = row;
  // Equal numbers would leave the order to chance: every place gets its own, and only those that change are sent.
  const numbered = next.map((each, sortOrder) => ({ ...each, sortOrder }));
  const before = new Map(rows.map((each) => [each.id, each.sortOrder]));
  return { rows: numbered, changed: numbered.filter((each) => before.get(each.id) !== each.sortOrder) };
}

/** The place after all others, for a new one. */
export const lastPlace = (rows: readonly Ordered[]) => Math.max(-1, ...rows.map((row) => row.sortOrder)) + 1;
