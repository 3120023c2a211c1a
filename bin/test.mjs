// `npm test`: builds, then runs every check and test, even after failures; the last line counts them. Failed tests are run
// again without other work beside them, unless they are many. Those that pass then are named as unstable, and are to be mended
// like any fault.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { setPriority, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import { environment, install, pinnedNode, root } from "./install.mjs";

install();
const results = join(root, "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const vitestReport = join(results, "vitest.json");
const playwrightReport = join(results, "playwright.json");

/** More failures are no coincidence. On a machine that stands still for seconds, 30 tests have failed that pass alone. */
const MAX_REPEATED = 50;

/** Databases and browsers of the tests are in memory where there is room: on a disk, each commit takes a millisecond. */
const MEMORY = "/dev/shm";
const ROOM = 4 * 1024 ** 3;
const freeBytes = (/** @type {string} */ path) => {
  if (!existsSync(path)) return 0;
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
};
const temporary = freeBytes(MEMORY) > ROOM ? MEMORY : tmpdir();

let passed = 0;
/** The seconds that each file of tests took. @type {Map<string, number>} */
const durations = new Map();
/**
 * Failed checks and tests, to name at the end, where a reader of a long log looks first; for a test, the arguments that
 * select it.
 * @type {Map<string, string[] | undefined>}
 */
const failures = new Map();
/** Tests that failed once. @type {string[]} */
const unstable = [];
/** Tests that cannot run on this machine. @type {Set<string>} */
const skipped = new Set();

// First: the checks and tests read the build and the article types that it generates.
await check("build", pinnedNode, "bin/build.ts");
// In parallel, because each of them mostly waits for browsers, servers, or the file system.
await Promise.all([checkStatically(), runVitest(), runPlaywright()]);
if (failures.size <= MAX_REPEATED) await repeatFailures();

const slowest = [...durations].sort(([, one], [, other]) => other - one).slice(0, 10);
console.log(`\nSlowest files:\n${slowest.map(([name, seconds]) => `${seconds.toFixed(0)} s  ${name}`).join("\n")}`);
if (unstable.length > 0) console.log(`\nUnstable, passed when run again alone:\n${unstable.join("\n")}`);
if (skipped.size > 0) console.log(`\nSkipped on this machine:\n${[...skipped].join("\n")}`);
if (failures.size > 0) console.log(`\nFailed:\n${[...failures.keys()].join("\n")}`);
console.log(`\n${passed} passed, ${failures.size} failed${skipped.size > 0 ? `, ${skipped.size} skipped` : ""}`);
process.exitCode = failures.size === 0 ? 0 : 1;

async function checkStatically() {
  // Checks Astro, TypeScript and JavaScript files, so that `tsc` is not necessary.
  await check("types", "astro", "check", "--noSync", "--minimumSeverity", "error");
  await check("style and import rules", "biome", "ci", "--reporter=summary");
  await check("unused code", "knip");
  await check("rooms", "depcruise", "domain", "server", "web", "db", "--output-type", "err-long");
}

/** @param {string[]} [selected] */
async function runVitest(selected = []) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`];
  const status = await run("tests", "vitest", ["run", ...reporters, ...selected]);
  count("tests", { status, path: vitestReport, isRepeated: selected.length > 0 }, ({ testResults }) =>
    testResults.flatMap((/** @type {any} */ file) => {
      const name = relative(root, file.name);
      durations.set(name, (file.endTime - file.startTime) / 1000);
      const tests = file.assertionResults.map((/** @type {any} */ test) => ({
        name: `${name} › ${test.fullName}`,
        status: test.status,
        selection: [name],
      }));
      // A failure outside a test, such as in a hook, shows only in the status of the file, which is therefore an entry too.
      const isBroken = file.status === "failed" && tests.every((/** @type {Test} */ { status }) => status !== "failed");
      return [...tests, { name, status: isBroken ? "failed" : "intact", selection: [name] }];
    }),
  );
}

/** @param {string[]} [selected] */
async function runPlaywright(selected = []) {
  const more = { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
  const status = await run("tests in a browser", "playwright", ["test", ...selected], more);
  const isRepeated = selected.length > 0;
  count("tests in a browser", { status, path: playwrightReport, isRepeated }, ({ suites }) => suites.flatMap(testsOf));
}

async function repeatFailures() {
  const selections = [...failures.values()].filter((selection) => selection !== undefined);
  const isInBrowser = (/** @type {string[]} */ [, project]) => project !== undefined;
  const inBrowser = new Set(selections.filter(isInBrowser).flat());
  const others = new Set(selections.filter((selection) => !isInBrowser(selection)).flat());
  if (others.size > 0) await runVitest(["--maxWorkers=1", ...others]);
  if (inBrowser.size > 0) await runPlaywright(["--workers=1", ...inBrowser]);
}

/**
 * Runs a check that passes or fails as a whole, and counts it as one test.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 */
async function check(name, command, ...args) {
  if ((await run(name, command, args)) === 0) passed += 1;
  else failures.set(name, undefined);
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
    env: { ...environment, TMPDIR: temporary, CI: "1", ...more },
  });
  // Tests without a browser wait for their servers more than they compute, and two of them run at a time: with the others
  // behind them, all end at about the same time.
  if (child.pid && command !== "vitest") setPriority(child.pid, 5);
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
 * @typedef {{ name: string, status: string, selection: string[] }} Test
 * @param {string} name
 * @param {{ status: number, path: string, isRepeated: boolean }} run
 * @param {(report: any) => Test[]} testsIn
 */
function count(name, { status, path, isRepeated }, testsIn) {
  const tests = existsSync(path) ? testsIn(JSON.parse(readFileSync(path, "utf8"))) : [];
  const failed = tests.filter((test) => ["failed", "unexpected", "flaky"].includes(test.status));
  const succeeded = tests.filter((test) => ["passed", "expected"].includes(test.status));
  for (const test of failed) failures.set(test.name, test.selection);
  if (failed.length === 0 && status !== 0) failures.set(name, undefined);
  if (isRepeated) {
    const intact = tests.filter((test) => test.status === "intact");
    const recovered = [...succeeded, ...intact].filter((test) => failures.delete(test.name));
    unstable.push(...recovered.map((test) => test.name));
    // A repeated run holds all tests of a file, most of which have passed and been counted before.
    passed += succeeded.filter((test) => recovered.includes(test) || skipped.delete(test.name)).length;
  } else passed += succeeded.length;
  for (const test of tests) if (test.status === "skipped") skipped.add(test.name);
}

/**
 * Lists the tests of a Playwright suite and of the suites in it.
 * @param {any} suite
 * @returns {Test[]}
 */
function testsOf(suite) {
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests.map((/** @type {any} */ test) => {
      const seconds = test.results.reduce(
        (/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration / 1000,
        0,
      );
      durations.set(spec.file, (durations.get(spec.file) ?? 0) + seconds);
      return {
        name: `[${test.projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
        // A test that follows a failed one of its series is not run, and not skipped on purpose.
        status: test.status === "skipped" && test.expectedStatus !== "skipped" ? "failed" : test.status,
        selection: [`tests/e2e/${spec.file}:${spec.line}`, `--project=${test.projectName}`],
      };
    }),
  );
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)];
}
