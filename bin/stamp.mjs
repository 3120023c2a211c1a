import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const stampOf = (/** @type {string} */ folder) => join(folder, "dist", ".stamp");
const isTest = /^(tests|harness)\/|\.(test|spec)\.tsx?$/;

/**
 * The entries of the repository's root. Anything else there, such as a log, data or an unreadable folder, is not a source and
 * must not make a build stale. A test compares this list with git's.
 */
const entries = [
  ...[
    ".ci",
    ".dependency-cruiser.mjs",
    ".env.example",
    ".gitignore",
    ".npmrc",
    "LICENSE",
    "README.md",
    "astro.config.ts",
    "bench",
    "bin",
  ],
  ...["biome.json", "content", "db", "docs", "domain", "film", "harness", "knip.json", "mail", "package-lock.json"],
  ...["package.json", "playwright.config.ts", "public", "server", "site.config.ts", "tests", "tsconfig.json"],
  ...["vitest.config.ts", "web"],
];

/**
 * Lists every source below `folder`, tests included. Works without git, as in an unpacked archive.
 * @param {string} folder
 * @returns {string[]} paths relative to `folder`, in a fixed order
 */
export function listSources(folder) {
  /** @type {(path: string) => string[]} */
  const filesIn = (path) => {
    const stats = statSync(join(folder, path), { throwIfNoEntry: false });
    if (stats?.isDirectory()) return readdirSync(join(folder, path)).flatMap((name) => filesIn(`${path}/${name}`));
    return stats?.isFile() && !path.endsWith(".tsbuildinfo") ? [path] : [];
  };
  return entries.flatMap(filesIn).sort();
}

/** Returns a hash of every source that is not a test. */
export function hashSources(folder = root) {
  const hash = createHash("sha256");
  for (const path of listSources(folder)) {
    if (isTest.test(path)) continue;
    const content = readFileSync(join(folder, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** Whether a source has changed since the last build, or there is no build. */
export function isStale(folder = root) {
  return !existsSync(stampOf(folder)) || readFileSync(stampOf(folder), "utf8") !== hashSources(folder);
}

/**
 * Records the sources of the build.
 * @param {string} hash what `hashSources` returned before the build started
 */
export function writeStamp(hash, folder = root) {
  writeFileSync(stampOf(folder), hash);
}
