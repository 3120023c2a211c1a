// `npm test`: everything that is checked, one after the other, whatever failed before; the last line counts.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { environment, install, pinnedNode, root } from "./install.mjs";

install();
const results = join(root, "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const vitestReport = join(results, "vitest.json");
const playwrightReport = join(results, "playwright.json");

let passed = 0;
let failed = 0;

// First, because it also writes the types of the articles that the next check reads.
check("build", pinnedNode, "bin/build.ts");
check("types", "astro", "check", "--noSync", "--minimumSeverity", "error");
check("types of the server and its tools", "tsc", "--noEmit");
check("style and import rules", "biome", "ci", "--reporter=summary");
check("nothing unused", "knip");
const units = run("tests", "vitest", [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${vitestReport}`,
]);
count(units, vitestReport, (report) => [report.numPassedTests, report.numFailedTests]);
const browser = run("tests in a browser", "playwright", ["test"], { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport });
count(browser, playwrightReport, ({ stats }) => [stats.expected, stats.unexpected + stats.flaky]);

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * Runs a check that either holds or does not, and counts it as one test.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 */
function check(name, command, ...args) {
  if (run(name, command, args) === 0) passed += 1;
  else failed += 1;
}

/**
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [more]
 */
function run(name, command, args, more = {}) {
  const begun = Date.now();
  console.log(`\n--- ${name}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...environment, CI: "1", ...more },
  });
  console.log(`--- ${name}: ${status === 0 ? "passed" : "FAILED"} after ${Math.round((Date.now() - begun) / 1000)} s`);
  return status ?? 1;
}

/**
 * Adds the counts of a report. A run that failed without a failed test, or left no report, counts as one that failed.
 * @param {number} status
 * @param {string} path
 * @param {(report: any) => number[]} countsOf
 */
function count(status, path, countsOf) {
  const [good = 0, bad = 0] = existsSync(path) ? countsOf(JSON.parse(readFileSync(path, "utf8"))) : [];
  passed += good;
  failed += bad === 0 && status !== 0 ? 1 : bad;
}
