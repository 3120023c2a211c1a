import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type ServerProcess, startProcess, stopProcess } from "#bin/server-process.ts";
import { adminEnvironment } from "#harness/cast.ts";

const run = promisify(execFile);

export interface Load {
  requestsPerSecond: number;
  /** Milliseconds. */
  p99: number;
  /** Failed connections, and responses other than 2xx and 3xx. */
  failures: number;
}

interface LoadOptions {
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** The path of a Lua script that makes the requests. */
  script?: string;
}

/** Loads a URL with wrk from one thread, so that the server has a core of its own. */
export async function load(
  wrk: string,
  url: string,
  { connections, seconds, headers = {}, script }: LoadOptions,
): Promise<Load> {
  const { stdout } = await run(wrk, [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--latency",
    ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    ...(script ? ["-s", script] : []),
    url,
  ]);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? Number.NaN);
  const [, p99 = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const inMilliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };
  const socketErrors = [...(/Socket errors:.*/.exec(stdout)?.[0] ?? "").matchAll(/(\d+)/g)];
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99: Number(p99) * (inMilliseconds[unit] ?? Number.NaN),
    failures:
      (/Non-2xx or 3xx responses: (\d+)/.test(stdout) ? number(/Non-2xx or 3xx responses: (\d+)/) : 0) +
      socketErrors.reduce((sum, [count]) => sum + Number(count), 0),
  };
}

/** Runs `work` with a server over an empty temporary folder, without rate limits by default, and stops it afterward. */
export async function withServer<Result>(
  work: (server: ServerProcess, folder: string) => Promise<Result>,
  environment: Record<string, string> = { RATE_LIMITS: "off" },
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "site-bench-"));
  const server = await startProcess({ ...adminEnvironment, DATA_DIR: join(folder, "data"), ...environment });
  try {
    return await work(server, folder);
  } finally {
    await stopProcess(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The resident memory of a process (MB). Linux only. */
export function residentMb(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

/** A script for wrk that posts `body` as JSON, as the pages of this site do. */
export function postScript(body: object): string {
  return `wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.headers["Sec-Fetch-Site"] = "same-origin"
wrk.body = [==[${JSON.stringify(body)}]==]`;
}

/** Appends to a line of figures whether its goal is met. */
export function verdict(text: string, meets: boolean): string {
  return `${text}  ${meets ? "met" : "MISSED"}`;
}
