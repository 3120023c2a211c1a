import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { type ServerProcess, stopProcess } from "#bin/server-process.ts";
import type { Database } from "#db/database.ts";
import { openPostgres } from "#db/postgres.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import { laterMigration, laterRelease } from "#tests/support/build/later-release.ts";
import { lossesOf, startLoad } from "#tests/support/load.ts";
import { type Cluster, haproxy, startCluster } from "#tests/support/servers/cluster.ts";

/** Rounds before the upgrade, in which every server restarts, too. `npm run test:scale` sets 10. */
const restarts = Number(process.env.SCALE_ROUNDS ?? 0);

describe.skipIf(!haproxy)("three servers that stop and start one after the other under load", () => {
  let cluster: Cluster;
  let db: Database;
  /** How long each stop took, in milliseconds. */
  const stops: number[] = [];
  beforeAll(async () => {
    const databaseUrl = await createDatabase(inject("postgresUrl"), inject("postgresTemplate"));
    cluster = await startCluster(databaseUrl);
    db = await openPostgres(databaseUrl);
  });
  afterAll(async () => {
    await cluster?.stop();
    await db?.close();
  });

  /** Replaces each server by one of the release in `folder`, and returns how they stopped. */
  async function replaceAll(folder?: string): Promise<(number | string)[]> {
    const ends = [];
    for (const [index, server] of cluster.servers.entries()) {
      const begin = performance.now();
      ends.push(await stopProcess(server));
      stops.push(Math.round(performance.now() - begin));
      await cluster.start(index, folder);
    }
    return ends;
  }

  test(
    `fail no request and lose nothing while they ${restarts > 0 ? `restart ${restarts} times, ` : ""}take a later release and return`,
    async () => {
      const later = laterRelease();
      onTestFinished(later.remove);
      const load = startLoad(cluster.origin);
      onTestFinished(load.stop);
      await load.untilAnswered(200);
      for (let round = 0; round < restarts; round++) expect(await replaceAll()).toEqual([0, 0, 0]);
      const answeredBefore = load.answered();
      expect(await replaceAll(later.folder)).toEqual([0, 0, 0]);
      const { rows } = await sql<{
        name: string;
      }>`select name from kysely_migration order by name desc limit 1`.execute(db.read);
      expect(rows).toEqual([{ name: laterMigration }]);
      // The release before it starts again on the schema of the later one.
      const [first] = cluster.servers as [ServerProcess];
      await stopProcess(first);
      await cluster.start(0);
      await load.untilAnswered(200);
      await load.stop();
      const answered = `${answeredBefore} answers in restarts, ${load.answered() - answeredBefore} in the upgrade`;
      console.log(`${answered}, ${load.failures.length} failures; stops of up to ${Math.max(...stops)} ms`);
      expect(load.failures).toEqual([]);
      expect(await lossesOf(db, load)).toEqual([]);
    },
    120_000 + restarts * 60_000,
  );
});
