// `npm start`: installs if needed, builds if stale, serves. Each step prints one line.
import { spawn } from "node:child_process";
import { install, pinnedNode, root, run } from "./install.mjs";
import { serverCommand } from "./server-command.mjs";
import { isStale } from "./stamp.mjs";

install();
if (isStale()) {
  console.log("Building the pages.");
  run(pinnedNode, "bin/build.ts");
}

const server = spawn(serverCommand.command, serverCommand.arguments, {
  cwd: root,
  // The channel closes when this process ends in any way, and then the server stops.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: serverCommand.environment,
});
for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT", "SIGHUP"])) {
  process.on(signal, () => server.kill("SIGTERM"));
}
// npm does not forward signals: when the npm process has ended, stop the server.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent) server.kill("SIGTERM");
  }, 300).unref();
}
server.on("exit", (status, signal) => {
  if (signal) process.removeAllListeners(signal);
  if (signal) process.kill(process.pid, signal);
  else process.exit(status ?? 1);
});
