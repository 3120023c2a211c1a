import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { startProcess, stopProcess } from "#bin/server-process.ts";
import { openPostgres } from "#db/postgres.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import { send } from "#harness/send.ts";

/** `npm run test:scale` sets 10. */
const rounds = Number(process.env.SCALE_ROUNDS ?? 1);

test(
  `three processes that start together on an empty database create one admin, ${rounds} times`,
  async () => {
    for (let round = 0; round < rounds; round++) {
      const databaseUrl = await createDatabase(inject("postgresUrl"));
      const folder = mkdtempSync(join(tmpdir(), "site-first-start-"));
      const servers = await Promise.all(
        ["one", "two", "three"].map((name) =>
          startProcess({ DATABASE_URL: databaseUrl, DATA_DIR: join(folder, name), ADMIN_USERNAME: "first" }),
        ),
      );
      const statuses = await Promise.all(
        servers.flatMap(({ origin }) =>
          ["/readyz", "/careers"].map(async (path) => (await send(origin + path)).status),
        ),
      );
      const passwords = servers.flatMap((server) => server.output().match(/username first, password \S+/g) ?? []);
      const ends = await Promise.all(servers.map(stopProcess));
      const db = await openPostgres(databaseUrl);
      const users = await db.read.selectFrom("users").select(["username", "role"]).execute();
      await db.close();
      rmSync(folder, { recursive: true, force: true });
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
      expect(passwords).toHaveLength(1);
      expect(users).toEqual([{ username: "first", role: "admin" }]);
      expect(ends).toEqual([0, 0, 0]);
    }
  },
  60_000 + rounds * 60_000,
);
