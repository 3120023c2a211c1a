import { join } from "node:path";
import pino from "pino";
import { FolderInUseError, ForeignSchemaError, UnreachableError } from "#db/database.ts";
import { ExpectedError } from "#domain/kernel/errors.ts";
import { EnvError, readEnv } from "./env.ts";
import { environmentWithFile } from "./env-file.ts";
import { warnAboutTypos } from "./env-typos.ts";
import { type RunningServer, serve } from "./serve.ts";
import { loggable } from "./telemetry/failure-log.ts";

// What the server writes is for its own user only.
process.umask(0o077);
const root = join(import.meta.dirname, "..");
const WARM_UP_DELAY_MS = 1000;
// At most a megabyte of lines waits to be written.
const output = pino.destination({ sync: false, minLength: 4096, maxLength: 1024 * 1024 });
// Without listeners, a log on a full disk would end the process. Lines that cannot be written are lost.
const outputs: NodeJS.EventEmitter[] = [output, process.stdout, process.stderr];
for (const one of outputs) one.on("error", () => {});
const log = pino(output);
// Writes buffered lines within a second.
setInterval(() => log.flush(), 1000).unref();
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Returns one sentence for a failure that the operator can fix; undefined for all others. */
function sentenceFor(error: unknown): string | undefined {
  const explained = [EnvError, FolderInUseError, ForeignSchemaError, UnreachableError];
  if (explained.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof ExpectedError) return `The first admin cannot be set up: ${error.message}.`;
  const { code, message, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (code === "EADDRINUSE") return `Another program is already listening on ${address}:${port}. Choose another PORT.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `This machine has no address ${address ?? ""} to listen on. Check HOST.`;
  if (code === "EACCES" && port)
    return `Listening on port ${port} is not permitted for this user. Choose another PORT.`;
  if (
    code?.startsWith("SQLITE_") ||
    code === "EACCES" ||
    code === "ENOSPC" ||
    code === "EROFS" ||
    code === "ENOTDIR" ||
    code === "EEXIST"
  ) {
    return `The data folder (DATA_DIR) cannot be used: ${message}.`;
  }
  return undefined;
}

function stopOnSignals(server: RunningServer): void {
  let stopping = false;
  const stop = async () => {
    // Ctrl-C reaches this process and its parent, which forwards it: the second signal is ignored.
    if (stopping) return;
    stopping = true;
    print("Stopping: finishing open requests.");
    await server.stop();
    print("Stopped.");
    log.flush((error) => {
      // Otherwise pino would try to write the rest at the exit, without end.
      if (error) output.destroy();
      process.exit(0);
    });
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  // `npm start` forwards signals to this process, so it must not outlive `npm start`.
  process.once("disconnect", stop);
}

process.on("unhandledRejection", (error) => log.error({ err: loggable(error) }, "uncaught exception"));

try {
  const variables = environmentWithFile(root);
  for (const warning of warnAboutTypos(variables)) print(warning);
  const env = readEnv(variables);
  const server = await serve({ env, log, print, distFolder: join(root, "dist") });
  stopOnSignals(server);
  print(`Ready: ${server.origin}`);
  // The first requests, which come with the start, do not wait for it.
  setTimeout(() => void server.warmUp(), WARM_UP_DELAY_MS).unref();
} catch (error) {
  const sentence = sentenceFor(error);
  if (!sentence) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
