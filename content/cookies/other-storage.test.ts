import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { otherStorage } from "./other-storage.ts";

test("what the code hands from page to page is listed, and nothing else", () => {
  const files = globSync("web/**/*.{ts,tsx,astro}").filter((file) => !file.includes(".test."));
  const used = files.flatMap((file) => readFileSync(file, "utf8").match(/(?<=")handover:[a-z-]+(?=")/g) ?? []);
  const listed = otherStorage.map(({ key }) => key).filter((key) => key.startsWith("handover:"));
  expect([...new Set(used)].sort()).toEqual(listed.sort());
});
