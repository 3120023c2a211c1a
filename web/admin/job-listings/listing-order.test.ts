import { expect, test } from "vitest";
import { moveRow, nextSortOrder } from "./listing-order.ts";

const rows = ["a", "b", "c"].map((id, sortOrder) => ({ id, sortOrder }));
const order = (list: { id: string }[]) => list.map(({ id }) => id).join("");

test("moving by one position changes two rows", () => {
  const up = moveRow(rows, "c", -1);
  expect([order(up.rows), order(up.changed)]).toEqual(["acb", "cb"]);
  expect(up.changed).toEqual([
    { id: "c", sortOrder: 1 },
    { id: "b", sortOrder: 2 },
  ]);
  expect(order(moveRow(rows, "a", 1).rows)).toBe("bac");
});

test("gives rows with the same sort order distinct numbers", () => {
  const same = rows.map((row) => ({ ...row, sortOrder: 0 }));
  const { rows: next, changed } = moveRow(same, "a", 1);
  expect(next.map(({ id, sortOrder }) => `${id}${sortOrder}`)).toEqual(["b0", "a1", "c2"]);
  expect(order(changed)).toBe("ac");
});

test("does not move beyond either end", () => {
  expect(moveRow(rows, "a", -1).changed).toEqual([]);
  expect(moveRow(rows, "c", 1).changed).toEqual([]);
});

test("a new row comes last", () => {
  expect(nextSortOrder(rows)).toBe(3);
  expect(nextSortOrder([])).toBe(0);
});
