import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Clock ticks per second, in which Linux counts. */
const TICKS = 100;

/**
 * The processor time (ms) of a process so far, with its threads; with `children`, also that of its children, ended ones
 * included. Unlike a response time it does not grow while other programs run. Linux only, else not a number.
 */
export function processorTime(pid: number, { children = false } = {}): number {
  const own = statOf(pid);
  if (!own) return Number.NaN;
  // utime, stime, cutime and cstime of proc(5).
  const ofProcess = (fields: string[], count: number) =>
    fields.slice(11, 11 + count).reduce((sum, ticks) => sum + Number(ticks), 0);
  let ticks = ofProcess(own, children ? 4 : 2);
  if (children)
    for (const name of readdirSync("/proc")) {
      const child = /^\d+$/.test(name) && statOf(Number(name));
      if (child && child[1] === String(pid)) ticks += ofProcess(child, 2);
    }
  return (ticks / TICKS) * 1000;
}

/** The parent of a process. Linux only. */
export const parentOf = (pid: number) => Number(statOf(pid)?.[1]);

/** The fields of `/proc/<pid>/stat` after the name, which may contain spaces. */
function statOf(pid: number): string[] | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  try {
    const text = readFileSync(file, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    // It has ended in between.
    return undefined;
  }
}
