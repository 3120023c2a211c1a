import { type ChildProcess, spawn } from "node:child_process";
import { variableNames } from "#server/env.ts";
import { serverCommand } from "./server-command.mjs";

const START_MS = 30_000;
/** An empty variable counts as absent and overrides a developer's `.env`, which must not affect this server. */
const unset = Object.fromEntries(variableNames.map((name) => [name, ""]));

/** The product as a process of its own, as an operator starts it. */
export interface ServerProcess {
  origin: string;
  child: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** Resolves with its exit status, or with the signal that ended it. */
  ended: Promise<number | string>;
}

/**
 * Starts `server/start.ts` on a free port with exactly `environment` and waits for its address; rejects with what it
 * printed when it ends first. It leads a process group of its own, so that all of it can be killed at once.
 */
export function startProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(serverCommand.command, serverCommand.arguments, {
    env: { ...serverCommand.environment, ...unset, PORT: "0", ...environment },
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
    }, START_MS);
    const listen = (chunk: Buffer) => {
      printed += chunk.toString();
      const origin = /^Ready: (\S+)$/m.exec(printed)?.[1];
      if (!origin) return;
      clearTimeout(timer);
      resolve({ origin, child, ended, output: () => printed });
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    // The streams close after the exit; only then has everything been said.
    child.once("close", () => {
      clearTimeout(timer);
      reject(new Error(printed));
    });
  });
}

/** Ends a server as an operator does and waits until it is gone. */
export async function stopProcess({ child, ended }: ServerProcess): Promise<number | string> {
  child.kill("SIGTERM");
  return await ended;
}
