import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

const aptLimits = ["DPkg::Lock::Timeout=120", "Acquire::http::Timeout=30", "Acquire::Retries=1"].flatMap((limit) => [
  "-o",
  limit,
]);
/** Programs of this run that look for packages at the same time take turns: apt-get waits for some of its own locks only. */
const APT_LOCK = "/tmp/site-apt-get.lock";
/** Daemons are there, and not in the PATH of every user. */
const systemFolder = "/usr/sbin";

/**
 * The path of a program, installed with apt-get as root on Debian if necessary; undefined if there is none.
 * @param {string} name also the name of its package
 */
export function findProgram(name) {
  const find = () => installed([name]);
  return find() ?? fromDebian([name], find);
}

/**
 * The path of the first of these commands that is installed.
 * @param {string[]} names
 */
export function installed(names) {
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
  for (const name of names) {
    for (const folder of [...path, systemFolder]) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return undefined;
}

/**
 * Installs packages with apt-get, as root on Debian; gives up when a step takes five minutes.
 * @param {string[]} packages
 * @param {() => string | undefined} find what to return then
 */
export function fromDebian(packages, find) {
  const isDebian =
    existsSync("/etc/os-release") && /^ID(_LIKE)?=.*debian/m.test(readFileSync("/etc/os-release", "utf8"));
  if (!isDebian || process.getuid?.() !== 0) return undefined;
  console.log(`Installing ${packages.join(" and ")} (apt-get).`);
  const update = ["update", "-qq"];
  const install = ["install", "-y", "-qq", "--no-install-recommends", ...packages];
  // The download apart, so that the time limit does not interrupt dpkg.
  for (const step of [update, [...install, "--download-only"], install]) {
    const { status } = spawnSync("flock", ["--no-fork", APT_LOCK, "apt-get", ...aptLimits, ...step], {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      timeout: 300_000,
    });
    if (status === 0) continue;
    console.log(`apt-get ${step.join(" ")} did not succeed.`);
    // What was fetched at an earlier time may do.
    if (step !== update) break;
  }
  return find();
}
