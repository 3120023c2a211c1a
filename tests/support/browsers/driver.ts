import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a journey needs of a browser: one window, driven over the browser's own protocol. */
export interface Driver {
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>;
  /** Runs a function of the page, which can use nothing but its arguments, and resolves with its JSON value. */
  run<A extends unknown[], T>(inPage: (...args: A) => T, ...args: A): Promise<T>;
  /** Presses and releases the mouse at a point of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  hover(x: number, y: number): Promise<void>;
  /** Types text; a key without a character is one of `keys`. */
  type(text: string): Promise<void>;
  /** Chooses a file in the file field at a CSS selector. */
  upload(selector: string, path: string): Promise<void>;
  /** Sets the size of the page in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  clearCookies(): Promise<void>;
  /** A PNG of the window. */
  screenshot(): Promise<Buffer>;
  stop(): Promise<void>;
}

/** Keys by their code points in WebDriver (W3C WebDriver, "Keyboard actions"). */
export const keys = { Enter: "\uE007", Escape: "\uE00C" } as const;

/** Longer than any step takes on a busy machine: a browser that does not respond hangs. */
export const STEP_MS = 60_000;

/** The script that runs a function of the page with JSON in and out; the protocols differ in all other values. */
export const scriptOf = (inPage: (...args: never[]) => unknown) =>
  `(json) => JSON.stringify((${inPage})(...JSON.parse(json)))`;

const press = [
  { type: "pointerDown", button: 0 },
  { type: "pointerUp", button: 0 },
];
const pointing = (x: number, y: number, then: object[]) => [
  {
    type: "pointer",
    id: "mouse",
    parameters: { pointerType: "mouse" },
    actions: [{ type: "pointerMove", x, y, origin: "viewport" }, ...then],
  },
];

/** The actions that move the mouse, in the form that W3C WebDriver and WebDriver BiDi share. */
export const hoverAt = (x: number, y: number) => pointing(x, y, []);

/** The actions of a click. */
export const clickAt = (x: number, y: number) => pointing(x, y, press);

/** The actions that type a text. */
export const typing = (text: string) => [
  {
    type: "key",
    id: "keyboard",
    actions: [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]),
  },
];

type Signal = "SIGKILL" | "SIGTERM";

/** A program, and all that it starts, in a process group of its own with a temporary folder. */
export interface Program {
  child: ChildProcess;
  /** What it printed so far. */
  output(): string;
  /** Resolves with the first match in its output; rejects when it exits or prints none in time. */
  prints(pattern: RegExp): Promise<RegExpExecArray>;
  kill(): void;
}

/** Starts a program, and makes sure that it does not outlive this process. `endWith` is the signal that ends it. */
export function launch(
  command: string,
  args: string[],
  options: SpawnOptions = {},
  endWith: Signal = "SIGKILL",
): Program {
  const child = spawn(command, args, { ...options, detached: true, stdio: ["ignore", "pipe", "pipe", "pipe"] });
  let output = "";
  for (const stream of child.stdio.slice(1))
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  const kill = () => {
    process.off("exit", kill);
    try {
      if (child.pid) process.kill(-child.pid, endWith);
    } catch {
      // It has ended.
    }
  };
  process.on("exit", kill);
  const prints = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const fail = (reason: unknown) => reject(new Error(`${command} did not start: ${reason}\n${output}`));
      const timer = setTimeout(() => fail("it printed nothing of the kind in time"), STEP_MS);
      const check = () => {
        const found = pattern.exec(output);
        if (!found) return;
        clearTimeout(timer);
        resolve(found);
      };
      for (const stream of child.stdio.slice(1)) stream?.on("data", check);
      child.once("error", fail);
      child.once("exit", (status, signal) => fail(`it exited with ${status ?? signal}`));
      check();
    });
  return { child, output: () => output, prints, kill };
}

/** A temporary folder and the function that removes it. */
export function temporaryFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "site-browser-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
