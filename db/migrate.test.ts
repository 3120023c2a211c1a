import { expect, test } from "vitest";
import { migrations } from "./migrate.ts";

test("migrations are written in the order in which they run", () => {
  const names = Object.keys(migrations);
  expect(names).toEqual(names.toSorted());
});
