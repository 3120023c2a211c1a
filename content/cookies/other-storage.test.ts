import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalog } from "./catalog.ts";
import { otherStorage } from "./other-storage.ts";

const code = globSync("web/**/*.{ts,tsx,astro}")
  .filter((file) => !file.includes(".test."))
  .map((file) => readFileSync(file, "utf8"));

test("lists exactly the handover keys that the code uses", () => {
  const used = code.flatMap((text) => text.match(/(?<=")handover:[a-z-]+(?=")/g) ?? []);
  const listed = otherStorage.map(({ key }) => key).filter((key) => key.startsWith("handover:"));
  expect([...new Set(used)].sort()).toEqual(listed.sort());
});

test("lists each storage key and cookie that the code sets", () => {
  const keys = code.flatMap((text) => text.match(/(?<=Storage\.setItem\(")[^"]+/g) ?? []);
  const cookies = code.flatMap((text) => text.match(/(?<=document\.cookie = `)[a-z_-]+(?==)/g) ?? []);
  expect(keys.length).toBeGreaterThan(0);
  expect(cookies.length).toBeGreaterThan(0);
  const listed = [...otherStorage.map(({ key }) => key), ...catalog.flatMap((entry) => entry.keys)];
  expect([...keys, ...cookies].filter((name) => !listed.includes(name))).toEqual([]);
});
