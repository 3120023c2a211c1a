import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "./install.mjs";
import { hashSources, isStale, listSources, writeStamp } from "./stamp.mjs";

const sources = [
  "astro.config.ts",
  "bin/build.ts",
  "db/tables.ts",
  "docs/email.md",
  "public/a.svg",
  "server/http/csv.ts",
];
const ignored = [".env", "data/site.db", "dist/index.html", "node_modules/x/index.js", "web/cache.tsbuildinfo"];

let folder: string;
const write = (path: string, text = path) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-stamp-"));
  cpSync(join(root, ".gitignore"), join(folder, ".gitignore"));
  for (const path of [...sources, ...ignored, "tests/people.ts", "web/page.test.tsx"]) write(path);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// Git refuses another user's folder unless it is named safe. An unpacked archive has no such list.
const git = spawnSync("git", ["-c", "safe.directory=*", "ls-files"], { cwd: root, encoding: "utf8" });

test.skipIf(git.status !== 0 || !existsSync(join(root, ".git")))("lists every file that git tracks", () => {
  const tracked = git.stdout.trim().split("\n");
  const listed = new Set(listSources(root));
  expect(tracked.filter((path) => existsSync(join(root, path)) && !listed.has(path))).toEqual([]);
});

test.each([...sources, ".gitignore"])("a change of %s makes the build stale", (path) => {
  writeStamp(hashSources(folder), folder);
  expect(isStale(folder)).toBe(false);
  write(path, "\n# changed\n");
  expect(isStale(folder)).toBe(true);
});

test("a new, renamed or deleted source makes the build stale", () => {
  const original = hashSources(folder);
  write("web/new.ts");
  const added = hashSources(folder);
  renameSync(join(folder, "web/new.ts"), join(folder, "web/other.ts"));
  const renamed = hashSources(folder);
  rmSync(join(folder, "web/other.ts"));
  expect(new Set([original, added, renamed]).size).toBe(3);
  expect(hashSources(folder)).toBe(original);
});

test("tests, logs, and data in any folder of the root leave the build fresh", () => {
  writeStamp(hashSources(folder), folder);
  for (const path of [...ignored, "site.db", "npm-debug.log", "pgdata/base", "tests/people.ts", "web/page.test.tsx"])
    write(path, "changed");
  expect(isStale(folder)).toBe(false);
});

test("a folder that was never built is stale", () => {
  expect(isStale(folder)).toBe(true);
});
