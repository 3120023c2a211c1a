// `npm test`: builds, then runs every check and test, even after failures; the last line counts them.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import { environment, install, pinnedNode, root } from "./install.mjs";

install();
const results = join(root, "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const vitestReport = join(results, "vitest.json");
const playwrightReport = join(results, "playwright.json");

let passed = 0;
/** Failed checks and tests, to name at the end, where a reader of a long log looks first. @type {string[]} */
const failures = [];

// First: the checks and tests read the build and the article types that it generates.
await check("build", pinnedNode, "bin/build.ts");
// In parallel, because each of them mostly waits for browsers, servers, or the file system.
await Promise.all([checkStatically(), runVitest(), runPlaywright()]);

if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function checkStatically() {
  // Checks Astro, TypeScript and JavaScript files, so that `tsc` is not necessary.
  await check("types", "astro", "check", "--noSync", "--minimumSeverity", "error");
  await check("style and import rules", "biome", "ci", "--reporter=summary");
  await check("unused code", "knip");
}

async function runVitest() {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`];
  const status = await run("tests", "vitest", ["run", ...reporters]);
  count("tests", status, vitestReport, ({ testResults }) =>
    testResults.flatMap((/** @type {any} */ file) =>
      file.assertionResults.map((/** @type {any} */ test) => ({
        name: `${relative(root, file.name)} › ${test.fullName}`,
        status: test.status,
      })),
    ),
  );
}

async function runPlaywright() {
  const more = { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
  const status = await run("tests in a browser", "playwright", ["test"], more);
  count("tests in a browser", status, playwrightReport, ({ suites }) => suites.flatMap(testsOf));
}

/**
 * Runs a check that passes or fails as a whole, and counts it as one test.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 */
async function check(name, command, ...args) {
  if ((await run(name, command, args)) === 0) passed += 1;
  else failures.push(name);
}

/**
 * Resolves with the exit status of a command. Each line that it prints is preceded by its name, because commands that run
 * at the same time print in turn.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [more]
 * @returns {Promise<number>}
 */
function run(name, command, args, more = {}) {
  const start = Date.now();
  console.log(`${name}: started`);
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...environment, CI: "1", ...more },
  });
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on("line", (line) => console.log(`${name}: ${line}`));
  return new Promise((resolve) => {
    child.on("error", (error) => console.log(`${name}: ${error}`));
    child.on("close", (status) => {
      const seconds = Math.round((Date.now() - start) / 1000);
      console.log(`${name}: ${status === 0 ? "passed" : "FAILED"} after ${seconds} s`);
      resolve(status ?? 1);
    });
  });
}

/**
 * Adds the tests of a report. A run that failed without a failed test, or left no report, counts as one that failed.
 * @param {string} name
 * @param {number} status
 * @param {string} path
 * @param {(report: any) => { name: string, status: string }[]} testsIn
 */
function count(name, status, path, testsIn) {
  const tests = existsSync(path) ? testsIn(JSON.parse(readFileSync(path, "utf8"))) : [];
  const failed = tests.filter((test) => ["failed", "unexpected", "flaky"].includes(test.status));
  passed += tests.filter((test) => ["passed", "expected"].includes(test.status)).length;
  failures.push(...failed.map((test) => test.name));
  if (failed.length === 0 && status !== 0) failures.push(name);
}

/**
 * Lists the tests of a Playwright suite and of the suites in it.
 * @param {any} suite
 * @returns {{ name: string, status: string }[]}
 */
function testsOf(suite) {
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests.map((/** @type {any} */ test) => ({
      name: `[${test.projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
      status: test.status,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)];
}
