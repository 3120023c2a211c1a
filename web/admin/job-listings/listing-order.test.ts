import { expect, test } from "vitest";
import { lastPlace, moved } from "./listing-order.ts";

const rows = ["a", "b", "c"].map((id, sortOrder) => ({ id, sortOrder }));
const order = (list: { id: string }[]) => list.map(({ id }) => id).join("");

test("one place up or down changes two rows", () => {
  const up = moved(rows, "c", -1);
  expect([order(up.rows), order(up.changed)]).toEqual(["acb", "cb"]);
  expect(up.changed).toEqual([
    { id: "c", sortOrder: 1 },
    { id: "b", sortOrder: 2 },
  ]);
  expect(order(moved(rows, "a", 1).rows)).toBe("bac");
});

test("rows that share a number are told apart", () => {
  const same = rows.map((row) => ({ ...row, sortOrder: 0 }));
  const { rows: next, changed } = moved(same, "a", 1);
  expect(next.map(({ id, sortOrder }) => `${id}${sortOrder}`)).toEqual(["b0", "a1", "c2"]);
  expect(order(changed)).toBe("ac");
});

test("nothing moves over the ends", () => {
  expect(moved(rows, "a", -1).changed).toEqual([]);
  expect(moved(rows, "c", 1).changed).toEqual([]);
});

test("a new one comes last", () => {
  expect(lastPlace(rows)).toBe(3);
  expect(lastPlace([])).toBe(0);
});
