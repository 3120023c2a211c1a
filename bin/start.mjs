// `npm start`: installs if needed, builds if stale, serves. Each step says so in one line.
import { spawn } from "node:child_process";
import { environment, install, pinnedNode, root, run } from "./install.mjs";
import { isStale } from "./stamp.mjs";

install();
if (isStale()) {
  console.log("Building the pages.");
  run(pinnedNode, "bin/build.ts");
}

// npm does not hand signals on to what it started: when it is told to stop and is gone, so are we.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, 300).unref();
}

if (Number.parseInt(process.versions.node, 10) >= 24) {
  await import("../server/start.ts");
} else {
  const server = spawn(pinnedNode, ["server/start.ts"], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: environment,
  });
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT", "SIGHUP"]))
    process.on(signal, () => server.kill(signal));
  server.on("exit", (status, signal) => {
    if (signal) process.removeAllListeners(signal);
    if (signal) process.kill(process.pid, signal);
    else process.exit(status ?? 1);
  });
}
