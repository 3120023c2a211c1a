import { expect, test } from "vitest";
import { safeName } from "./safe-name.ts";

test.each([
  ["..hidden . .pdf", "hidden.pdf"],
  [`${"a".repeat(99)} . ${"b".repeat(50)}.PDF`, `${"a".repeat(99)}.pdf`],
  [" .. .pdf", "file.pdf"],
])("%j is kept as %j", (given, kept) => expect(safeName(given)).toBe(kept));

test("takes a time that grows with a name's length, whatever is in its midst", () => {
  const begun = performance.now();
  expect(safeName(`a${" .".repeat(100_000)}b.pdf`)).toBe("a.pdf");
  // From each of them to the last it took more than a minute.
  expect(performance.now() - begun).toBeLessThan(1000);
});
