import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const stamp = join(root, "dist", ".stamp");
/** Whatever a page is made of. */
const sources = [
  "astro.config.ts",
  "bin/build.ts",
  "bin/passages.ts",
  "bin/request-pages.ts",
  "bin/style-sheets.ts",
  "content",
  "docs/email.md",
  "domain",
  "package-lock.json",
  "public",
  "server/pages/built-origin.ts",
  "site.config.ts",
  "tsconfig.json",
  "web",
];

/** A hash of everything that the build reads. */
export function hashSources() {
  const hash = createHash("sha256");
  for (const source of sources) add(hash, source);
  return hash.digest("hex");
}

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string} path
 */
function add(hash, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) add(hash, join(path, name));
  } else if (!path.endsWith(".test.ts")) {
    hash.update(`${path}\0`).update(readFileSync(full));
  }
}

/** Whether the build was made of something else than what lies here now. */
export function isStale() {
  return !existsSync(stamp) || readFileSync(stamp, "utf8") !== hashSources();
}

/**
 * Remembers what the build was made of.
 * @param {string} hash what `hashSources` said before the build began
 */
export function writeStamp(hash) {
  writeFileSync(stamp, hash);
}
