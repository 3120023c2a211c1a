import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "#bin/find-program.mjs";
import { freePort } from "#harness/free-port.ts";
import { launch, temporaryFolder } from "#tests/support/browsers/driver.ts";

/** PgBouncer's path; undefined where it is neither installed nor can be. */
export const pgbouncer = findProgram("pgbouncer");

/**
 * Starts PgBouncer in transaction mode before the database at `databaseUrl`, to which it opens at most `connections`. Returns
 * the URL of the database through it.
 */
export async function startPgbouncer(databaseUrl: string, connections: number): Promise<{ url: string; stop(): void }> {
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  const own = await freePort();
  const { folder, remove } = temporaryFolder();
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
`,
  );
  // PgBouncer does not run as root.
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  chmodSync(folder, 0o755);
  const program = launch(pgbouncer as string, [...user, file]);
  await program.prints(/process up/);
  return {
    url: `postgres://${username}@127.0.0.1:${own}${pathname}`,
    stop() {
      program.kill();
      remove();
    },
  };
}
