// Plain JavaScript for the oldest supported Node: it runs before the pinned Node is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

export const root = join(import.meta.dirname, "..");
const marker = join(root, "node_modules", ".installed");
/** The pinned Node. The one that runs this script may be older. */
export const pinnedNode = join(root, "node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");

/** The environment of child processes: our own tools come first in PATH, and telemetry is off. */
export const environment = {
  ...process.env,
  PATH: `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`,
  ASTRO_TELEMETRY_DISABLED: "1",
};

/** Installs the packages of package-lock.json, unless exactly these are installed. */
export function install() {
  const lockfile = readFileSync(join(root, "package-lock.json"), "utf8");
  const hash = createHash("sha256").update(lockfile).digest("hex");
  if (existsSync(marker) && readFileSync(marker, "utf8") === hash) return;
  if (!isInstalled(lockfile)) {
    console.log("Installing packages (npm ci).");
    // The build needs development packages too, which npm leaves out where NODE_ENV is production.
    npm("ci", "--include=dev");
  }
  if (!pinnedNodeRuns()) {
    console.log("Installing the pinned version of Node.");
    npm("rebuild", "node", "--ignore-scripts=false");
    if (!pinnedNodeRuns()) fail(`The Node in ${pinnedNode} does not run on this machine.`);
  }
  writeFileSync(marker, hash);
}

/**
 * Whether npm's record of the installed packages matches the lockfile.
 * @param {string} lockfile
 */
function isInstalled(lockfile) {
  const record = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, "utf8")).packages;
  /** @type {Record<string, { version?: string, optional?: boolean, peer?: boolean }>} */
  const packages = JSON.parse(lockfile).packages;
  return Object.entries(packages).every(
    ([path, wanted]) => path === "" || wanted.optional || wanted.peer || installed[path]?.version === wanted.version,
  );
}

function pinnedNodeRuns() {
  if (!existsSync(pinnedNode)) return false;
  const wanted = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).dependencies.node;
  const { stdout } = spawnSync(pinnedNode, ["--version"], { encoding: "utf8", shell: process.platform === "win32" });
  return stdout?.trim() === `v${wanted}`;
}

/** @param {string[]} args */
function npm(...args) {
  const { status, stdout, stderr } = spawnSync("npm", [...args, "--loglevel=error"], {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status !== 0) fail(`${stdout ?? ""}${stderr ?? ""}\nnpm ${args[0]} failed.`);
}

/**
 * Runs one of our tools. If it fails, exits with its status.
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, ...args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit", env: environment });
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (process.argv[1] === import.meta.filename) install();
