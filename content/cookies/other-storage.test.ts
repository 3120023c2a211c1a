import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogue } from "./catalogue.ts";
import { otherStorage } from "./other-storage.ts";

const code = globSync("web/**/*.{ts,tsx,astro}")
  .filter((file) => !file.includes(".test."))
  .map((file) => readFileSync(file, "utf8"));

test("what the code hands from page to page is listed, and nothing else", () => {
  const used = code.flatMap((text) => text.match(/(?<=")handover:[a-z-]+(?=")/g) ?? []);
  const listed = otherStorage.map(({ key }) => key).filter((key) => key.startsWith("handover:"));
  expect([...new Set(used)].sort()).toEqual(listed.sort());
});

test("each key and cookie that the code spells out is listed", () => {
  const keys = code.flatMap((text) => text.match(/(?<=Storage\.setItem\(")[^"]+/g) ?? []);
  const cookies = code.flatMap((text) => text.match(/(?<=document\.cookie = `)[a-z_-]+(?==)/g) ?? []);
  expect(keys.length).toBeGreaterThan(0);
  expect(cookies.length).toBeGreaterThan(0);
  const listed = [...otherStorage.map(({ key }) => key), ...catalogue.flatMap((entry) => entry.keys)];
  expect([...keys, ...cookies].filter((name) => !listed.includes(name))).toEqual([]);
});
