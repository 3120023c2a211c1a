import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";

/** What frames every page: a change of the header is no change of what a page says. */
const frame = ["web/discovery/", "web/layouts/", "web/shell/", "web/styles/", "web/ui/"];

/**
 * Says when the words and pictures of a page last changed: the latest change of its own file and of all that it is made
 * of. A file that is committed as it is was changed by its last commit, another one when it was last written; that goes
 * for all files where there is no history. So the day may be too late (a copy without history, a shallow one), never
 * too early.
 */
export function createLastChanged(root: string): (entrypoint: string) => Date {
  const committed = commitDates(root);
  const changed = (file: string) => committed.get(relative(root, file).split(sep).join("/")) ?? statSync(file).mtimeMs;
  return (entrypoint) => {
    const files = parts(root, resolve(root, entrypoint));
    return new Date(Math.max(...[...files].map(changed)));
  };
}

function commitDates(root: string): Map<string, number> {
  const dates = new Map<string, number>();
  const git = (...args: string[]) =>
    spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 64 << 20, stdio: ["ignore", "pipe", "ignore"] });
  const log = git(
    "-c",
    "core.quotePath=false",
    "log",
    "--format=%x00%ct",
    "--name-only",
    "--relative",
    "--",
    "web",
    "content",
  );
  if (log.status !== 0) return dates;
  for (const entry of log.stdout.split("\0").slice(1)) {
    const [seconds = "", ...files] = entry.split("\n").filter(Boolean);
    for (const file of files) if (!dates.has(file)) dates.set(file, Number(seconds) * 1000);
  }
  const edited = git("-c", "core.quotePath=false", "diff", "HEAD", "--name-only", "--relative");
  for (const file of edited.stdout.split("\n")) dates.delete(file);
  return dates;
}

/** A page's file and all that it imports of ours, the frame aside. */
function parts(root: string, file: string, seen = new Set<string>()): Set<string> {
  const place = relative(root, file).split(sep).join("/");
  if (seen.has(file) || !existsSync(file) || frame.some((folder) => place.startsWith(folder))) return seen;
  seen.add(file);
  if (!/\.(astro|mdx|tsx?)$/.test(file)) return seen;
  for (const [, from = ""] of readFileSync(file, "utf8").matchAll(/\bimport\b[^"';]*["']([^"']+)["']/g)) {
    if (from.startsWith(".")) parts(root, join(dirname(file), from), seen);
    else if (/^#(web|content)\//.test(from)) parts(root, join(root, from.slice(1)), seen);
  }
  return seen;
}
