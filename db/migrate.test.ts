import { expect, test } from "vitest";
import { migrations } from "./migrate.ts";

test("lists migrations in the order in which they run", () => {
  const names = Object.keys(migrations);
  expect(names).toEqual(names.toSorted());
});
