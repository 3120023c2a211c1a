import { type ChildProcess, spawn } from "node:child_process";
import { variableNames } from "#server/env.ts";
import { serverCommand } from "./server-command.mjs";

const START_TIMEOUT_MS = 30_000;
/** An empty variable counts as absent and overrides a developer's `.env`, which must not affect this server. */
const unset = Object.fromEntries(variableNames.map((name) => [name, ""]));

/** The server in its own process, started as an operator starts it. */
export interface ServerProcess {
  origin: string;
  child: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Resolves with its exit status, or with the signal that ended it. */
  ended: Promise<number | string>;
}

/**
 * Starts `server/start.ts`, or the server that `started` starts, on a free port with exactly `environment` and resolves when it
 * is ready. Rejects with its output when it exits before that. It leads its own process group, so that the whole group can be
 * killed.
 */
export function startProcess(
  environment: Record<string, string>,
  started: { command: string; arguments: string[]; environment: NodeJS.ProcessEnv } = serverCommand,
): Promise<ServerProcess> {
  const child = spawn(started.command, started.arguments, {
    env: { ...started.environment, ...unset, PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let printed = "";
  const ended = new Promise<number | string>((resolve) =>
    child.once("exit", (code, signal) => resolve(signal ?? code ?? 1)),
  );
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new Error(`The server did not start:\n${printed}`));
    }, START_TIMEOUT_MS);
    const listen = (chunk: Buffer) => {
      printed += chunk.toString();
      const origin = /^Ready: (\S+)$/m.exec(printed)?.[1];
      if (!origin) return;
      clearTimeout(timer);
      resolve({ origin, child, ended, output: () => printed });
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    // The streams close after the exit. Only then is the output complete.
    child.once("close", () => {
      clearTimeout(timer);
      reject(new Error(printed));
    });
  });
}

/** Stops a server with SIGTERM and resolves with its exit status or signal. */
export async function stopProcess({ child, ended }: ServerProcess): Promise<number | string> {
  child.kill("SIGTERM");
  return await ended;
}
