import { expect, test } from "vitest";
import { growthOf } from "#tests/support/growth.ts";
import { safeName } from "./safe-name.ts";

test.each([
  ["..hidden . .pdf", "hidden.pdf"],
  [`${"a".repeat(99)} . ${"b".repeat(50)}.PDF`, `${"a".repeat(99)}.pdf`],
  [" .. .pdf", "file.pdf"],
])("turns %j into %j", (given, kept) => expect(safeName(given)).toBe(kept));

test("takes time in proportion to the length of a name full of spaces and dots", () => {
  expect(safeName(`a${" .".repeat(100_000)}b.pdf`)).toBe("a.pdf");
  expect(growthOf((middle) => void safeName(`a${middle}b.pdf`), " .", 1.5)).toBeLessThanOrEqual(1.5);
});

test("takes time in proportion to the length of a name full of accents", () => {
  const name = (length: number) => `a${"\u0344".repeat(length / 2)}${"\u0f73".repeat(length / 2)}.pdf`;
  expect(growthOf((marks) => void safeName(name(marks.length)), "\u0344", 1.5)).toBeLessThanOrEqual(1.5);
});
