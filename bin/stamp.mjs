import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const stampOf = (/** @type {string} */ folder) => join(folder, "dist", ".stamp");
const isTest = /^(tests|harness)\/|\.(test|spec)\.tsx?$/;

/**
 * Lists every source below `folder`, tests included, as git does with its untracked files: everything that `.gitignore`
 * does not name. Works without git, as in an unpacked archive. A folder with a database is left out: a `DATA_DIR` may be
 * anywhere, and the server writes to it.
 * @param {string} folder
 * @returns {string[]} paths relative to `folder`, in a fixed order
 */
export function listSources(folder) {
  const patterns = readFileSync(join(folder, ".gitignore"), "utf8").split("\n").filter(Boolean);
  // Our .gitignore holds plain names and *.extension only; bin/stamp.test.ts compares the result with git's.
  const names = patterns.map((pattern) =>
    pattern.replace(/\/$/, "").replace(/[.*]/g, (sign) => (sign === "*" ? ".*" : "\\.")),
  );
  const ignored = new RegExp(`^(${[...names, "\\.git"].join("|")})$`);
  /** @type {string[]} */
  const paths = [];
  const visit = (/** @type {string} */ below) => {
    const entries = readdirSync(join(folder, below), { withFileTypes: true });
    if (entries.some(({ name }) => name === "site.db")) return;
    for (const entry of entries) {
      const path = below ? `${below}/${entry.name}` : entry.name;
      if (ignored.test(entry.name)) continue;
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile()) paths.push(path);
    }
  };
  visit("");
  return paths.sort();
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
