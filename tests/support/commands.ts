import { type ChildProcess, spawn } from "node:child_process";
import { setPriority } from "node:os";
import { serverCommand } from "#bin/server-command.mjs";
import { variableNames } from "#server/env.ts";

const unset = Object.fromEntries(variableNames.map((name) => [name, ""]));

/** A command in its own process, as an operator starts it with npm run. */
export interface Command {
  child: ChildProcess;
  /** Its exit status or the signal that ended it, and its output. */
  ended: Promise<{ code: number | string; stdout: string; stderr: string }>;
}

/** Starts `bin/<name>.ts` with exactly `environment`, and `input` as its standard input; as the user `uid` if it is given. */
export function startCommand(
  name: "backup" | "restore" | "move" | "audit-verify" | "consent-verify" | "user",
  args: readonly string[],
  environment: Record<string, string>,
  input: string | Buffer = "",
  uid?: number,
): Command {
  const child = spawn(process.execPath, [`bin/${name}.ts`, ...args], {
    env: { ...serverCommand.environment, ...unset, ...environment },
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => {
    output.stdout += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output.stderr += chunk;
  });
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const ended = new Promise<{ code: number | string; stdout: string; stderr: string }>((resolve) =>
    child.once("close", (code, signal) => resolve({ code: signal ?? code ?? 1, ...output })),
  );
  return { child, ended };
}

/**
 * Lets other processes come first, so that the command does not end before the test has looked. Not at the lowest priority,
 * at which it would stand still on a busy machine.
 */
export function slowDown({ pid }: ChildProcess): void {
  if (pid) setPriority(pid, 10);
}

/** The same, and waits for its end. */
export const runCommand = (...parameters: Parameters<typeof startCommand>) => startCommand(...parameters).ended;
