import { useEffect, useRef, useState } from "react";

/** The rows that the user selected, also on other pages of the list. */
export interface Selection<Row> {
  /** In the order of selection. */
  rows: readonly Row[];
  has: (row: Row) => boolean;
  /** Selects a row, or no longer; `isRange` with all rows since the last one that was toggled. */
  toggle: (row: Row, isRange: boolean) => void;
  /** Selects all rows of the page, or none of them when all are selected. */
  toggleAll: () => void;
  /** Keeps other rows selected, also those that were selected since the caller was drawn. */
  deselect: (rows: readonly Row[]) => void;
}

/** Keeps the selected rows until the list has other `filters`. `page` are the rows that the list shows. */
export function useSelection<Row extends { id: string }>(page: readonly Row[], filters: string): Selection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const lastToggled = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters end the selection
  useEffect(() => setSelected(new Map()), [filters]);
  const set = (rows: readonly Row[], isSelected: boolean) =>
    setSelected((now) => {
      const next = new Map(now);
      for (const row of rows) {
        if (isSelected) next.set(row.id, row);
        else next.delete(row.id);
      }
      return next;
    });
  // A row that was loaded again may have changed.
  const shown = new Map(page.map((row) => [row.id, row]));
  return {
    rows: [...selected.values()].map((row) => shown.get(row.id) ?? row),
    has: ({ id }) => selected.has(id),
    toggle(row, isRange) {
      const [from, to] = [lastToggled.current, row.id].map((id) => page.findIndex((one) => one.id === id));
      const range = isRange && from !== undefined && to !== undefined && from >= 0;
      set(range ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [row], !selected.has(row.id));
      lastToggled.current = row.id;
    },
    toggleAll: () => set(page, !page.every(({ id }) => selected.has(id))),
    deselect: (rows) => set(rows, false),
  };
}
