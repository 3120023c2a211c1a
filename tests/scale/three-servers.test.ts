import { createHash } from "node:crypto";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { ServerProcess } from "#bin/server-process.ts";
import type { Database } from "#db/database.ts";
import { openPostgres } from "#db/postgres.ts";
import { applicant } from "#harness/cast.ts";
import { formRequest } from "#harness/form.ts";
import { createDatabase, type DurablePostgresServer, startDurablePostgres } from "#harness/postgres-server.ts";
import { send } from "#harness/send.ts";
import { pdf } from "#tests/support/documents.ts";
import { lossesOf, startLoad } from "#tests/support/load.ts";
import { type Cluster, haproxy, startCluster } from "#tests/support/servers/cluster.ts";

/** `npm run test:scale` sets 10. */
const rounds = Number(process.env.SCALE_ROUNDS ?? 1);
const TIMEOUT_MS = 120_000 + rounds * 60_000;

describe.skipIf(!haproxy)("three servers behind HAProxy", () => {
  let postgres: DurablePostgresServer;
  let cluster: Cluster;
  let db: Database;
  beforeAll(async () => {
    postgres = await startDurablePostgres();
    const databaseUrl = await createDatabase(postgres.url);
    cluster = await startCluster(databaseUrl);
    db = await openPostgres(databaseUrl);
  });
  afterAll(async () => {
    await cluster?.stop();
    await db?.close();
    await postgres?.stop();
  });

  test(
    `lose nothing that they acknowledged before PostgreSQL crashed, and recover by themselves, ${rounds} times`,
    async () => {
      const load = startLoad(cluster.origin);
      for (let round = 0; round < rounds; round++) {
        const stored = load.inquiries.size;
        await vi.waitUntil(() => load.inquiries.size > stored + 50, { timeout: 30_000 });
        await postgres.crash();
        for (const { origin } of cluster.servers)
          await vi.waitUntil(async () => (await send(`${origin}/readyz?check=database`)).status === 200, 30_000);
      }
      const failuresBefore = load.failures.length;
      await load.untilAnswered(200);
      await load.stop();
      console.log(`${rounds} crashes of PostgreSQL: ${load.answered()} answers, ${failuresBefore} failures`);
      expect(load.failures.filter((failure) => !/^\/\S*: 503$/.test(failure))).toEqual([]);
      expect(await lossesOf(db, load)).toEqual([]);
      expect(cluster.servers.map(({ child }) => child.exitCode)).toEqual([null, null, null]);
    },
    TIMEOUT_MS,
  );

  test(
    "store nothing of an upload when their process is killed, and the others go on",
    async () => {
      const [server] = cluster.servers as [ServerProcess];
      const content = pdf(3_000_000);
      const { resumePath: _, ...fields } = applicant;
      const { headers, body } = formRequest(fields, { name: "me.pdf", content });
      const half = startUpload(
        server.origin,
        { ...headers, "Content-Length": body.length },
        body.subarray(0, -1_000_000),
      );
      await half.sent;
      process.kill(-(server.child.pid as number), "SIGKILL");
      await expect(half.status).rejects.toThrow();
      const load = startLoad(cluster.origin, 4);
      await load.untilAnswered(100);
      await load.stop();
      const rows = () =>
        db.read
          .selectFrom("files")
          .innerJoin("jobApplications", "jobApplications.id", "files.jobApplicationId")
          .select("files.content")
          .where("jobApplications.email", "=", applicant.email)
          .execute();
      expect(load.failures).toEqual([]);
      expect(await rows()).toEqual([]);
      expect(await db.read.selectFrom("jobApplications").select("id").execute()).toEqual([]);
      await cluster.start(0);
      const whole = startUpload(server.origin, { ...headers, "Content-Length": body.length }, body);
      expect(await whole.status).toBe(201);
      const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
      expect((await rows()).map((row) => hashOf(row.content))).toEqual([hashOf(content)]);
    },
    TIMEOUT_MS,
  );
});

/** Sends the beginning of an application, or all of it. `sent` resolves when the server has read what it gets. */
function startUpload(origin: string, headers: object, part: Buffer) {
  const upload = request(`${origin}/api/job-applications`, {
    method: "POST",
    agent: false,
    headers: { "Sec-Fetch-Site": "same-origin", ...headers },
  });
  const status = new Promise<number>((resolve, reject) => {
    upload.on("error", reject);
    upload.on("response", (answer) => resolve(answer.resume().statusCode ?? 0));
  });
  // Another connection is answered, so the server goes on reading this one.
  const sent = new Promise<void>((resolve) => upload.write(part, () => resolve())).then(() =>
    send(`${origin}/healthz`),
  );
  return { sent, status };
}
